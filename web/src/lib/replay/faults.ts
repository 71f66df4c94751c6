import { isolate, num } from '../numbers';
import { m } from '../paraglide/messages';
import type { ReplayFault } from '../protocol';
import { reasonText } from '../reasons';
import { RECORD_REASONS } from './record-reasons';

/** What is wrong with a record, and where: "Deal 1, action 11 (play 8D): must follow suit." */
export function faultText(fault: ReplayFault): string {
  const reason = reasonText(fault.reason);
  if (fault.deal === null) {
    const isNone = fault.reason.code in RECORD_REASONS;
    return isNone ? m.replay_no_record({ reason: reason.replace(/\.$/, '') }) : reason;
  }
  const deal = num(fault.deal + 1);
  if (fault.action === null) return m.replay_bad_deal({ deal, reason });
  const text = isolate(fault.text ?? '');
  return m.replay_bad_action({ deal, action: num(fault.action + 1), text, reason });
}
