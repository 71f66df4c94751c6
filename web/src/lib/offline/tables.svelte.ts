import type { MyTable, TableView } from '../protocol';
import { isDrawn } from '../table/game-names';

const PREFIX = 'barg-table:';
/** What was no table when it was opened. */
const BROKEN = 'barg-table-broken:';
const VERSION = 1;

/** What a list shows of a table. */
export type Shown = Omit<MyTable, 'table' | 'updated' | 'names' | 'bots' | 'empty'> & { players: number };

export interface Kept {
  version: typeof VERSION;
  /** In milliseconds since 1970. */
  changed: number;
  shown: Shown | null;
  log: readonly string[];
}

/** What is kept under one id: a table, or text that is none. */
export type Entry = { id: string; kept: Kept } | { id: string; kept: null; text: string };

/** `moved`: another window has gone on with this table. `gone`: it is there no more. `full`: it could not be kept. */
export type Written = 'kept' | 'moved' | 'gone' | 'full';

type Storing = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

export const shownOf = (view: TableView): Shown => ({
  game: view.game,
  status: view.status,
  totals: view.totals,
  my_turn: view.deal?.to_act != null && view.deal.to_act === view.seat,
  players: view.seats.length,
});

/** The tables that are played on this device, each with its whole log under a key of its own. */
export class DeviceTables {
  entries = $state.raw<readonly Entry[]>([]);
  readonly #storage: () => Storing;

  constructor(storage: () => Storing = () => localStorage) {
    this.#storage = storage;
    this.load();
  }

  /** Reads all tables anew. */
  load() {
    const found: Entry[] = [];
    try {
      const storage = this.#storage();
      for (let i = 0; i < storage.length; i++) {
        const key = storage.key(i) ?? '';
        const text = storage.getItem(key) ?? '';
        if (key.startsWith(PREFIX)) found.push(entryOf(key.slice(PREFIX.length), text));
        if (key.startsWith(BROKEN)) found.push({ id: key.slice(BROKEN.length), kept: null, text });
      }
    } catch {
      // Storage is closed to us: there is nothing to show, and writing says so.
    }
    this.entries = found.toSorted((a, b) => (b.kept?.changed ?? 0) - (a.kept?.changed ?? 0));
  }

  get(id: string): Entry | null {
    try {
      const text = this.#storage().getItem(PREFIX + id);
      return text === null ? null : entryOf(id, text);
    } catch {
      return null;
    }
  }

  add(id: string, log: readonly string[]): Written {
    return this.#write(id, { version: VERSION, changed: Date.now(), shown: null, log });
  }

  /** Writes what has happened after the first `known` events. */
  append(id: string, known: number, news: readonly string[], shown: Shown): Written {
    const entry = this.get(id);
    if (entry === null) return 'gone';
    const log = entry.kept?.log;
    if (log?.length !== known) return 'moved';
    return this.#write(id, { version: VERSION, changed: Date.now(), shown, log: [...log, ...news] });
  }

  /** Puts away what the rules do not read: it stays to be saved, and no table is opened from it. */
  putAway(id: string) {
    try {
      const text = this.#storage().getItem(PREFIX + id);
      if (text === null) return;
      this.#storage().setItem(BROKEN + id, text);
      this.#storage().removeItem(PREFIX + id);
    } catch {
      // It stays where it is.
    }
    this.load();
  }

  remove(id: string) {
    try {
      for (const prefix of [PREFIX, BROKEN]) this.#storage().removeItem(prefix + id);
    } catch {
      // It was not kept.
    }
    this.load();
  }

  /** Puts a removed entry back as it was. */
  restore(entry: Entry) {
    try {
      const [prefix, text] = entry.kept ? [PREFIX, JSON.stringify(entry.kept)] : [BROKEN, entry.text];
      this.#storage().setItem(prefix + entry.id, text);
    } catch {
      // The device keeps nothing any more.
    }
    this.load();
  }

  /** Calls back when another window writes or deletes this table, or the storage is cleared, until the function given back is called. */
  follow(id: string, changed: () => void): () => void {
    const listen = (event: StorageEvent) => (event.key === PREFIX + id || event.key === null) && changed();
    addEventListener('storage', listen);
    return () => removeEventListener('storage', listen);
  }

  #write(id: string, kept: Kept): Written {
    try {
      this.#storage().setItem(PREFIX + id, JSON.stringify(kept));
    } catch {
      return 'full';
    }
    return 'kept';
  }
}

export const deviceTables = new DeviceTables();

function entryOf(id: string, text: string): Entry {
  try {
    const found = JSON.parse(text) as unknown;
    if (isKept(found)) return { id, kept: found };
  } catch {
    // No JSON.
  }
  return { id, kept: null, text };
}

function isKept(found: unknown): found is Kept {
  if (typeof found !== 'object' || found === null) return false;
  const { version, changed, shown, log } = found as Record<string, unknown>;
  return (
    version === VERSION &&
    typeof changed === 'number' &&
    (shown === null || isShown(shown)) &&
    Array.isArray(log) &&
    log.length > 0 &&
    log.every((line) => typeof line === 'string')
  );
}

function isShown(found: unknown): found is Shown {
  if (typeof found !== 'object' || found === null) return false;
  const { game, status, totals, my_turn, players } = found as Record<string, unknown>;
  return (
    isDrawn(game as Shown['game']) &&
    ['waiting', 'playing', 'between', 'over'].includes(status as string) &&
    Array.isArray(totals) &&
    totals.every(Number.isFinite) &&
    typeof my_turn === 'boolean' &&
    Number.isSafeInteger(players)
  );
}
