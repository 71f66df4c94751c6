import fixtures from '../../dev/fixtures.json';
import type { ShelemView } from './protocol';
import type { ShelemTable } from './table/games';

/** Views made by the real rules (scripts/fixtures.py); each call gives a fresh copy. */
export function fixture(name: keyof typeof fixtures): ShelemTable {
  return structuredClone(fixtures[name]) as unknown as ShelemTable;
}

export function dealOf(view: ShelemTable): ShelemView {
  if (!view.deal) throw new Error('this fixture has no deal');
  return view.deal;
}
