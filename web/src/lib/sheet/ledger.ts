import { settingsOf } from './rules';
import { rummyScores, rummyWinners } from './rummy';
import { shelemScores, shelemWinners } from './shelem';
import { shitheadDealer, shitheadScores, shitheadWinners } from './shithead';
import type { AnyRow, GameName, Line, RowOf, Settings, Sheet, ShelemRow } from './types';

/** All that follows from a sheet's rows. */
export interface Ledger {
  readonly settings: Settings;
  readonly lines: readonly Line[];
  /** Before any deal, zeros. */
  readonly totals: readonly number[];
  readonly nextDealer: number;
  /** The first row that has won the match, or null. */
  readonly wonAt: number | null;
}

interface Arithmetic<R extends AnyRow> {
  columns(players: number): number;
  scores(settings: Settings, row: R, before: readonly number[], players: number): number[];
  winners(settings: Settings, players: number, row: R, totals: readonly number[], deals: number): number[];
  dealer(settings: Settings, players: number, row: R, dealer: number): number;
}

const passOn = (_settings: Settings, players: number, _row: AnyRow, dealer: number) => (dealer + 1) % players;

const SHELEM: Arithmetic<ShelemRow> = {
  columns: () => 2,
  scores: shelemScores,
  winners: (settings, players, row, totals) => shelemWinners(settings, players, row, totals),
  dealer: passOn,
};

const ARITHMETIC: { [G in GameName]: Arithmetic<RowOf[G]> } = {
  shelem: SHELEM,
  shelem2: SHELEM,
  rummy: {
    columns: (players) => players,
    scores: (settings, row) => rummyScores(settings, row),
    winners: (settings, _players, _row, totals) => rummyWinners(settings, totals),
    dealer: passOn,
  },
  shithead: {
    columns: (players) => 2 * players,
    scores: (_settings, row, _before, players) => shitheadScores(players, row),
    winners: (settings, players, _row, totals, deals) => shitheadWinners(settings, players, totals, deals),
    dealer: shitheadDealer,
  },
};

/** Reckons a sheet from its first row to its last. */
export function ledgerOf<G extends GameName>(sheet: Sheet<G>): Ledger {
  const settings = settingsOf(sheet.game, sheet.preset, sheet.changes);
  const count = sheet.players.length;
  const game: Arithmetic<RowOf[G]> = ARITHMETIC[sheet.game];
  let totals: readonly number[] = Array<number>(game.columns(count)).fill(0);
  let turn = sheet.firstDealer;
  const lines = sheet.rows.map((row, i): Line => {
    const dealer = row.dealer ?? turn;
    const scores = game.scores(settings, row, totals, count);
    totals = totals.map((total, column) => total + (scores[column] ?? 0));
    turn = game.dealer(settings, count, row, dealer);
    return { dealer, scores, totals, winners: game.winners(settings, count, row, totals, i + 1) };
  });
  const won = lines.findIndex((line) => line.winners.length > 0);
  return { settings, lines, totals, nextDealer: sheet.nextDealer ?? turn, wonAt: won < 0 ? null : won };
}

/** The totals before a row; that after the last is before the next. */
export const totalsBefore = (ledger: Ledger, row: number): readonly number[] =>
  row === 0 ? ledger.totals.map(() => 0) : (ledger.lines[row - 1]?.totals ?? ledger.totals);

/** Whether the match is over and nobody plays on. */
export const isOver = (sheet: Sheet, ledger: Ledger) =>
  ledger.wonAt !== null && ledger.wonAt === sheet.rows.length - 1 && !sheet.playOn;
