import { m } from '../paraglide/messages';
import { isolate } from '../numbers';
import { reasonText } from '../reasons';
import { EngineFault } from './engine';
import { TableFault } from './link';
import { PackError, type PackProblem } from './pack';

const PROBLEMS: Record<PackProblem, () => string> = {
  unreachable: m.offline_unreachable,
  missing: m.offline_missing,
  full: m.offline_pack_full,
  closed: m.offline_closed,
};

export const problemText = (problem: PackProblem) => PROBLEMS[problem]();

/** What went wrong on the way to a table, as a sentence. */
export function faultText(fault: unknown): string {
  if (fault instanceof TableFault) return reasonText(fault.reason);
  if (fault instanceof PackError) return problemText(fault.problem);
  return m.offline_failed({ reason: isolate(fault instanceof EngineFault ? lastLine(fault.message) : String(fault)) });
}

/** Of Python's report only what happened. */
const lastLine = (text: string) => text.trim().split('\n').at(-1)!.slice(0, 200);
