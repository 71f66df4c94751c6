import { ApiError, api } from './net/api';
import type { Me } from './protocol';
import { reasonText } from './reasons';

declare global {
  var bargMe: Promise<Me | null> | undefined;
}

/** The guest of this browser. */
class MeStore {
  name = $state('');
  /** The cookie is there: requests that need a person will work. */
  known = $state(false);
  /** The question that boot.js asked before this script was there. */
  #early: Promise<Me | null> | null = globalThis.bargMe ?? null;

  async load() {
    const me = (await this.#early) ?? (await api.me());
    this.#early = null;
    this.name = me.name;
    this.known = true;
  }

  /** Saves a name; answers with the reason when it is refused. */
  async rename(name: string): Promise<string | null> {
    try {
      this.name = (await api.rename(name)).name;
      return null;
    } catch (error) {
      if (error instanceof ApiError) return reasonText(error.reason);
      throw error;
    }
  }
}

export const me = new MeStore();
