export type SuitLetter = 'S' | 'H' | 'D' | 'C';

export const SUITS: readonly SuitLetter[] = ['S', 'H', 'D', 'C'];

export const suitOf = (card: string) => card.slice(-1) as SuitLetter;
export const rankOf = (card: string) => card.slice(0, -1);
/** What is printed on the card: a ten is written in two digits. */
export const rankLabel = (card: string) => (rankOf(card) === 'T' ? '10' : rankOf(card));

const RED = new Set<SuitLetter>(['H', 'D']);

/**
 * The order of suits in a hand: black and red in turn where the suits allow it.
 * `known` is all that the seat has held in this deal, so that the order stays when a suit runs out.
 */
export function suitOrder(known: Iterable<string>): SuitLetter[] {
  const present = new Set(Array.from(known, suitOf));
  const black = SUITS.filter((suit) => present.has(suit) && !RED.has(suit));
  const red = SUITS.filter((suit) => present.has(suit) && RED.has(suit));
  const [first, second] = red.length > black.length ? [red, black] : [black, red];
  return first.flatMap((suit, i) => [suit, ...(second[i] ? [second[i]] : [])]);
}

/** Sorts a hand that comes suit by suit, each from the ace down, into that order of suits. */
export function sortHand(hand: readonly string[], known: Iterable<string> = hand): string[] {
  const order = suitOrder(known);
  return hand.toSorted((a, b) => order.indexOf(suitOf(a)) - order.indexOf(suitOf(b)));
}
