import { expect, it } from 'vitest';
import { counterRows } from './counter';

it('sorts the deck by suit and rank', () => {
  const rows = counterRows({ gone: 'AS 2H', sight: 'TS', unseen: 'KS TS XR' });
  expect(rows.map((row) => [row.suit, row.unseen])).toEqual([['S', 2], ['H', 0], ['D', 0], ['C', 0], [null, 1]]);
  const [spades, hearts] = rows;
  expect(spades?.cells[0]).toEqual({ card: 'AS', unseen: 0, sight: 0, gone: 1 });
  expect(spades?.cells[4]).toEqual({ card: 'TS', unseen: 1, sight: 1, gone: 0 });
  expect(hearts?.cells.filter(Boolean).length).toBe(1);
  expect(rows[4]?.cells).toEqual([{ card: 'XR', unseen: 1, sight: 0, gone: 0 }]);
});
