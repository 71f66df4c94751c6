import { expect, it } from 'vitest';
import type { Word } from './types';
import { matching } from './words';

const word = (en: string, fa: string, games: Word['games'] = []): Word => ({
  word: { en, fa },
  means: { en: `${en} means`, fa: `معنی ${fa}` },
  games,
});
const WORDS = [word('Trump', 'حکم', ['shelem']), word('Deal', 'دور'), word('Stock', 'انبار', ['rummy'])];
const found = (text: string, game: Parameters<typeof matching>[2] = 'all') =>
  matching(WORDS, text, game, 'en').map((one) => one.word.en);

it('finds words of both languages, however they are written', () => {
  expect(found('TRU')).toEqual(['Trump']);
  expect(found('حكم')).toEqual(['Trump']);
  expect(found(' ')).toEqual(['Deal', 'Stock', 'Trump']);
  expect(found('nothing')).toEqual([]);
});

it('words of no game belong to all', () => {
  expect(found('', 'rummy')).toEqual(['Deal', 'Stock']);
});
