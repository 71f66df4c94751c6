import { expect, it } from 'vitest';
import { addRow, duplicate } from './edit';
import { rummySheet, shelemSheet } from './examples.test-data';
import { sheetText } from './files';
import { SheetStore } from './store.svelte';

/** The storage of a browser, which may be full. */
class Shelf {
  readonly texts = new Map<string, string>();
  full = false;
  get length() {
    return this.texts.size;
  }
  key = (i: number) => [...this.texts.keys()][i] ?? null;
  getItem = (key: string) => this.texts.get(key) ?? null;
  removeItem = (key: string) => void this.texts.delete(key);
  setItem = (key: string, text: string) => {
    if (this.full) throw new DOMException('full', 'QuotaExceededError');
    this.texts.set(key, text);
  };
}

const LOST = { declarer: 1, contract: 100, taken: 50 };
const ids = (store: SheetStore) => store.entries.map((entry) => entry.id);

it('keeps sheets, and another store finds them', () => {
  const shelf = new Shelf();
  const sheet = shelemSheet();
  new SheetStore(() => shelf).save(sheet);
  expect(new SheetStore(() => shelf).get(sheet.id)?.sheet).toEqual(sheet);
});

it('leaves other keys alone', () => {
  const shelf = new Shelf();
  shelf.texts.set('barg', '{}');
  expect(ids(new SheetStore(() => shelf))).toEqual([]);
});

it('shows what is broken with its text', () => {
  const shelf = new Shelf();
  shelf.texts.set('barg-sheet:abc', '{"version":1,"game":"sh');
  const store = new SheetStore(() => shelf);
  const entry = store.get('abc');
  expect(entry).toMatchObject({ sheet: null, text: '{"version":1,"game":"sh', error: { field: 'json' } });
  store.remove('abc');
  expect(shelf.texts.size).toBe(0);
  store.restore(entry!);
  expect(shelf.texts.get('barg-sheet:abc')).toBe('{"version":1,"game":"sh');
});

it('a change is made to what another window wrote last', () => {
  const shelf = new Shelf();
  const sheet = shelemSheet();
  const [here, there] = [new SheetStore(() => shelf), new SheetStore(() => shelf)];
  here.save(sheet);
  there.load();
  there.change(sheet, (now) => addRow(now, LOST));
  expect(here.change(sheet, (now) => addRow(now, LOST)).rows).toHaveLength(6);
});

it('what the device refuses to keep stays here and is told', () => {
  const shelf = new Shelf();
  const store = new SheetStore(() => shelf);
  const sheet = shelemSheet();
  shelf.full = true;
  store.save(sheet);
  expect(store.unsaved.has(sheet.id)).toBe(true);
  const next = store.change(sheet, (now) => addRow(now, LOST));
  store.load();
  expect(store.get(sheet.id)?.sheet?.rows).toHaveLength(5);
  shelf.full = false;
  store.save(next);
  expect(store.unsaved.size).toBe(0);
  expect(shelf.texts.get(`barg-sheet:${sheet.id}`)).toBe(sheetText(next));
});

it('a closed storage breaks nothing', () => {
  const store = new SheetStore(() => {
    throw new DOMException('closed', 'SecurityError');
  });
  const sheet = rummySheet();
  store.save(sheet);
  store.change(sheet, (now) => ({ ...now, title: 'Thursday' }));
  expect(store.get(sheet.id)?.sheet?.title).toBe('Thursday');
  store.remove(sheet.id);
  expect(store.entries).toEqual([]);
});

it('taking in the same sheet again changes nothing, another one under its id becomes a copy', () => {
  const store = new SheetStore(() => new Shelf());
  const sheet = shelemSheet();
  expect(store.take([sheet, rummySheet()])).toEqual({ added: 2, same: 0 });
  expect(store.take([sheet])).toEqual({ added: 0, same: 1 });
  expect(store.take([addRow(sheet, LOST)])).toEqual({ added: 1, same: 0 });
  expect(store.entries).toHaveLength(3);
  expect(store.get(sheet.id)?.sheet?.rows).toHaveLength(4);
  expect(duplicate(sheet).id).not.toBe(sheet.id);
});
