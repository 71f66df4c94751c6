import { describe, expect, it } from 'vitest';
import { pointsOf, rankLabel, sortHand, suitOf, suitOrder } from './cards';

describe('sortHand', () => {
  it('alternates the colours of the suits', () => {
    const hand = ['AS', '2S', 'KH', 'TD', '5C'];
    expect(sortHand(hand)).toEqual(['AS', '2S', 'KH', '5C', 'TD']);
  });

  it('puts the colour of two suits outside when one suit is missing', () => {
    expect(suitOrder(['AS', 'KH', 'TD'])).toEqual(['H', 'S', 'D']);
    expect(suitOrder(['AS', 'KH', '5C'])).toEqual(['S', 'H', 'C']);
    expect(suitOrder(['KH', 'TD', '5C'])).toEqual(['H', 'C', 'D']);
  });

  it('keeps the order when a suit runs out', () => {
    const known = ['AS', 'KH', '5C', 'TD'];
    expect(sortHand(['AS', '5C', 'TD'], known)).toEqual(['AS', '5C', 'TD']);
  });

  it('keeps jokers before all suits, the big one first', () => {
    const hand = ['XR', 'XB', 'AS', 'KH', 'TD', '5C'];
    expect(sortHand(hand)).toEqual(['XR', 'XB', 'AS', 'KH', '5C', 'TD']);
    expect(sortHand(['XB', 'KH', '2C'])).toEqual(['XB', '2C', 'KH']);
    expect(suitOrder(hand)).toEqual(['S', 'H', 'C', 'D']);
  });
});

it('a joker shows no suit and has points of its own', () => {
  const points = { A: 15, T: 10, '5': 5, XR: 25, XB: 20 };
  expect(['XR', 'XB', 'AH'].map(suitOf)).toEqual([null, null, 'H']);
  expect(['XR', 'XB', 'AH', 'TS', '2C'].map((card) => pointsOf(card, points))).toEqual([25, 20, 15, 10, 0]);
});

it('a ten is printed in two digits', () => {
  expect(rankLabel('TH')).toBe('10');
  expect(rankLabel('AH')).toBe('A');
});
