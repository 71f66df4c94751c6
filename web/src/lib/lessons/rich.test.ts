import { expect, it } from 'vitest';
import { paragraphs, pieces, spoken } from './rich';

it('stressed words and cards are found in a paragraph', () => {
  expect(pieces('Take **both**: [AS TC].')).toEqual([
    { kind: 'text', text: 'Take ' },
    { kind: 'strong', text: 'both' },
    { kind: 'text', text: ': ' },
    { kind: 'cards', cards: ['AS', 'TC'] },
    { kind: 'text', text: '.' },
  ]);
  expect(pieces('plain')).toEqual([{ kind: 'text', text: 'plain' }]);
});

it('an empty line parts paragraphs', () => {
  expect(paragraphs('one\n\n\ntwo\nlines')).toEqual(['one', 'two\nlines']);
});

it('cards are spoken by their names', () => {
  expect(spoken('**Take** [AS XX].', (card) => `<${card}>`, ' and ')).toBe('Take <AS> and <XX>.');
});
