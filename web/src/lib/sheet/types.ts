import type { OptionValue } from '../options';

export type GameName = 'shelem' | 'shelem2' | 'rummy' | 'shithead';
export const GAMES: readonly GameName[] = ['shelem', 'shelem2', 'rummy', 'shithead'];

export type Settings = Readonly<Record<string, OptionValue>>;
export const SPECIAL_BIDS = ['shelem', 'kons', 'sar_shelem'] as const;
export type Contract = number | (typeof SPECIAL_BIDS)[number];

/** What every row has: who dealt, where that was not the one whose turn it was. */
interface Row {
  readonly dealer?: number;
}

/** A deal of Shelem; `taken` are the raw points of declarer's side. */
export interface ShelemRow extends Row {
  readonly declarer: number;
  readonly contract: Contract;
  readonly taken: number;
}

/** What somebody holds at the end of a deal of Rim: a sum, or the cards by their ranks ("KKA5X"). */
export type Left = number | string;

/** A deal of Rim; nobody is out of a blocked one. */
export interface RummyRow extends Row {
  readonly out: number | null;
  readonly left: readonly Left[];
  readonly double: boolean;
}

/** A deal of Shithead; `order` are those who went out, where that was written down. */
export interface ShitheadRow extends Row {
  readonly winner: number | null;
  readonly loser: number | null;
  readonly order: readonly number[];
}

export interface RowOf {
  shelem: ShelemRow;
  shelem2: ShelemRow;
  rummy: RummyRow;
  shithead: ShitheadRow;
}
export type AnyRow = RowOf[GameName];

/** One score sheet: what was agreed and what was written, from which all sums follow. */
export interface Sheet<G extends GameName = GameName> {
  readonly id: string;
  readonly game: G;
  readonly title: string;
  readonly players: readonly string[];
  readonly preset: string;
  /** The options that differ from the preset. */
  readonly changes: Settings;
  readonly firstDealer: number;
  readonly rows: readonly RowOf[G][];
  /** Who deals next, where that is not the one whose turn it is. */
  readonly nextDealer: number | null;
  /** The match was won and they went on writing. */
  readonly playOn: boolean;
  /** Milliseconds since 1970. */
  readonly made: number;
  readonly changed: number;
}

/** What a deal comes to: by column of the sheet. */
export interface Line {
  readonly dealer: number;
  readonly scores: readonly number[];
  readonly totals: readonly number[];
  /** The seats that have won the match with this deal. */
  readonly winners: readonly number[];
}

export const MOST_DEALS = 200;
export const MOST_POINTS = 100_000;
