import { addRow, newSheet } from './edit';
import type { RowOf, Sheet } from './types';

/** The example of four deals (check 7 of the rules of Shelem). */
export const FOUR_DEALS: readonly RowOf['shelem'][] = [
  { declarer: 0, contract: 135, taken: 130 },
  { declarer: 3, contract: 125, taken: 150 },
  { declarer: 0, contract: 150, taken: 165 },
  { declarer: 3, contract: 135, taken: 135 },
];

export const shelemSheet = (rows: readonly RowOf['shelem'][] = FOUR_DEALS, changes = {}): Sheet<'shelem'> =>
  rows.reduce<Sheet<'shelem'>>(
    addRow,
    newSheet({
      game: 'shelem',
      title: '',
      players: ['آرش', 'بهناز', 'چنگیز', 'دریا'],
      preset: 'gameocards',
      changes,
      firstDealer: 0,
    }),
  );

export const rummySheet = (changes = {}): Sheet<'rummy'> =>
  addRow(
    newSheet({
      game: 'rummy',
      title: 'Friday',
      players: ['Sara', 'Ali', 'Mina'],
      preset: 'rim_joker',
      changes,
      firstDealer: 2,
    }),
    { out: 1, left: ['KKA', 0, 15], double: false },
  );
