import { num, signed } from '../numbers';
import { m } from '../paraglide/messages';
import type { ShelemResult, SeatView } from '../protocol';
import { teamOf } from '../seats';
import { bidWord, nameIn } from '../words';

/** How a deal ended, in a sentence: "Contract 120, took 130: +120 and +35." */
export function resultSentence(result: ShelemResult, seats: readonly SeatView[]): string {
  const { declarer, contract, raw } = result;
  if (result.redeal || declarer === null || contract === null || raw === null) {
    return m.result_redeal();
  }
  const team = teamOf(declarer);
  const inputs = {
    name: nameIn(seats, declarer),
    contract: bidWord(contract),
    taken: num(raw[team] ?? 0),
    declarers: signed(result.scores[team] ?? 0),
    defenders: signed(result.scores[1 - team] ?? 0),
  };
  const sentence = {
    redeal: m.result_redeal,
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
  }[result.outcome](inputs);
  return result.crumbs_stopped ? `${sentence} ${m.result_crumbs_stopped()}` : sentence;
}

/** Whether the declarer's side did what it promised. */
export const succeeded = (result: ShelemResult) =>
  ['made', 'slam', 'shelem_made', 'kons_made', 'sar_shelem_made'].includes(result.outcome);
