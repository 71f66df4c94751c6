import { SheetError } from './check';
import { newId } from './edit';
import { readSheet, sheetText } from './files';
import type { GameName, Sheet } from './types';

const PREFIX = 'barg-sheet:';

/** What is kept under one id: a sheet, or text that is none any more. */
export type Entry =
  | { readonly id: string; readonly sheet: Sheet; readonly error: null }
  | { readonly id: string; readonly sheet: null; readonly error: SheetError; readonly text: string };

type Storing = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/**
 * The sheets of this device. Each is kept under a key of its own; before a change it is read
 * again, so that what another window wrote stays. What cannot be kept stays here, and is told.
 */
export class SheetStore {
  entries = $state.raw<readonly Entry[]>([]);
  /** Sheets that the device has refused to keep: full, or closed to us. */
  unsaved = $state.raw<ReadonlySet<string>>(new Set());
  readonly #storage: () => Storing;

  constructor(storage: () => Storing = () => localStorage) {
    this.#storage = storage;
    this.load();
  }

  /** Follows the other windows until the function that it gives back is called. */
  follow(): () => void {
    const listen = (event: StorageEvent) => {
      if (event.key === null) return this.load();
      const id = event.key.slice(PREFIX.length);
      if (event.key.startsWith(PREFIX) && !this.unsaved.has(id)) this.#put(id, event.newValue);
    };
    addEventListener('storage', listen);
    this.load();
    return () => removeEventListener('storage', listen);
  }

  load() {
    const kept = this.entries.filter((entry) => this.unsaved.has(entry.id));
    const read: Entry[] = [];
    try {
      const storage = this.#storage();
      for (let i = 0; i < storage.length; i++) {
        const key = storage.key(i) ?? '';
        const id = key.slice(PREFIX.length);
        if (key.startsWith(PREFIX) && !this.unsaved.has(id)) read.push(entryOf(id, storage.getItem(key) ?? ''));
      }
    } catch {
      // Storage is closed to us: there is nothing to show, and writing says so.
    }
    this.#show([...kept, ...read]);
  }

  get(id: string): Entry | null {
    return this.entries.find((entry) => entry.id === id) ?? null;
  }

  /** Changes a sheet as it stands now, in whichever window it was written last. */
  change<G extends GameName>(sheet: Sheet<G>, change: (sheet: Sheet<G>) => Sheet<G>): Sheet<G> {
    if (!this.unsaved.has(sheet.id)) this.#put(sheet.id, this.#read(sheet.id));
    const fresh = this.get(sheet.id)?.sheet as Sheet<G> | null | undefined;
    const next = change(fresh ?? sheet);
    this.save(next);
    return next;
  }

  save(sheet: Sheet) {
    const unsaved = new Set(this.unsaved);
    try {
      this.#storage().setItem(PREFIX + sheet.id, sheetText(sheet));
      unsaved.delete(sheet.id);
    } catch {
      unsaved.add(sheet.id);
    }
    this.unsaved = unsaved;
    this.#show([{ id: sheet.id, sheet, error: null }, ...this.entries.filter((one) => one.id !== sheet.id)]);
  }

  /** Takes in sheets from a file; one that is here already and differs gets a new id. */
  take(sheets: readonly Sheet[]): { added: number; same: number } {
    let same = 0;
    for (const sheet of sheets) {
      const here = this.get(sheet.id);
      if (here?.sheet && sheetText(here.sheet) === sheetText(sheet)) same++;
      else this.save(here ? { ...sheet, id: newId() } : sheet);
    }
    return { added: sheets.length - same, same };
  }

  remove(id: string) {
    try {
      this.#storage().removeItem(PREFIX + id);
    } catch {
      // It was not kept there.
    }
    this.unsaved = new Set([...this.unsaved].filter((one) => one !== id));
    this.#put(id, null);
  }

  /** Puts a removed entry back as it was. */
  restore(entry: Entry) {
    if (entry.sheet) return this.save(entry.sheet);
    try {
      this.#storage().setItem(PREFIX + entry.id, entry.text);
    } catch {
      // It stays in sight, and its text can be saved as a file.
    }
    this.#show([entry, ...this.entries]);
  }

  #read(id: string): string | null {
    try {
      return this.#storage().getItem(PREFIX + id);
    } catch {
      return null;
    }
  }

  #put(id: string, text: string | null) {
    const others = this.entries.filter((entry) => entry.id !== id);
    this.#show(text === null ? others : [entryOf(id, text), ...others]);
  }

  #show(entries: readonly Entry[]) {
    this.entries = entries.toSorted((a, b) => (b.sheet?.changed ?? 0) - (a.sheet?.changed ?? 0));
  }
}

function entryOf(id: string, text: string): Entry {
  try {
    return { id, sheet: readSheet(text, id), error: null };
  } catch (error) {
    if (!(error instanceof SheetError)) throw error;
    return { id, sheet: null, error, text };
  }
}
