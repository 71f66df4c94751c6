import { isolate, num } from '../numbers';
import { badOption } from '../option-reasons';
import { m } from '../paraglide/messages';
import type { Reason } from '../protocol';

type Params = Reason['params'];

/** What may fill a sentence about a record, as people read it. */
type Blank =
  | 'action' | 'bid' | 'byte' | 'bytes' | 'card' | 'cards' | 'column' | 'count' | 'field' | 'game' | 'high'
  | 'known' | 'last' | 'line' | 'low' | 'name' | 'number' | 'suit' | 'version' | 'wanted';
type Filled = Record<Blank, string>;
type Sentence = (filled: Filled) => string;

const atLine =
  (what: () => string): Sentence =>
  (p) =>
    m.record_json({ line: p.line, column: p.column, reason: what() });

const players: Sentence = (p) => (p.low === p.high ? m.record_players_one : m.record_players)(p);

/** Sentences for what can be wrong with a record besides an action against the rules; without a stop. */
const SENTENCES: Record<string, Sentence> = {
  record_long: m.record_long,
  record_utf8: m.record_utf8,
  json_value: atLine(m.record_json_value),
  json_name: atLine(m.record_json_name),
  json_comma: atLine(m.record_json_comma),
  json_colon: atLine(m.record_json_colon),
  json_quote: atLine(m.record_json_quote),
  json_control: atLine(m.record_json_control),
  json_escape: atLine(m.record_json_escape),
  json_extra: atLine(m.record_json_extra),
  json_trailing: atLine(m.record_json_trailing),
  json_number: m.record_json_number,
  json_digits: m.record_json_digits,
  record_deep: m.record_deep,
  record_twice: m.record_twice,
  record_surrogate: m.record_surrogate,
  record_none: m.record_none,
  record_version: m.record_version,
  record_lacks: m.record_lacks,
  record_unknown: m.record_unknown,
  record_text: m.record_text,
  record_whole: m.record_whole,
  record_list: m.record_list,
  record_object: m.record_object,
  record_value: m.record_value,
  record_limit: m.record_limit,
  record_game: m.record_game,
  record_players: players,
  record_dealer: m.record_dealer,
  record_times: m.record_times,
  record_reshuffles: m.record_reshuffles,
  deal_unfinished: m.record_deal_unfinished,
  no_card: m.record_no_card,
  no_suit: m.record_no_suit,
  long_action: m.record_long_action,
  unknown_action: m.record_unknown_action,
  many_cards: m.record_many_cards,
  no_number: m.record_no_number,
  no_meld_number: m.record_no_meld_number,
  run_or_set: m.record_run_or_set,
  joker_of_two: m.record_joker_of_two,
  joker_names: m.record_joker_names,
  jokers_alike: m.record_jokers_alike,
  no_bid: m.record_no_bid,
  high_bid: m.record_high_bid,
  packet_size: m.record_packet_size,
  packet_twice: m.record_packet_twice,
  deck_size: m.record_deck_size,
  deck_strange: m.record_deck_strange,
  deck_twice: m.record_deck_twice,
  reshuffle_missing: m.record_reshuffle_missing,
  reshuffle_cards: m.record_reshuffle_cards,
};

/** The words of a file stay as they are written there; numbers are of the language. */
const filled = (params: Params) =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, typeof value === 'number' ? num(value) : isolate(value)]),
  ) as Filled;

/** With the deal, the action or the field of the file that is meant. */
function placed(params: Params, reason: string): string {
  const { field, in_deal, in_action } = params;
  const said = field === undefined ? reason : m.record_field({ field: isolate(String(field)), reason });
  if (in_deal === undefined) return said;
  const deal = num(Number(in_deal) + 1);
  if (in_action === undefined) return m.record_in_deal({ deal, reason: said });
  return m.record_in_action({ deal, action: num(Number(in_action) + 1), reason: said });
}

/** These reasons by their codes, as `reasonText` wants them. */
export const RECORD_REASONS: Record<string, (params: Params) => string> = {
  record_option: (p) => m.record_field({ field: isolate(`rules: ${p.option}`), reason: badOption(p) }),
  ...Object.fromEntries(
    Object.entries(SENTENCES).map(([code, sentence]) => [code, (p: Params) => placed(p, sentence(filled(p)))]),
  ),
};
