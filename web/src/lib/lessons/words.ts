import type { Locale } from '../settings.svelte';
import type { GameName, Word } from './types';

/** Letters alike where people write them in more than one way; half-spaces and marks aside. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/ي/g, 'ی')
    .replace(/ك/g, 'ک')
    .replace(/[\u200c\u0300-\u036f\u064b-\u065f\u0654]/g, '')
    .trim();

/** The words that a search in either language finds, in the order of the language. */
export function matching(words: readonly Word[], text: string, game: GameName | 'all', locale: Locale): Word[] {
  const wanted = plain(text);
  return words
    .filter((one) => game === 'all' || one.games.length === 0 || one.games.includes(game))
    .filter((one) => [one.word.en, one.word.fa, one.means[locale]].some((said) => plain(said).includes(wanted)))
    .toSorted((a, b) => a.word[locale].localeCompare(b.word[locale], locale));
}
