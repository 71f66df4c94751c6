// The arithmetic of a Shelem sheet (S2, S8, S12, S18–S25, S34, S36). Held against the rules'
// own results in cases.test.ts.
import type { Contract, Settings, ShelemRow } from './types';

const PLAIN_TOTAL = 125;
const ACES = 4;
const JOKERS_OVER_ACES = 15;
/** Every packet counts five, and so do the fives: points come in fives. */
export const POINT_STEP = 5;

export const sideOf = (seat: number) => seat % 2;

/** The points of a deal: 165 or 185, with jokers 200 or 230 (S2, S34). */
export function totalOf(settings: Settings): number {
  const ace = Number(settings.ace_points);
  return PLAIN_TOTAL + ACES * ace + (settings.jokers ? 2 * ace + JOKERS_OVER_ACES : 0);
}

/** The numbers that may be bid (S8). */
export function numberBids(settings: Settings): number[] {
  const [low, step] = [Number(settings.min_bid), Number(settings.bid_step)];
  const count = Math.floor((totalOf(settings) - low) / step) + 1;
  return Array.from({ length: Math.max(count, 0) }, (_, i) => low + i * step);
}

/** The special bids of this table, kons too where the totals do not allow it yet (S11, S36). */
export function specialBids(settings: Settings): Contract[] {
  const bids: Contract[] = [];
  if (settings.special_bids !== 'none') bids.push('shelem');
  if (settings.special_bids === 'shelem_kons') bids.push('kons');
  if (settings.sar_shelem) bids.push('sar_shelem');
  return bids;
}

/** Kons needs this total of both sides (S12). */
export const konsFrom = (settings: Settings) => Number(settings.kons_from);
export const konsAllowed = (settings: Settings, totals: readonly number[]) =>
  Math.min(...totals) >= konsFrom(settings);

/** All points are all tricks, for every trick counts five (S3, S21). */
export const isSlam = (settings: Settings, taken: number) => taken === totalOf(settings);

export type Outcome =
  | 'made'
  | 'lost'
  | 'lost_double'
  | 'slam'
  | `${'shelem' | 'kons' | 'sar_shelem'}_${'made' | 'lost'}`;

/** How a deal ended for declarer's side. */
export function outcomeOf(settings: Settings, contract: Contract, taken: number): Outcome {
  const slam = isSlam(settings, taken);
  if (typeof contract === 'string') return `${contract}_${slam ? 'made' : 'lost'}`;
  if (taken >= contract) return slam ? 'slam' : 'made';
  return settings.half_penalty && 2 * taken < totalOf(settings) ? 'lost_double' : 'lost';
}

export const succeeded = (outcome: Outcome) => outcome === 'slam' || outcome.endsWith('made');

/** What declarer's side scores (S18, S19, S21–S23, S36). */
export function declarerScore(settings: Settings, contract: Contract, taken: number): number {
  const total = totalOf(settings);
  const slam = isSlam(settings, taken);
  if (typeof contract === 'string') {
    const stake = (contract === 'sar_shelem' ? 4 : 2) * total;
    return slam ? stake : -stake;
  }
  const outcome = outcomeOf(settings, contract, taken);
  if (outcome === 'lost_double') return -2 * contract;
  if (outcome === 'lost') return -contract;
  if (slam && settings.slam === 'contract_twice') return 2 * contract;
  if (slam && settings.slam !== 'none') return settings.slam === 'total' ? total : 2 * total;
  return settings.made === 'taken' ? taken : contract;
}

/** From this total on a side gets nothing as defender (S24). */
export const crumbsStopped = (settings: Settings, totalBefore: number) =>
  settings.crumbs_stop !== null && totalBefore >= Number(settings.crumbs_stop);

/** The scores of both sides in a deal (S18–S24). */
export function shelemScores(settings: Settings, row: ShelemRow, before: readonly number[]): number[] {
  const side = sideOf(row.declarer);
  const crumbs = totalOf(settings) - row.taken;
  const scores = [0, 0];
  scores[side] = declarerScore(settings, row.contract, row.taken);
  scores[1 - side] = crumbsStopped(settings, before[1 - side] ?? 0) ? 0 : crumbs;
  return scores;
}

/** The seats that have won with this deal (S23, S25). */
export function shelemWinners(
  settings: Settings,
  players: number,
  row: ShelemRow,
  totals: readonly number[],
): number[] {
  const [first = 0, second = 0] = totals;
  let side: number;
  if (row.contract === 'kons') {
    side = isSlam(settings, row.taken) ? sideOf(row.declarer) : 1 - sideOf(row.declarer);
  } else {
    if (Math.max(first, second) < Number(settings.target) || first === second) return [];
    side = first > second ? 0 : 1;
  }
  return Array.from({ length: players / 2 }, (_, i) => side + 2 * i);
}
