import { ApiError, api } from './net/api';
import { reasonText } from './reasons';

/** The guest of this browser. */
class MeStore {
  name = $state('');
  /** The cookie is there: requests that need a person will work. */
  known = $state(false);

  async load() {
    const me = await api.me();
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
