import { cardName, bidWord, suitName } from './words';
import type { SuitLetter } from './cards';
import { digits, isolate, num } from './numbers';
import { m } from './paraglide/messages';
import type { Reason } from './protocol';

type Params = Reason['params'];

const points = (p: Params) => num(Number(p.points));
const count = (p: Params) => num(Number(p.count));
const cards = (p: Params) => String(p.cards).split(' ').map(cardName).join(m.list_comma());

/** What is wrong beside the other options, by the option's name. */
const CONFLICTS: Record<string, () => string> = {
  min_bid: m.reason_option_min_bid,
  bid_step: m.reason_option_bid_step,
  kons_from: m.reason_option_kons_from,
  ace_points: m.reason_option_ace_points,
  sar_shelem: m.reason_option_sar_shelem,
  no_trump_modes: m.reason_option_no_trump_modes,
};

function badOption(p: Params): string {
  const conflict = p.why === 'conflict' ? CONFLICTS[String(p.option)] : undefined;
  if (conflict) return conflict();
  if (p.why === 'value' && p.low !== undefined) {
    return m.reason_option_range({ low: num(Number(p.low)), high: num(Number(p.high)) });
  }
  if (p.why === 'value') return m.reason_option_value();
  return m.reason_bad_option({ text: isolate(String(p.text)) });
}

/** Sentences for the codes of the rules (barg.shelem), of tables and of the server. */
const SENTENCES: Record<string, (params: Params) => string> = {
  follow_suit: (p) => m.reason_follow_suit({ suit: suitName(p.suit as SuitLetter) }),
  not_held: (p) => m.reason_not_held({ cards: cards(p) }),
  play_card: m.reason_play_card,
  auction_first: m.reason_auction_first,
  discard_first: (p) => m.reason_discard_first({ count: count(p) }),
  discard_count: (p) => m.reason_discard_count({ count: count(p) }),
  trump_first: m.reason_trump_first,
  name_trump: (p) => m.reason_name_trump({ cards: cards(p) }),
  trump_known: m.reason_trump_known,
  no_trump_here: m.reason_no_trump_here,
  answer_kons: m.reason_answer_kons,
  bid_low: (p) => m.reason_bid_low({ bid: bidWord(String(p.bid)) }),
  bid_over: (p) => m.reason_bid_over({ points: points(p) }),
  bid_under: (p) => m.reason_bid_under({ points: points(p) }),
  bid_step: (p) => m.reason_bid_step({ points: points(p) }),
  no_special: (p) => m.reason_no_special({ bid: bidWord(String(p.bid)) }),
  kons_over: m.reason_kons_over,
  kons_early: (p) => m.reason_kons_early({ points: points(p) }),
  deal_over: m.reason_deal_over,
  deal_running: m.reason_deal_running,
  match_over: m.reason_match_over,
  not_over: m.reason_not_over,
  begun: m.reason_begun,
  not_begun: m.reason_not_begun,
  stale: m.reason_stale,
  not_your_turn: m.reason_not_your_turn,
  seat_taken: m.reason_seat_taken,
  seated_already: m.reason_seated_already,
  other_cards: m.reason_other_cards,
  no_empty_seat: m.reason_no_empty_seat,
  seats_empty: m.reason_seats_empty,
  no_bot: m.reason_no_bot,
  no_seat: m.reason_no_seat,
  not_yours: m.reason_not_yours,
  name_empty: m.reason_name_empty,
  bad_option: badOption,
  unreachable: m.error_unreachable,
  no_such_table: m.error_no_table,
  no_such_seat: m.reason_no_such_seat,
  no_such_game: m.reason_no_such_game,
  bad_action: m.reason_bad_action,
  no_action: m.reason_bad_action,
  not_on_top: (p) => m.reason_not_on_top({ cards: cards(p) }),
  malformed: m.reason_bad_action,
  no_identity: m.reason_no_identity,
  busy: m.reason_busy,
  link_invalid: m.reason_link_invalid,
  link_used: m.reason_link_used,
  http_404: m.error_no_table,
  too_many: m.error_too_many,
  http_429: m.error_too_many,
  http_500: m.error_server,
  http_502: m.error_unreachable,
  http_503: m.error_unreachable,
};

/** Why something was refused, in the language; an unknown reason in the server's words. */
export function reasonText(reason: Reason): string {
  const sentence = SENTENCES[reason.code];
  return sentence ? sentence({ ...reason.params, text: reason.text }) : digits(reason.text || m.error_server());
}

/** Codes that have a sentence here; a test compares them with the server's. */
export const KNOWN_CODES = Object.keys(SENTENCES);
