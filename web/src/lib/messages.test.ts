import { expect, it } from 'vitest';
import en from '../../messages/en.json';
import enText from '../../messages/en.json?raw';
import fa from '../../messages/fa.json';
import faText from '../../messages/fa.json?raw';

const holes = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map((m) => m[1]).sort();

it('both languages have the same messages with the same blanks', () => {
  expect(Object.keys(fa)).toEqual(Object.keys(en));
  for (const [key, text] of Object.entries(en)) {
    const other = (fa as Record<string, string>)[key] ?? '';
    expect(new Set(holes(other)), key).toEqual(new Set(holes(text)));
  }
});

it('Persian messages hold no Latin digits and no Arabic letters for Persian ones', () => {
  for (const [key, text] of Object.entries(fa)) {
    if (key !== '$schema') expect(text, key).not.toMatch(/[0-9يك]/);
  }
});

it('no message stands twice in a file', () => {
  for (const text of [enText, faText]) {
    const keys = [...text.matchAll(/^ {2}"(\w+)":/gm)].map(([, key]) => key);
    expect(keys.length).toBeGreaterThan(100);
    expect(keys.filter((key, place) => keys.indexOf(key) !== place)).toEqual([]);
  }
});

it('English says no "1 cards"', () => {
  /** Their numbers are never one. */
  const MANY = [
    'burying',
    'bury_count',
    'turn_discard',
    'sheet_full',
    'sheet_bad_rows',
    'record_many_cards',
    'analysis_help',
    'say_buried',
    'reason_discard_first',
    'reason_discard_count',
    'term_drawn_deal',
    'players_count',
    'sh_turn_keep',
    'why_worlds',
    'why_trump_longest',
    'why_trump_strong',
    'why_many',
  ];
  const plural = Object.entries(en).filter(([, text]) => /\{(count|tricks|turns)\} [a-z]+s\b/.test(text));
  expect(plural.map(([key]) => key)).toEqual(MANY);
});
