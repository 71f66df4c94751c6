import { beforeEach, describe, expect, it } from 'vitest';
import { DeviceTables, type Shown } from './tables.svelte';

class Storing {
  readonly items = new Map<string, string>();
  full = false;
  get length() {
    return this.items.size;
  }
  key = (i: number) => [...this.items.keys()][i] ?? null;
  getItem = (key: string) => this.items.get(key) ?? null;
  removeItem = (key: string) => void this.items.delete(key);
  setItem = (key: string, text: string) => {
    if (this.full) throw new DOMException('full', 'QuotaExceededError');
    this.items.set(key, text);
  };
}

const shown: Shown = { game: 'rummy', status: 'playing', totals: [0, 0], my_turn: true, players: 2 };
let storing: Storing;
let tables: DeviceTables;

beforeEach(() => {
  storing = new Storing();
  tables = new DeviceTables(() => storing);
});

describe('tables of the device', () => {
  it('are kept with their whole log and read again by another page', () => {
    expect(tables.add('a', ['made'])).toBe('kept');
    expect(tables.append('a', 1, ['sat', 'dealt'], shown)).toBe('kept');
    const [entry] = new DeviceTables(() => storing).entries;
    expect(entry).toMatchObject({ id: 'a', kept: { log: ['made', 'sat', 'dealt'], shown } });
  });

  it('are not written over what another window has written', () => {
    tables.add('a', ['made']);
    new DeviceTables(() => storing).append('a', 1, ['sat'], shown);
    expect(tables.append('a', 1, ['stood'], shown)).toBe('moved');
    expect(tables.append('gone', 1, ['sat'], shown)).toBe('gone');
    expect(tables.get('a')?.kept?.log).toEqual(['made', 'sat']);
  });

  it('tell when the device keeps no more, and keep what was there', () => {
    tables.add('a', ['made']);
    storing.full = true;
    expect(tables.append('a', 1, ['sat'], shown)).toBe('full');
    expect(tables.add('b', ['made'])).toBe('full');
    expect(tables.get('a')?.kept?.log).toEqual(['made']);
  });

  it.each([
    ['no JSON', '{"version":1,'],
    ['another version', JSON.stringify({ version: 2, changed: 1, shown: null, log: ['made'] })],
    ['no log', JSON.stringify({ version: 1, changed: 1, shown: null, log: [] })],
    ['a log of numbers', JSON.stringify({ version: 1, changed: 1, shown: null, log: [1] })],
    ['an unknown game', JSON.stringify({ version: 1, changed: 1, shown: { ...shown, game: 'whist' }, log: ['made'] })],
    ['null', 'null'],
  ])('of which one is broken (%s) stay, and it is told', (_, text) => {
    tables.add('a', ['made']);
    storing.items.set('barg-table:b', text);
    tables.load();
    expect(tables.entries).toHaveLength(2);
    expect(tables.get('b')).toEqual({ id: 'b', kept: null, text });
  });

  it('that the rules do not read are put away, and can be brought back after a deletion', () => {
    tables.add('a', ['nonsense']);
    tables.putAway('a');
    expect(tables.get('a')).toBeNull();
    const [entry] = tables.entries;
    expect(entry).toMatchObject({ id: 'a', kept: null });
    tables.remove('a');
    expect(tables.entries).toEqual([]);
    tables.restore(entry!);
    expect(tables.entries).toEqual([entry]);
  });

  it('are none where storage is closed', () => {
    const closed = new DeviceTables(() => {
      throw new DOMException('closed', 'SecurityError');
    });
    expect(closed.entries).toEqual([]);
    expect(closed.add('a', ['made'])).toBe('full');
  });
});
