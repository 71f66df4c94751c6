// The arithmetic of a Rim sheet (R1, R14–R18, R20, R21). Held against the rules' own results in
// cases.test.ts.
import type { Left, RummyRow, Settings } from './types';

/** The ranks as they are tapped; X is a joker. */
export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'X'] as const;
export type Rank = (typeof RANKS)[number];

const SUITS = 4;
const COURT = 10;
const JOKER = 15;
const HIGH_ACE = 11;
const TARGET_EACH = 50;

export const deckCount = (settings: Settings, players: number) =>
  Number(settings.decks) || (players >= Number(settings.two_decks_from) ? 2 : 1);

export const jokerCount = (settings: Settings, players: number) =>
  settings.jokers === null ? 2 * deckCount(settings, players) : Number(settings.jokers);

/** How many cards of a rank there are. */
export const cardsOf = (settings: Settings, players: number, rank: Rank) =>
  rank === 'X' ? jokerCount(settings, players) : SUITS * deckCount(settings, players);

/** What a card left counts (R15). */
export function valueOf(settings: Settings, rank: string): number {
  if (rank === 'X') return JOKER;
  if (rank === 'A') return settings.ace === 'low' ? 1 : HIGH_ACE;
  return Number(rank) || COURT;
}

/** What a hand left counts. */
export function leftPoints(settings: Settings, left: Left): number {
  if (typeof left === 'number') return left;
  return [...left].reduce((sum, rank) => sum + valueOf(settings, rank), 0);
}

/** What is written down for each player: the winner's score, or the penalties (R14, R18, R21). */
export function rummyScores(settings: Settings, row: RummyRow): number[] {
  if (row.out === null) return row.left.map(() => 0);
  const points = row.left.map((left, seat) =>
    seat === row.out ? 0 : leftPoints(settings, left) * (row.double ? 2 : 1),
  );
  if (settings.scoring === 'penalty') return points;
  const sum = points.reduce((a, b) => a + b, 0);
  return points.map((_, seat) => (seat === row.out ? sum : 0));
}

export const rummyTarget = (settings: Settings, players: number) =>
  Number(settings.target) || TARGET_EACH * players;

/** Who has won when a total has reached the target: that player, or the lowest (R17, R21). */
export function rummyWinners(settings: Settings, totals: readonly number[]): number[] {
  const target = rummyTarget(settings, totals.length);
  const seats = totals.map((_, seat) => seat);
  if (settings.scoring === 'winner') return seats.filter((seat) => (totals[seat] ?? 0) >= target);
  if (Math.max(...totals) < target) return [];
  return seats.filter((seat) => totals[seat] === Math.min(...totals));
}
