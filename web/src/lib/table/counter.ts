import { isJoker, rankOf, suitOf, SUITS, type SuitLetter } from '../cards';
import type { TableView } from '../protocol';

type Counter = NonNullable<TableView['counter']>;

/** One kind of card in the deck of the deal, and how many of it are where. */
export interface Cell {
  card: string;
  unseen: number;
  sight: number;
  gone: number;
}

export interface CounterRow {
  suit: SuitLetter | null;
  cells: (Cell | null)[];
  unseen: number;
}

const RANKS = 'AKQJT98765432'.split('');
const cards = (line: string) => line.split(' ').filter(Boolean);
const tally = (line: string, card: string) => cards(line).filter((one) => one === card).length;

/** A row for each suit, and one for jokers where there are any. */
export function counterRows(counter: Counter): CounterRow[] {
  const all = [...cards(counter.unseen), ...cards(counter.sight), ...cards(counter.gone)];
  const cell = (card: string): Cell => ({
    card,
    unseen: tally(counter.unseen, card),
    sight: tally(counter.sight, card),
    gone: tally(counter.gone, card),
  });
  const row = (suit: SuitLetter | null, cells: (Cell | null)[]): CounterRow => ({
    suit,
    cells,
    unseen: cells.reduce((sum, one) => sum + (one?.unseen ?? 0), 0),
  });
  const suits = SUITS.map((suit) =>
    row(suit, RANKS.map((rank) => all.find((card) => rankOf(card) === rank && suitOf(card) === suit)).map((card) => (card ? cell(card) : null))),
  );
  const jokers = [...new Set(all.filter(isJoker))].sort().reverse();
  return jokers.length ? [...suits, row(null, jokers.map(cell))] : suits;
}
