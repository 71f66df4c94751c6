import fixtures from '../../dev/fixtures.json';
import type { ShelemView, TableView } from './protocol';

/** Views made by the real rules (scripts/fixtures.py); each call gives a fresh copy. */
export function fixture(name: keyof typeof fixtures): TableView {
  return structuredClone(fixtures[name]) as unknown as TableView;
}

export function dealOf(view: TableView): ShelemView {
  if (!view.deal) throw new Error('this fixture has no deal');
  return view.deal;
}
