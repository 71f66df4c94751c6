import { ApiError, api } from './net/api';
import { fromWire, toWire } from './preferences';
import type { Me } from './protocol';
import { reasonText } from './reasons';
import { settings, type Saved } from './settings.svelte';

/** After the last change of a setting, before the server is told. */
const SETTLE_MS = 800;

declare global {
  var bargMe: Promise<Me | null> | undefined;
}

/** Where the name is remembered for tables without a network. */
const NAME = 'barg-name';

function rememberedName(): string {
  try {
    return localStorage.getItem(NAME) ?? '';
  } catch {
    return '';
  }
}

/** The guest of this browser. */
class MeStore {
  /** As the server said last. */
  name = $state(rememberedName());
  /** The cookie is there: requests that need a person will work. */
  known = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The question that boot.js asked before this script was there. */
  #early: Promise<Me | null> | null = globalThis.bargMe ?? null;

  async load() {
    const me = (await this.#early) ?? (await api.me());
    this.#early = null;
    this.#remember(me.name);
    this.known = true;
    this.#meet(me.settings ?? null);
  }

  /** Takes over what was set later on another device, or tells what was set here. */
  #meet(kept: Me['settings']) {
    const here = settings.saved;
    if (kept && kept.at > here.at) settings.adopt(fromWire(kept, here));
    else if (here.at > (kept?.at ?? 0)) this.#tell(here);
    settings.changed = (saved) => {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.#tell(saved), SETTLE_MS);
    };
  }

  #remember(name: string) {
    this.name = name;
    try {
      localStorage.setItem(NAME, name);
    } catch {
      // The device keeps nothing; the server does.
    }
  }

  #tell(saved: Saved) {
    // Away or refused: the device remembers it, and tells it at the next visit.
    api.keepSettings(toWire(saved)).catch(() => {});
  }

  /** Saves a name; answers with the reason when it is refused. */
  async rename(name: string): Promise<string | null> {
    try {
      this.#remember((await api.rename(name)).name);
      return null;
    } catch (error) {
      if (error instanceof ApiError) return reasonText(error.reason);
      throw error;
    }
  }
}

export const me = new MeStore();
