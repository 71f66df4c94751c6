import { num } from '../numbers';
import { m } from '../paraglide/messages';
import type { AskHint, Hint, Reason, TableView } from '../protocol';
import { bidWord, cardName, suitName } from '../words';
import type { SuitLetter } from '../cards';

type Params = Reason['params'];
type Alternative = Hint['alternatives'][number];

const points = (p: Params) => num(Number(p.points));
const count = (p: Params) => num(Number(p.count));
const percent = (p: Params) => num(Number(p.percent));
const cards = (p: Params) => cardName(String(p.cards));

/** Sentences for the server's reasons to do something. */
const SENTENCES: Record<string, (params: Params) => string> = {
  hint_only: m.why_only,
  hint_out: m.why_out,
  hint_worlds: (p) => m.why_worlds({ count: count(p) }),
  hint_experience: m.why_experience,
  hint_bid_made: (p) => m.why_bid_made({ percent: percent(p) }),
  hint_bid: m.why_bid,
  hint_pass_made: (p) => m.why_pass_made({ bid: bidWord(String(p.bid)), percent: percent(p) }),
  hint_pass: m.why_pass,
  hint_accept: m.why_accept,
  hint_decline: m.why_decline,
  hint_bury_void: (p) => m.why_bury_void({ points: points(p), suit: suitName(p.suit as SuitLetter) }),
  hint_bury: (p) => m.why_bury({ points: points(p) }),
  hint_trump_longest: (p) => m.why_trump_longest({ count: count(p) }),
  hint_trump_strong: (p) => m.why_trump_strong({ count: count(p), points: points(p) }),
  hint_draw_top: m.why_draw_top,
  hint_draw: m.why_draw,
  hint_lead_top: m.why_lead_top,
  hint_lead_void: m.why_lead_void,
  hint_lead_low: m.why_lead_low,
  hint_partner_points: (p) => m.why_partner_points({ points: points(p) }),
  hint_own_trick: m.why_own_trick,
  hint_give_nothing: m.why_give_nothing,
  hint_give_least: m.why_give_least,
  hint_trumps: (p) => m.why_trumps({ points: points(p) }),
  hint_takes: (p) => m.why_takes({ points: points(p) }),
  hint_ahead: (p) => m.why_ahead({ points: points(p) }),
  hint_lay: (p) => m.why_lay({ points: points(p) }),
  hint_joker: m.why_joker,
  hint_knock: m.why_knock,
  hint_block: m.why_block,
  hint_draw_meld: (p) => m.why_draw_meld({ cards: cards(p) }),
  hint_draw_stock: (p) => m.why_draw_stock({ cards: cards(p) }),
  hint_discard_last: m.why_discard_last,
  hint_discard: (p) => m.why_discard({ points: points(p), left: num(Number(p.left)) }),
  hint_ready: m.why_ready,
  hint_swap: m.why_swap,
  hint_blind: m.why_blind,
  hint_pickup: m.why_pickup,
  hint_burn: m.why_burn,
  hint_reset: (p) => m.why_reset({ cards: cards(p) }),
  hint_many: (p) => m.why_many({ count: count(p) }),
  hint_lowest: m.why_lowest,
};

/** Codes that have a sentence here; a test compares them with the server's. */
export const KNOWN_WHYS = Object.keys(SENTENCES);

/** Why an action is good, in the language; an unknown reason in the server's words. */
export const whyText = (why: Reason): string => SENTENCES[why.code]?.(why.params) ?? why.text;

/** Where in the match a hint belongs. */
export const askedAt = (view: TableView): AskHint | null =>
  view.deal && { number: view.deal.number, turn: view.deal.turn, undone: view.undone };

/** Of what else was valued the best, and how many points it is behind where that is no chance. */
export function nextBest({ alternatives }: Hint): { one: Alternative; behind: number | null } | null {
  const [first, second] = alternatives;
  if (!second || first?.mean == null || second.mean == null) return null;
  const behind = first.mean - second.mean;
  const error = Math.hypot(first.error ?? 0, second.error ?? 0);
  return { one: second, behind: behind > error ? behind : null };
}
