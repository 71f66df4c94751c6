// A sheet in words: names, and what a deal came to.
import { digits, isolate, num, signed } from '../numbers';
import { m } from '../paraglide/messages';
import { settings as chosen } from '../settings.svelte';
import { bidWord } from '../words';
import { ledgerOf, totalsBefore, type Ledger } from './ledger';
import { gameRules, isShelem, presetOf } from './rules';
import { rummyScores, rummyTarget } from './rummy';
import { countsLosses, countsWins } from './shithead';
import { crumbsStopped, outcomeOf, shelemScores, sideOf } from './shelem';
import type { AnyRow, GameName, RummyRow, Settings, Sheet, ShelemRow, ShitheadRow } from './types';

const GAME_WORDS: Record<GameName, () => string> = {
  shelem: m.game_shelem,
  shelem2: m.game_shelem2,
  rummy: m.game_rummy,
  shithead: m.game_shithead,
};
export const gameWord = (game: GameName) => GAME_WORDS[game]();

export const presetWord = (sheet: Sheet) => presetOf(sheet.game, sheet.preset)?.label[chosen.locale] ?? '';
export const presetHelp = (sheet: Sheet) => digits(presetOf(sheet.game, sheet.preset)?.help[chosen.locale] ?? '');
export const optionWord = (game: GameName, name: string) =>
  gameRules(game).options.find((option) => option.name === name)?.label[chosen.locale] ?? name;

export const playerName = (sheet: Sheet, seat: number) => isolate(sheet.players[seat] ?? '');
export const namesOf = (sheet: Sheet, seats: readonly number[]) =>
  seats.map((seat) => playerName(sheet, seat)).join(m.list_comma());

/** The name of a column of Shelem: two partners, or one player. */
export function sideName(sheet: Sheet, side: number): string {
  const seats = sheet.players.flatMap((_, seat) => (sideOf(seat) === side ? [seat] : []));
  const [a, b] = seats.map((seat) => playerName(sheet, seat));
  return b === undefined ? (a ?? '') : m.pair({ a: a ?? '', b });
}

/** The title, not isolated: what was given, or the names. */
export function titleOf(sheet: Sheet): string {
  if (sheet.title) return sheet.title;
  return sheet.players.map((name) => isolate(name)).join(m.list_comma());
}

/** What a match is played to, or nothing where it has no end. */
export function goalWord(sheet: Sheet, settings: Settings): string {
  if (isShelem(sheet.game)) return m.target({ points: num(Number(settings.target)) });
  if (sheet.game === 'rummy') return m.target({ points: num(rummyTarget(settings, sheet.players.length)) });
  return settings.deals === null ? '' : m.sheet_deals({ count: num(Number(settings.deals)) });
}

/** How a deal ended, in a sentence with the numbers for every column. */
export function rowSentence(sheet: Sheet, settings: Settings, row: AnyRow, before: readonly number[]): string {
  if (isShelem(sheet.game)) return shelemSentence(sheet, settings, row as ShelemRow, before);
  if (sheet.game === 'rummy') return rummySentence(sheet, settings, row as RummyRow);
  return shitheadSentence(sheet, settings, row as ShitheadRow);
}

export function sentenceAt(sheet: Sheet, ledger: Ledger, at: number): string {
  const row = sheet.rows[at];
  return row ? rowSentence(sheet, ledger.settings, row, totalsBefore(ledger, at)) : '';
}

function shelemSentence(sheet: Sheet, settings: Settings, row: ShelemRow, before: readonly number[]): string {
  const side = sideOf(row.declarer);
  const scores = shelemScores(settings, row, before);
  const sentence = {
    made: m.result_made,
    lost: m.result_lost,
    lost_double: m.result_lost_double,
    slam: m.result_slam,
    shelem_made: m.result_shelem_made,
    shelem_lost: m.result_shelem_lost,
    kons_made: m.result_kons_made,
    kons_lost: m.result_kons_lost,
    sar_shelem_made: m.result_sar_shelem_made,
    sar_shelem_lost: m.result_sar_shelem_lost,
  }[outcomeOf(settings, row.contract, row.taken)]({
    name: playerName(sheet, row.declarer),
    contract: bidWord(row.contract),
    taken: num(row.taken),
    declarers: signed(scores[side] ?? 0),
    defenders: signed(scores[1 - side] ?? 0),
  });
  return crumbsStopped(settings, before[1 - side] ?? 0) ? `${sentence} ${m.result_crumbs_stopped()}` : sentence;
}

function rummySentence(sheet: Sheet, settings: Settings, row: RummyRow): string {
  if (row.out === null) return m.sheet_rummy_blocked();
  const scores = rummyScores(settings, row);
  const name = playerName(sheet, row.out);
  if (settings.scoring === 'winner') return m.sheet_rummy_winner({ name, points: signed(scores[row.out] ?? 0) });
  const others = sheet.players.flatMap((_, seat) =>
    seat === row.out ? [] : [m.sheet_points_of({ name: playerName(sheet, seat), points: signed(scores[seat] ?? 0) })],
  );
  return m.sheet_rummy_penalty({ name, list: others.join(m.list_comma()) });
}

function shitheadSentence(sheet: Sheet, settings: Settings, row: ShitheadRow): string {
  const parts = [];
  if (row.winner !== null && countsWins(settings)) {
    parts.push(m.sheet_shithead_won({ name: playerName(sheet, row.winner) }));
  }
  if (row.loser !== null && countsLosses(settings)) {
    parts.push(m.sheet_shithead_lost({ name: playerName(sheet, row.loser) }));
    if (settings.forfeit) parts.push(m.sheet_forfeit({ text: isolate(String(settings.forfeit)) }));
  }
  return parts.join(' ') || m.sheet_shithead_drawn();
}

export const winnersSentence = (sheet: Sheet, winners: readonly number[]) =>
  winners.length === 1
    ? m.sheet_match_won_one({ name: namesOf(sheet, winners) })
    : m.sheet_match_won({ names: namesOf(sheet, winners) });

/** The totals, player by player or side by side: "Sara and Ali 120, Mina and Reza 45". */
export function totalsSentence(sheet: Sheet, ledger: Ledger = ledgerOf(sheet)): string {
  const count = sheet.players.length;
  const names = isShelem(sheet.game)
    ? [sideName(sheet, 0), sideName(sheet, 1)]
    : sheet.players.map((_, seat) => playerName(sheet, seat));
  const shift = sheet.game === 'shithead' && ledger.settings.result === 'winner' ? count : 0;
  return names
    .map((name, i) => m.sheet_points_of({ name, points: num(ledger.totals[i + shift] ?? 0) }))
    .join(m.list_comma());
}
