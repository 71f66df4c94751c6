export type SuitLetter = 'S' | 'H' | 'D' | 'C';

export const SUITS: readonly SuitLetter[] = ['S', 'H', 'D', 'C'];

/** The big joker is `XR`, the small one `XB`. */
export const isJoker = (card: string) => card.startsWith('X');

/** The suit that is printed on the card; a joker shows none. */
export const suitOf = (card: string) => (isJoker(card) ? null : (card.slice(-1) as SuitLetter));
export const rankOf = (card: string) => card.slice(0, -1);
/** What is printed on the card: a ten is written in two digits. */
export const rankLabel = (card: string) => (rankOf(card) === 'T' ? '10' : rankOf(card));

const PERSIAN_RANKS: Record<string, string> = { A: 'آ', K: 'ش', Q: 'ب', J: 'س', T: '۱۰' };
const persianDigit = (digit: string) => String.fromCharCode(0x06f0 + Number(digit));

/** What stands in the corner of a card, from its rank: shah, bibi, sarbaz and Persian digits, or Latin. */
export const INDEXES: Record<'latin' | 'persian', (rank: string) => string> = {
  latin: (rank) => (rank === 'T' ? '10' : rank),
  persian: (rank) => PERSIAN_RANKS[rank] ?? persianDigit(rank),
};

const RED = new Set<SuitLetter>(['H', 'D']);

/**
 * The order of suits in a hand: black and red in turn where the suits allow it.
 * `known` is all that the seat has held in this deal, so that the order stays when a suit runs out.
 */
export function suitOrder(known: Iterable<string>): SuitLetter[] {
  const present = new Set(Array.from(known, suitOf).filter((suit) => suit !== null));
  const black = SUITS.filter((suit) => present.has(suit) && !RED.has(suit));
  const red = SUITS.filter((suit) => present.has(suit) && RED.has(suit));
  const [first, second] = red.length > black.length ? [red, black] : [black, red];
  return first.flatMap((suit, i) => [suit, ...(second[i] ? [second[i]] : [])]);
}

/**
 * Sorts a hand that comes suit by suit, each from the ace down, into that order of suits. Jokers
 * stay before them all, where they lie before anybody knows which suit they belong to.
 */
export function sortHand(hand: readonly string[], known: Iterable<string> = hand): string[] {
  const order = suitOrder(known);
  const place = (card: string) => {
    const suit = suitOf(card);
    return suit === null ? -1 : order.indexOf(suit);
  };
  return hand.toSorted((a, b) => place(a) - place(b));
}

/** What a card counts, from a table's points by rank and by joker. */
export const pointsOf = (card: string, points: Readonly<Record<string, number>>) =>
  points[isJoker(card) ? card : rankOf(card)] ?? 0;
