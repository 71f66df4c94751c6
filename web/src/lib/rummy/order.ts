import { rankOf, suitOf, sortHand } from '../cards';
import type { RummyView } from '../protocol';
import type { Order } from './orders';

const RANKS = 'KQJT98765432A';

export interface Ordered {
  cards: string[];
  /** Of each card the meld of the arrangement that it is in, or null. */
  groups: (number | null)[];
}

/** The own hand as it is to lie: by suits, by ranks, or in its best melds. */
export function ordered(deal: RummyView, order: Order): Ordered {
  const { hand, arrangement } = deal;
  if (order === 'best' && arrangement) {
    const melds = arrangement.melds.flatMap((cards, group) => cards.map(() => group));
    return {
      cards: [...arrangement.melds.flat(), ...sortHand(arrangement.left)],
      groups: [...melds, ...arrangement.left.map(() => null)],
    };
  }
  const cards = order === 'rank' ? byRank(hand) : sortHand(hand);
  return { cards, groups: cards.map(() => null) };
}

function byRank(hand: readonly string[]): string[] {
  const place = (card: string) => (suitOf(card) === null ? RANKS.length : RANKS.indexOf(rankOf(card)));
  return hand.toSorted((a, b) => place(a) - place(b));
}
