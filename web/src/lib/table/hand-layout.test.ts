import { expect, it } from 'vitest';
import { layoutHand } from './hand-layout';

const WIDTHS = [304, 358, 374, 752, 1040, 1400];

it.each(WIDTHS)('every card of a hand can be hit by a finger at %i pixels', (width) => {
  for (const large of [false, true]) {
    for (let count = 1; count <= 16; count++) {
      const { card, step, rows } = layoutHand(count, width, large);
      expect(rows.reduce((sum, row) => sum + row, 0)).toBe(count);
      expect(Math.max(...rows) * step - step + card).toBeLessThanOrEqual(width + 0.01);
      expect(Math.min(step, card)).toBeGreaterThanOrEqual(44);
      expect(rows.length).toBeLessThanOrEqual(3);
    }
  }
});

it('twelve and sixteen cards lie in two rows on a phone, in one on a desk', () => {
  expect(layoutHand(12, 374, false).rows).toEqual([6, 6]);
  expect(layoutHand(16, 374, false).rows).toEqual([8, 8]);
  expect(layoutHand(16, 1040, false).rows).toEqual([16]);
});
