import { rankOf, suitOf, type SuitLetter } from './cards';
import { digits, isolate, num } from './numbers';
import { m } from './paraglide/messages';
import type { SeatView } from './protocol';

const SUIT_WORDS: Record<SuitLetter, () => string> = {
  S: m.suit_spades,
  H: m.suit_hearts,
  D: m.suit_diamonds,
  C: m.suit_clubs,
};

const RANK_WORDS: Record<string, () => string> = {
  A: m.rank_ace,
  K: m.rank_king,
  Q: m.rank_queen,
  J: m.rank_jack,
  T: m.rank_10,
  '9': m.rank_9,
  '8': m.rank_8,
  '7': m.rank_7,
  '6': m.rank_6,
  '5': m.rank_5,
  '4': m.rank_4,
  '3': m.rank_3,
  '2': m.rank_2,
};

export const suitName = (suit: SuitLetter) => SUIT_WORDS[suit]();

/** A card as it is spoken: "ten of hearts", «ده دل». */
export function cardName(card: string): string {
  const rank = RANK_WORDS[rankOf(card)]?.() ?? rankOf(card);
  return m.card_name({ rank, suit: suitName(suitOf(card)) });
}

const BOT_NAMES = [m.bot_0, m.bot_1, m.bot_2, m.bot_3];

/** The name of whoever sits there, not isolated. */
export function seatName(seat: SeatView | undefined): string {
  if (!seat || seat.kind === 'empty') return m.seat_empty();
  if (seat.kind === 'bot') return BOT_NAMES[seat.seat % 4]?.() ?? m.bot();
  return seat.name || m.guest();
}

export const nameIn = (seats: readonly SeatView[], seat: number) =>
  isolate(seatName(seats.find((one) => one.seat === seat)));

/** "120", "shelem" or "kons" in the language. */
export function bidWord(bid: number | string): string {
  if (bid === 'shelem') return m.bid_shelem();
  if (bid === 'kons') return m.bid_kons();
  return typeof bid === 'number' ? num(bid) : digits(bid);
}

/** A call of the auction, from its notation: `bid 120`, `pass`, `accept` … */
export function callWord(call: string): string {
  if (call === 'pass') return m.call_pass();
  if (call === 'accept') return m.call_accept();
  if (call === 'decline') return m.call_decline();
  return bidWord(call.replace(/^bid /, ''));
}
