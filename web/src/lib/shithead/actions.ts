import { isJoker, rankOf } from '../cards';
import type { ShitheadView } from '../protocol';

const CARD = /^([2-9TJQKA][SHDC]|XX)$/;

/** The cards in an action's text. */
export const cardsOf = (action: string) => action.split(' ').filter((word) => CARD.test(word));

const bag = (cards: readonly string[]) => [...cards].sort().join(' ');

/** Cards of one rank go together; jokers are a rank of their own. */
export const rankIn = (card: string) => (isJoker(card) ? card : rankOf(card));

/** The legal action of this kind with just these cards, in whatever order they were tapped. */
function actionWith(deal: ShitheadView, word: string, cards: readonly string[]): string | undefined {
  const wanted = bag(cards);
  return deal.legal.find((action) => action.split(' ')[0] === word && bag(cardsOf(action)) === wanted);
}

export const playOf = (deal: ShitheadView, cards: readonly string[]) =>
  cards.length ? actionWith(deal, 'play', cards) : undefined;

export const keepOf = (deal: ShitheadView, cards: readonly string[]) =>
  cards.length ? actionWith(deal, 'keep', cards) : undefined;

/** What picks the pile up, with these face-up cards or alone. */
export const pickupOf = (deal: ShitheadView, cards: readonly string[]) => actionWith(deal, 'pickup', cards);

/** The legal play of the most cards of a rank. */
export function playAllOf(deal: ShitheadView, rank: string): string | undefined {
  const plays = deal.legal.filter((action) => action.startsWith('play ') && rankIn(cardsOf(action)[0]!) === rank);
  return plays.toSorted((a, b) => cardsOf(b).length - cardsOf(a).length)[0];
}

/** The blind cards that may be turned, by their numbers. */
export const blindsOf = (deal: ShitheadView) =>
  deal.legal.flatMap((action) => (action.startsWith('blind ') ? [Number(action.slice(6))] : []));

/** The rows that the hand may be exchanged for. */
export const rowsOf = (deal: ShitheadView) =>
  deal.legal.flatMap((action) => (action.startsWith('swap row ') ? [Number(action.slice(9))] : []));

/** Whether the face-up row is what is played from, or taken along with the pile. */
export const playsRow = (deal: ShitheadView) =>
  deal.seat !== null && deal.phase === 'play' && deal.hand.length === 0 && (deal.face_up[deal.seat]?.length ?? 0) > 0;

/** A choice of cards of one rank, with this one tapped: taken out, added, or begun anew. */
export function chosenWith(chosen: readonly string[], key: string, cardOf: (key: string) => string): string[] {
  if (chosen.includes(key)) return chosen.filter((one) => one !== key);
  const same = chosen.filter((one) => rankIn(cardOf(one)) === rankIn(cardOf(key)));
  return [...same, key];
}
