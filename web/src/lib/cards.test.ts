import { describe, expect, it } from 'vitest';
import { rankLabel, sortHand, suitOrder } from './cards';

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
});

it('a ten is printed in two digits', () => {
  expect(rankLabel('TH')).toBe('10');
  expect(rankLabel('AH')).toBe('A');
});
