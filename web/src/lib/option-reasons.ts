import { isolate, num } from './numbers';
import { m } from './paraglide/messages';
import type { Reason } from './protocol';

type Params = Reason['params'];

/** What is wrong beside the other options, by the option's name. */
const CONFLICTS: Record<string, () => string> = {
  min_bid: m.reason_option_min_bid,
  bid_step: m.reason_option_bid_step,
  kons_from: m.reason_option_kons_from,
  ace_points: m.reason_option_ace_points,
  sar_shelem: m.reason_option_sar_shelem,
  no_trump_modes: m.reason_option_no_trump_modes,
  decks: m.reason_option_decks,
  jokers: m.reason_option_jokers,
  hand_size: m.reason_option_hand_size,
  rummy_bonus: m.reason_option_in_hand,
  initial_meld: m.reason_option_in_hand,
  face_up_with_pickup: m.reason_option_face_up_with_pickup,
  dealer: m.reason_option_dealer,
};

/** Why an option is wrong, said beside its name. */
export function badOption(p: Params): string {
  const conflict = p.why === 'conflict' ? CONFLICTS[String(p.option)] : undefined;
  if (conflict) return conflict();
  if (p.why === 'value' && p.low !== undefined) {
    return m.reason_option_range({ low: num(Number(p.low)), high: num(Number(p.high)) });
  }
  if (p.why === 'value') return m.reason_option_value();
  if (p.why === 'unknown') return p.option === 'preset' ? m.reason_preset_unknown() : m.reason_option_unknown();
  return m.reason_bad_option({ option: isolate(String(p.option)) });
}

/** Options with a sentence for their conflicts; a test compares them with the rules. */
export const KNOWN_CONFLICTS = Object.keys(CONFLICTS);
