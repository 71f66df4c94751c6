// The tallies of a Shithead sheet (H2, H18, H19). Held against the rules' own results in
// cases.test.ts.
import type { Settings, ShitheadRow } from './types';

/** Whether losses, and whether wins, are counted (H18). */
export const countsLosses = (settings: Settings) => settings.result !== 'winner';
export const countsWins = (settings: Settings) => settings.result !== 'loser';

/** A row from the order in which players went out; with all but one the other has lost (H17). */
export function rowOfOrder(settings: Settings, players: number, order: readonly number[]): ShitheadRow {
  const last = Array.from({ length: players }, (_, seat) => seat).find((seat) => !order.includes(seat));
  const ended = order.length === players - 1;
  return {
    winner: countsWins(settings) ? (order[0] ?? null) : null,
    loser: countsLosses(settings) && ended ? (last ?? null) : null,
    order,
  };
}

/** 1 in the column of the loser, and after all players' losses 1 in that of the winner. */
export function shitheadScores(players: number, row: ShitheadRow): number[] {
  const scores = Array<number>(2 * players).fill(0);
  if (row.loser !== null) scores[row.loser] = 1;
  if (row.winner !== null) scores[players + row.winner] = 1;
  return scores;
}

/** The next player deals, or the loser where there is one (H2). */
export const shitheadDealer = (settings: Settings, players: number, row: ShitheadRow, dealer: number) =>
  settings.dealer === 'loser' && row.loser !== null ? row.loser : (dealer + 1) % players;

/** After the last deal those with the fewest losses, or the most wins (H19). */
export function shitheadWinners(
  settings: Settings,
  players: number,
  totals: readonly number[],
  deals: number,
): number[] {
  if (settings.deals === null || deals < Number(settings.deals)) return [];
  const losses = totals.slice(0, players).map((count) => -count);
  const counts = settings.result === 'loser' ? losses : totals.slice(players);
  return counts.flatMap((count, seat) => (count === Math.max(...counts) ? [seat] : []));
}
