import { expect, it } from 'vitest';
import type { TableView } from '../protocol';
import { follow } from './follow';

it('goes on from the view before, but not from another table or from before an undo', () => {
  const view = (table: string, undone: number) => ({ table, deal: { number: 0 }, undone }) as TableView;
  const [first, second, undone, other] = [view('a', 0), view('a', 0), view('a', 1), view('b', 1)];
  const told: (TableView | null)[] = [];
  const tell = follow<TableView>((before) => told.push(before));
  for (const one of [first, second, second, undone, other]) tell(one);
  expect(told).toEqual([null, first, null, null]);
});
