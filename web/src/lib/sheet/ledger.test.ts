import { expect, it } from 'vitest';
import { addRow, correctRow, newSheet, playOn, removeRow, setDealer, undo } from './edit';
import { rummySheet, shelemSheet } from './examples.test-data';
import { gridOf } from './grid';
import { isOver, ledgerOf } from './ledger';
import type { Sheet } from './types';

const totals = (sheet: Sheet) => ledgerOf(sheet).lines.map((line) => line.totals);
const dealers = (sheet: Sheet) => ledgerOf(sheet).lines.map((line) => line.dealer);
const LOST = { declarer: 1, contract: 100, taken: 50 };

it('the example of four deals has the sums of the rules', () => {
  const sheet = shelemSheet();
  expect(totals(sheet)).toEqual([[-135, 35], [-120, 160], [45, 160], [75, 295]]); // prettier-ignore
  expect(dealers(sheet)).toEqual([0, 1, 2, 3]);
});

it('undo takes the last deal and its dealer back', () => {
  const sheet = undo(setDealer(shelemSheet(), 2));
  expect(totals(sheet)).toHaveLength(3);
  expect(ledgerOf(sheet).nextDealer).toBe(3);
});

it('a correction is carried through to the last sum', () => {
  const sheet = correctRow(shelemSheet(), 0, { declarer: 0, contract: 135, taken: 140 });
  expect(totals(sheet)).toEqual([[135, 25], [150, 150], [315, 150], [345, 285]]); // prettier-ignore
  expect(totals(removeRow(sheet, 1)).at(-1)).toEqual([330, 160]);
});

it('another dealer moves the turn of all who follow', () => {
  const sheet = addRow(addRow(setDealer(shelemSheet(), 2), LOST), LOST);
  expect(dealers(sheet)).toEqual([0, 1, 2, 3, 2, 3]);
  expect(setDealer(sheet, 0).nextDealer).toBeNull();
});

it('the rule stands under every fourth deal, with two players under every second', () => {
  const rows = Array.from({ length: 9 }, () => LOST);
  const two = newSheet({ game: 'shelem2', title: '', players: ['A', 'B'], preset: 'bazito', changes: {}, firstDealer: 0 });
  const ruled = (sheet: Sheet) => gridOf(sheet).rows.flatMap((row, at) => (row.rule ? [at + 1] : []));
  expect(ruled(shelemSheet(rows))).toEqual([4, 8]);
  expect(ruled(rows.reduce(addRow, two))).toEqual([2, 4, 6, 8]);
});

it('crumbs stop from a total on, before and after a correction', () => {
  const rows = [
    { declarer: 0, contract: 'shelem', taken: 165 },
    { declarer: 1, contract: 100, taken: 100 },
  ] as const;
  expect(totals(shelemSheet(rows, { crumbs_stop: 300 })).at(-1)).toEqual([330, 100]);
  expect(totals(correctRow(shelemSheet(rows, { crumbs_stop: 300 }), 0, LOST)).at(-1)).toEqual([180, -100]);
});

it('the match ends, and may be played on', () => {
  const rows = Array.from({ length: 4 }, () => ({ declarer: 0, contract: 'shelem', taken: 165 }) as const);
  const sheet = shelemSheet(rows);
  expect(ledgerOf(sheet).wonAt).toBe(3);
  expect(isOver(sheet, ledgerOf(sheet))).toBe(true);
  const on = playOn(sheet);
  expect(isOver(on, ledgerOf(on))).toBe(false);
  const more = addRow(on, LOST);
  expect([ledgerOf(more).wonAt, isOver(more, ledgerOf(more))]).toEqual([3, false]);
  expect(isOver(undo(more), ledgerOf(undo(more)))).toBe(true);
});

it('Rim counts the cards by the rules of the table', () => {
  expect(totals(rummySheet())).toEqual([[0, 36, 0]]);
  expect(totals(rummySheet({ ace: 'high_or_low', scoring: 'penalty' }))).toEqual([[31, 0, 15]]);
});

it('Shithead: the loser deals where that was agreed', () => {
  const plan = { title: '', players: ['A', 'B', 'C'], changes: {}, firstDealer: 0 };
  const row = { winner: null, loser: 2, order: [] };
  const classic = addRow(newSheet({ ...plan, game: 'shithead', preset: 'classic' }), row);
  const persian = addRow(newSheet({ ...plan, game: 'shithead', preset: 'persian' }), row);
  expect([ledgerOf(classic).nextDealer, ledgerOf(persian).nextDealer]).toEqual([2, 1]);
  expect(ledgerOf(classic).totals).toEqual([0, 0, 1, 0, 0, 0]);
});
