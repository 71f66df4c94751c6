import { expect, it } from 'vitest';
import { judge, keyOf } from './answer';
import type { Ask } from './types';

const said = (text: string) => ({ fa: text, en: text });
const ask = (change: Partial<Ask>): Ask => ({
  kind: 'act',
  ask: said('?'),
  right: said('right'),
  otherwise: said('otherwise'),
  accept: [],
  wrong: [],
  ...change,
});

it('cards are one answer in whatever order they were chosen', () => {
  expect(keyOf(['9D', '9C'])).toBe('9C 9D');
  const one = ask({ accept: ['4D 4H 4S'], cards: { count: 0, from: [] } });
  expect(judge(one, keyOf(['4S', '4H', '4D'])).right).toBe(true);
  expect(judge(one, keyOf(['4S', '4H'])).text.en).toBe('otherwise');
});

it('a wrong answer is told by its first text that fits', () => {
  const one = ask({
    accept: ['KS'],
    wrong: [
      { text: said('low'), any: ['7S', '3S'] },
      { text: said('exact'), exactly: ['3S', 'pass'] },
    ],
  });
  expect(judge(one, '3S')).toEqual({ right: false, text: said('low') });
  expect(judge(one, 'pass')).toEqual({ right: false, text: said('exact') });
});

it('any so many of some cards may be right', () => {
  const one = ask({ accept: [], among: ['2C', '3C', '4C', '5C', '6C'], cards: { count: 4, from: [] } });
  expect(judge(one, keyOf(['2C', '4C', '5C', '6C'])).right).toBe(true);
  expect(judge(one, keyOf(['2C', '4C', '5C'])).right).toBe(false);
  expect(judge(one, keyOf(['2C', '4C', '5C', 'AC'])).right).toBe(false);
});
