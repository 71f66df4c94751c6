import { beforeEach, expect, it } from 'vitest';
import { decimal, percent } from '../numbers';
import type { Decided } from '../protocol';
import { settings } from '../settings.svelte';
import { costliest, curveOf, givenAway } from './judged';

const decided = (seat: number, action: number, cost: number, mean: number | null = 10): Decided => ({
  deal: 0,
  action,
  seat,
  stage: 'play',
  done: 'play AH',
  best: 'play AH',
  cost,
  error: 1,
  win_cost: seat === 0 ? cost / 100 : null,
  perfect_cost: null,
  worlds: 20,
  alternatives: mean === null ? [] : [{ action: 'play AH', mean, error: 1, made: null, win: null, perfect: null }],
});

const ALL = [decided(0, 0, 3, 12), decided(1, 1, 0), decided(0, 2, 9, -4), decided(0, 4, 0, null), decided(1, 5, 5)];

beforeEach(() => settings.use('en'));

it('sums up what each player gave away', () => {
  expect(givenAway(ALL, 2)).toEqual([
    { seat: 0, decisions: 3, points: 12, win: 0.12 },
    { seat: 1, decisions: 2, points: 5, win: null },
  ]);
});

it('lists the dearest decisions, and none that cost nothing', () => {
  expect(costliest(ALL, 2).map((one) => one.action)).toEqual([2, 5]);
  expect(costliest(ALL, 9)).toHaveLength(3);
});

it('draws what one seat expected, where that is known', () => {
  expect(curveOf(ALL, 0, 0)).toEqual({ actions: [1, 3], points: [12, -4] });
  expect(curveOf(ALL, 1, 0)).toEqual({ actions: [], points: [] });
});

it('numbers are those of the language', () => {
  expect(decimal(-2.28)).toContain('−2.3');
  expect(decimal(3, true)).toContain('+3.0');
  expect(percent(0.537)).toBe('54%');
  settings.use('fa');
  expect(decimal(12.34)).toContain('۱۲٫۳');
  expect(percent(0.5)).toBe('۵۰٪');
});
