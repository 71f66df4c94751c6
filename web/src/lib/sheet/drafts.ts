// A deal while it is being written: what is not told yet is undefined.
import { isolate, num } from '../numbers';
import { m } from '../paraglide/messages';
import { isShelem } from './rules';
import { countsLosses, countsWins } from './shithead';
import type { AnyRow, Contract, Left, RummyRow, Settings, Sheet, ShelemRow, ShitheadRow } from './types';

export interface ShelemDraft {
  declarer?: number | undefined;
  contract?: Contract | undefined;
  taken?: number | undefined;
}
export interface RummyDraft {
  out?: number | null | undefined;
  left: (Left | undefined)[];
  double: boolean;
}
export interface ShitheadDraft {
  winner?: number | null | undefined;
  loser?: number | null | undefined;
  order: number[];
}
export type Draft = ShelemDraft | RummyDraft | ShitheadDraft;

export function emptyDraft(sheet: Sheet): Draft {
  if (isShelem(sheet.game)) return {};
  if (sheet.game === 'rummy') return { left: sheet.players.map(() => undefined), double: false };
  return { order: [] };
}

/** A written deal, to be corrected. */
export function draftOf(row: AnyRow): Draft {
  if ('contract' in row) return { declarer: row.declarer, contract: row.contract, taken: row.taken };
  if ('left' in row) return { out: row.out, left: [...row.left], double: row.double };
  return { winner: row.winner, loser: row.loser, order: [...row.order] };
}

/** The deal, or the sentence that says what is still to be told. */
export function finish(sheet: Sheet, settings: Settings, draft: Draft): AnyRow | string {
  if (isShelem(sheet.game)) return finishShelem(draft as ShelemDraft);
  if (sheet.game === 'rummy') return finishRummy(sheet, settings, draft as RummyDraft);
  return finishShithead(settings, draft as ShitheadDraft);
}

function finishShelem({ declarer, contract, taken }: ShelemDraft): ShelemRow | string {
  if (declarer === undefined) return m.sheet_choose_declarer();
  if (contract === undefined) return m.sheet_choose_bid();
  if (taken === undefined) return m.sheet_choose_points();
  return { declarer, contract, taken };
}

function finishRummy(sheet: Sheet, settings: Settings, { out, left, double }: RummyDraft): RummyRow | string {
  if (out === undefined) return m.sheet_choose_out();
  const open = left.findIndex((one, seat) => out !== null && seat !== out && one === undefined);
  if (open >= 0) return m.sheet_choose_left({ name: isolate(sheet.players[open] ?? num(open + 1)) });
  const written = left.map((one, seat) => (out === null || seat === out ? 0 : (one ?? 0)));
  return { out, left: written, double: double && settings.rummy_bonus === true && out !== null };
}

function finishShithead(settings: Settings, draft: ShitheadDraft): ShitheadRow | string {
  const winner = countsWins(settings) ? draft.winner : null;
  const loser = countsLosses(settings) ? draft.loser : null;
  if (winner === undefined) return m.sheet_choose_winner();
  if (loser === undefined) return m.sheet_choose_loser();
  if (winner !== null && winner === loser) return m.sheet_same_seat();
  const fits = winner === null || draft.order[0] === winner;
  return { winner, loser, order: fits ? draft.order.filter((seat) => seat !== loser) : [] };
}
