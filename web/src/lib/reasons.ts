import { cardName, bidWord, suitName } from './words';
import type { SuitLetter } from './cards';
import { digits, num } from './numbers';
import { badOption } from './option-reasons';
import { m } from './paraglide/messages';
import type { Reason } from './protocol';
import { RECORD_REASONS } from './replay/record-reasons';

type Params = Reason['params'];

const points = (p: Params) => num(Number(p.points));
const count = (p: Params) => num(Number(p.count));
const cards = (p: Params) => String(p.cards).split(' ').map(cardName).join(m.list_comma());

function badPlayers(p: Params): string {
  const limits = { low: num(Number(p.low)), high: num(Number(p.high)) };
  return (p.low === p.high ? m.reason_bad_players_one : m.reason_bad_players)(limits);
}

/** Sentences for the codes of the rules of Rim and Shithead. */
const OF_OTHER_GAMES: Record<string, (params: Params) => string> = {
  no_block: m.reason_no_block,
  stock_empty: m.reason_stock_empty,
  draw_first: m.reason_draw_first,
  drawn: m.reason_drawn,
  in_hand: m.reason_in_hand,
  set_ranks: m.reason_set_ranks,
  set_twins: m.reason_set_twins,
  set_size: m.reason_set_size,
  run_suits: m.reason_run_suits,
  run_order: m.reason_run_order,
  meld_short: m.reason_meld_short,
  meld_jokers: m.reason_meld_jokers,
  no_meld: m.reason_no_meld,
  no_exchange: m.reason_no_exchange,
  set_low: m.reason_set_low,
  no_knock: m.reason_no_knock,
  knock_discard: m.reason_knock_discard,
  keep_one: m.reason_keep_one,
  no_way_out: m.reason_no_way_out,
  only_blind: m.reason_only_blind,
  one_rank: m.reason_one_rank,
  hand_first: m.reason_hand_first,
  not_blind: m.reason_not_blind,
  no_blind: m.reason_no_blind,
  pile_empty: m.reason_pile_empty,
  pickup_alone: m.reason_pickup_alone,
  no_swap: m.reason_no_swap,
  swap_first: m.reason_swap_first,
  swapped: m.reason_swapped,
  swap_layout: m.reason_swap_layout,
  no_row: m.reason_no_row,
  keep_first: m.reason_keep_first,
  keep_three: m.reason_keep_three,
  swap_pairs: m.reason_swap_pairs,
  layoff_fit: (p) => m.reason_layoff_fit({ cards: cards(p) }),
  no_joker: (p) => m.reason_no_joker({ cards: cards(p) }),
  just_taken: (p) => m.reason_just_taken({ cards: cards(p) }),
  knock_deadwood: (p) => m.reason_knock_deadwood({ cards: cards(p) }),
  bound: (p) => m.reason_bound({ cards: cards(p) }),
  first_meld_open: (p) => m.reason_first_meld_open({ least: num(Number(p.least)), laid: num(Number(p.laid)) }),
  first_meld_short: (p) => m.reason_first_meld_short({ least: num(Number(p.least)), laid: num(Number(p.laid)) }),
  not_opened: (p) => m.reason_not_opened({ least: num(Number(p.least)) }),
  meld_many_jokers: (p) => m.reason_meld_many_jokers({ count: count(p) }),
  too_high: (p) => m.reason_too_high({ cards: cards(p), top: cardName(String(p.top)) }),
  too_low: (p) => m.reason_too_low({ cards: cards(p), top: cardName(String(p.top)) }),
};

/** Sentences for the codes of the rules, of tables and of the server. */
const SENTENCES: Record<string, (params: Params) => string> = {
  ...OF_OTHER_GAMES,
  ...RECORD_REASONS,
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
  undo_people: m.reason_undo_people,
  hint_people: m.reason_hint_people,
  no_claim: m.reason_no_claim,
  nothing_done: m.reason_nothing_done,
  not_yours: m.reason_not_yours,
  name_empty: m.reason_name_empty,
  bad_option: badOption,
  bad_players: badPlayers,
  unreachable: m.error_unreachable,
  no_such_table: m.error_no_table,
  no_such_seat: m.reason_no_such_seat,
  no_such_deal: m.reason_no_such_deal,
  no_such_analysis: m.reason_no_such_analysis,
  analysis_open: m.reason_analysis_open,
  match_too_long: m.reason_match_too_long,
  deal_too_long: m.reason_deal_too_long,
  http_413: m.replay_too_big,
  no_such_game: m.reason_no_such_game,
  bad_action: m.reason_bad_action,
  no_action: m.reason_bad_action,
  not_on_top: (p) => m.reason_not_on_top({ cards: cards(p) }),
  malformed: m.reason_malformed,
  no_identity: m.reason_no_identity,
  busy: m.reason_busy,
  link_invalid: m.reason_link_invalid,
  link_used: m.reason_link_used,
  log_broken: m.reason_log_broken,
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
