import { expect, it } from 'vitest';
import type { TableView } from '../protocol';
import { wentBack } from './undo';

const view = (number: number, undone: number) => ({ table: 't', deal: { number }, undone }) as TableView;

it('tells an undo from what happens otherwise', () => {
  expect(wentBack(view(0, 0), view(0, 1))).toBe(true);
  expect(wentBack(view(0, 1), view(0, 1))).toBe(false);
  expect(wentBack(view(0, 1), view(1, 0))).toBe(false);
  expect(wentBack(view(0, 0), view(1, 1))).toBe(false);
});
