// A sheet as rows and columns of text: the page and the picture draw the same.
import { isolate, num, signed } from '../numbers';
import { m } from '../paraglide/messages';
import { bidWord } from '../words';
import { isOver, ledgerOf, totalsBefore, type Ledger } from './ledger';
import { isShelem } from './rules';
import { countsLosses, countsWins } from './shithead';
import { konsAllowed, konsFrom, outcomeOf, sideOf, succeeded } from './shelem';
import type { Line, Sheet, ShelemRow, ShitheadRow } from './types';
import { goalWord, playerName, rowSentence, sideName, winnersSentence } from './words';

export interface Cell {
  readonly big: string;
  readonly small: string;
  readonly tone: 'plain' | 'good' | 'bad';
  /** A bid that was not made. */
  readonly struck: boolean;
}

export interface GridRow {
  readonly cells: readonly Cell[];
  readonly sentence: string;
  /** The rule below the row says whose deal is next (S26, S28). */
  readonly rule: string;
  /** The match was won here. */
  readonly note: string;
}

export interface Grid {
  readonly heads: readonly string[];
  readonly rows: readonly GridRow[];
  /** The column that is no player's: the bid, or the number of the deal. */
  readonly middle: number;
  /** What stands below: what the columns count, who deals next, what is played to. */
  readonly foot: readonly string[];
}

const cell = (big: string, small = '', tone: Cell['tone'] = 'plain', struck = false): Cell => ({
  big,
  small,
  tone,
  struck,
});

export function gridOf(sheet: Sheet, ledger: Ledger = ledgerOf(sheet)): Grid {
  const shelem = isShelem(sheet.game);
  const players = sheet.players.map((_, seat) => playerName(sheet, seat));
  return {
    heads: shelem ? [sideName(sheet, 0), m.bid(), sideName(sheet, 1)] : [m.sheet_deal(), ...players],
    rows: sheet.rows.map((_, at) => gridRow(sheet, ledger, at)),
    middle: shelem ? 1 : 0,
    foot: [counted(sheet, ledger), nextDeal(sheet, ledger), goalWord(sheet, ledger.settings)].filter(Boolean),
  };
}

function gridRow(sheet: Sheet, ledger: Ledger, at: number): GridRow {
  const line = ledger.lines[at] as Line;
  const before = totalsBefore(ledger, at);
  const row = sheet.rows[at]!;
  const cells = isShelem(sheet.game)
    ? shelemCells(sheet, ledger, line, row as ShelemRow)
    : [cell(num(at + 1)), ...sheet.players.map((_, seat) => playerCell(sheet, ledger, at, seat))];
  return {
    cells,
    sentence: rowSentence(sheet, ledger.settings, row, before),
    rule: ruleBelow(sheet, ledger, at),
    note: [early(ledger, row, before), at === ledger.wonAt ? winnersSentence(sheet, line.winners) : '']
      .filter(Boolean)
      .join(' '),
  };
}

function shelemCells(sheet: Sheet, ledger: Ledger, line: Line, row: ShelemRow): Cell[] {
  const made = succeeded(outcomeOf(ledger.settings, row.contract, row.taken));
  const total = (side: number) => {
    const score = line.scores[side] ?? 0;
    const declared = sideOf(row.declarer) === side;
    return cell(num(line.totals[side] ?? 0), signed(score), declared ? (made ? 'good' : 'bad') : 'plain');
  };
  return [total(0), cell(bidWord(row.contract), playerName(sheet, row.declarer), 'plain', !made), total(1)];
}

/** Kons that could not have been bid at these totals, as after a correction above (S12). */
const early = (ledger: Ledger, row: Sheet['rows'][number], before: readonly number[]) =>
  'contract' in row && row.contract === 'kons' && !konsAllowed(ledger.settings, before)
    ? m.sheet_kons_early({ points: num(konsFrom(ledger.settings)) })
    : '';

/** With two players after every second deal, with four after every fourth (S26, S28). */
function ruleBelow(sheet: Sheet, ledger: Ledger, at: number): string {
  if (!isShelem(sheet.game) || (at + 1) % sheet.players.length) return '';
  const dealer = ledger.lines[at + 1]?.dealer ?? ledger.nextDealer;
  return m.deals_next({ name: playerName(sheet, dealer) });
}

function playerCell(sheet: Sheet, ledger: Ledger, at: number, seat: number): Cell {
  const line = ledger.lines[at] as Line;
  if (sheet.game === 'shithead') return shitheadCell(sheet, ledger, at, seat);
  const row = sheet.rows[at] as Sheet<'rummy'>['rows'][number];
  const score = line.scores[seat] ?? 0;
  const out = row.out === seat;
  const small = [out ? m.sheet_out_mark() : '', score ? signed(score) : ''].filter(Boolean).join(' ');
  return cell(num(line.totals[seat] ?? 0), small, out ? 'good' : 'plain');
}

function shitheadCell(sheet: Sheet, ledger: Ledger, at: number, seat: number): Cell {
  const row = sheet.rows[at] as ShitheadRow;
  const { totals } = ledger.lines[at] as Line;
  const counts = [
    ...(countsLosses(ledger.settings) ? [num(totals[seat] ?? 0)] : []),
    ...(countsWins(ledger.settings) ? [num(totals[sheet.players.length + seat] ?? 0)] : []),
  ];
  const lost = row.loser === seat && countsLosses(ledger.settings);
  const won = row.winner === seat && countsWins(ledger.settings);
  const place = row.order.indexOf(seat);
  const small = lost ? m.sheet_lost_mark() : won ? m.sheet_won_mark() : place < 0 ? '' : `(${num(place + 1)})`;
  return cell(isolate(counts.join('–')), small, lost ? 'bad' : won ? 'good' : 'plain');
}

function counted(sheet: Sheet, ledger: Ledger): string {
  if (sheet.game !== 'shithead') return '';
  const { result } = ledger.settings;
  if (result === 'loser') return m.sheet_count_losses();
  return result === 'winner' ? m.sheet_count_wins() : m.sheet_count_both();
}

/** Who deals next, unless the rule above says it or the match is over. */
function nextDeal(sheet: Sheet, ledger: Ledger): string {
  const last = sheet.rows.length - 1;
  if (isOver(sheet, ledger) || (last >= 0 && ruleBelow(sheet, ledger, last))) return '';
  return m.deals_next({ name: playerName(sheet, ledger.nextDealer) });
}
