import { describe, expect, it } from 'vitest';
import { heightOf, layoutHand } from './hand-layout';

const ROOMS = [
  [304, 568],
  [344, 640],
  [374, 664],
  [374, 844],
  [752, 1024],
  [828, 390],
  [1040, 900],
  [1400, 900],
] as const;

it.each(ROOMS)('every card of a hand can be hit by a finger at %i × %i', (width, screen) => {
  for (const large of [false, true]) {
    for (let count = 1; count <= 18; count++) {
      const { card, step, pitch, rows } = layoutHand(count, { width, screen, large });
      expect(rows.reduce((sum, row) => sum + row, 0)).toBe(count);
      expect(Math.max(...rows) * step - step + card).toBeLessThanOrEqual(width + 0.01);
      expect(Math.min(step, card, pitch)).toBeGreaterThanOrEqual(44);
      expect(heightOf(layoutHand(count, { width, screen, large }))).toBeLessThanOrEqual(screen * 0.42);
      expect(rows.length).toBeLessThanOrEqual(3);
    }
  }
});

it('cards fill a phone, and keep their size while the hand is played', () => {
  const phone = { width: 374, screen: 844, large: false };
  expect(layoutHand(12, phone).rows).toEqual([6, 6]);
  expect(layoutHand(12, phone).step).toBeGreaterThan(57);
  for (const count of [12, 11, 10, 9, 8, 7, 6, 5, 1]) {
    expect(layoutHand(count, phone).card).toBeGreaterThanOrEqual(82);
  }
});

it('the packet that is taken up needs no more height: the table keeps still', () => {
  const phone = { width: 374, screen: 844, large: false };
  for (const count of [16, 18]) {
    expect(layoutHand(count, phone).card).toBeGreaterThanOrEqual(70);
    expect(heightOf(layoutHand(count, phone))).toBeCloseTo(heightOf(layoutHand(12, phone)), 0);
  }
});

it('a desk shows every hand in one row', () => {
  expect(layoutHand(16, { width: 1040, screen: 900, large: false }).rows).toEqual([16]);
});

describe('very many cards', () => {
  it.each([320, 390])('can be tapped one by one at a width of %i', (screen) => {
    const layout = layoutHand(40, { width: screen - 16, screen: screen * 1.75, large: false, part: 0.26 });
    expect(layout.rows.reduce((sum, row) => sum + row, 0)).toBe(40);
    expect(layout.step).toBeGreaterThanOrEqual(44);
    expect(layout.pitch).toBeGreaterThanOrEqual(44);
    expect(layout.card).toBeGreaterThanOrEqual(44);
    expect(layout.room).toBeLessThan(layout.height + layout.pitch * (layout.rows.length - 1));
  });
});
