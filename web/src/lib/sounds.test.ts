import { expect, it } from 'vitest';
import { play, soundOf } from './sounds';
import { dealOf, fixture } from './test-fixtures';

it('the own turn, the end of a deal, and any other action sound; nothing else does', () => {
  const after = fixture('play');
  const mine = dealOf(after);
  expect(mine.to_act).toBe(after.seat);
  const before = fixture('play');
  expect(soundOf(before, after)).toBeNull();
  Object.assign(dealOf(before), { turn: mine.turn - 1, to_act: 3 });
  expect(soundOf(before, after)).toBe('turn');
  Object.assign(mine, { to_act: 1 });
  expect(soundOf(before, after)).toBe('card');
  expect(soundOf(before, fixture('made'))).toBe('end');
  expect(soundOf(before, { ...after, deal: null })).toBeNull();
});

it('is silent where nothing can be heard', () => {
  expect(() => play('end')).not.toThrow();
});
