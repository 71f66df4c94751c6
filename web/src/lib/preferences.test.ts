import { expect, it } from 'vitest';
import { fromWire, toWire } from './preferences';
import { CHOICES, tidy } from './settings.svelte';

it('every choice goes to the server and comes back', () => {
  for (const [key, values] of Object.entries(CHOICES)) {
    for (const value of values) {
      const saved = tidy({ [key]: value, fourColours: true, botLevel: 'master', at: 7 });
      expect(saved).toMatchObject({ [key]: value, fourColours: true, botLevel: 'master', at: 7 });
      expect(fromWire(toWire(saved), tidy({}))).toEqual(saved);
    }
  }
});

it('what is no choice becomes the usual one, and the rest stays', () => {
  const usual = tidy({});
  for (const broken of [null, 5, 'x', [], { theme: 'pink', at: -1, botLevel: 'god', fourColours: 'yes' }]) {
    expect(tidy(broken)).toEqual(usual);
  }
  expect(tidy({ theme: 'pink', hand: 'left' })).toEqual({ ...usual, hand: 'left' });
});
