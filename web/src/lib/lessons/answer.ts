import type { Ask, Said } from './types';

export interface Verdict {
  right: boolean;
  text: Said;
}

/** How chosen cards are written in an answer. */
export const keyOf = (cards: readonly string[]) => cards.toSorted().join(' ');

/** What the lesson says to an answer: an action, a number, or cards as `keyOf` writes them. */
export function judge(ask: Ask, key: string): Verdict {
  const cards = key.split(' ');
  const among = ask.among;
  const free = among && cards.length === ask.cards?.count && cards.every((card) => among.includes(card));
  if (free || ask.accept.includes(key)) return { right: true, text: ask.right };
  const wrong = ask.wrong.find(
    (one) => one.exactly?.includes(key) || one.any?.some((card) => cards.includes(card)),
  );
  return { right: false, text: wrong?.text ?? ask.otherwise };
}
