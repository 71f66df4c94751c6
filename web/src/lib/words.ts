import { rankOf, suitOf, type SuitLetter } from './cards';
import type { BotLevel } from './levels';
import { digits, isolate, num } from './numbers';
import { m } from './paraglide/messages';
import type { SeatView, ShelemView } from './protocol';

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

const JOKER_WORDS: Record<string, () => string> = { XR: m.joker_big, XB: m.joker_small };

/** "ace", "ten", «آس», from the letter of a rank. */
export const rankName = (rank: string) => RANK_WORDS[rank]?.() ?? rank;

/** A card as it is spoken: "ten of hearts", «ده دل», "big joker". */
export function cardName(card: string): string {
  const suit = suitOf(card);
  if (suit === null) return JOKER_WORDS[card]?.() ?? m.joker();
  const rank = rankName(rankOf(card));
  return m.card_name({ rank, suit: suitName(suit) });
}

export type Trump = NonNullable<ShelemView['trump']>;
export type NoTrump = Exclude<Trump, SuitLetter>;

const NO_TRUMP_WORDS: Record<NoTrump, readonly [() => string, () => string]> = {
  sars: [m.trump_sars, m.trump_sars_help],
  nars: [m.trump_nars, m.trump_nars_help],
  ace_nars: [m.trump_ace_nars, m.trump_ace_nars_help],
};

export const isSuit = (trump: Trump): trump is SuitLetter => trump in SUIT_WORDS;

/** A suit, or the name of a way to play without trump. */
export const trumpName = (trump: Trump) => (isSuit(trump) ? suitName(trump) : NO_TRUMP_WORDS[trump][0]());

/** How a way to play without trump goes, in a few words. */
export const noTrumpHelp = (trump: NoTrump) => NO_TRUMP_WORDS[trump][1]();

/** Its ranks from the highest to the lowest, in signs; they are written left to right. */
export const NO_TRUMP_RANKS: Record<NoTrump, string> = {
  sars: 'A K … 3 2',
  nars: '2 3 … K A',
  ace_nars: 'A 2 3 … K',
};

const BOT_NAMES = [m.bot_0, m.bot_1, m.bot_2, m.bot_3, m.bot_4, m.bot_5, m.bot_6, m.bot_7];

const LEVEL_WORDS = {
  novice: m.level_novice,
  casual: m.level_casual,
  club: m.level_club,
  expert: m.level_expert,
  master: m.level_master,
};

/** A bot's level in words; those that only programs ask for have none. */
export const levelWord = (level: string | null | undefined): string =>
  level && level in LEVEL_WORDS ? LEVEL_WORDS[level as BotLevel]() : '';

/** The name of whoever sits there, not isolated. */
export function seatName(seat: SeatView | undefined): string {
  if (!seat || seat.kind === 'empty') return m.seat_empty();
  if (seat.kind === 'bot') return BOT_NAMES[seat.seat]?.() ?? m.bot();
  return seat.name || m.guest();
}

export const nameIn = (seats: readonly SeatView[], seat: number) =>
  isolate(seatName(seats.find((one) => one.seat === seat)));

/** "120", "shelem", "kons" or "sar-shelem" in the language. */
export function bidWord(bid: number | string): string {
  if (bid === 'shelem') return m.bid_shelem();
  if (bid === 'kons') return m.bid_kons();
  if (bid === 'sar_shelem') return m.bid_sar_shelem();
  return typeof bid === 'number' ? num(bid) : digits(bid);
}

/** A call of the auction, from its notation: `bid 120`, `pass`, `accept` … */
export function callWord(call: string): string {
  if (call === 'pass') return m.call_pass();
  if (call === 'accept') return m.call_accept();
  if (call === 'decline') return m.call_decline();
  return bidWord(call.replace(/^bid /, ''));
}
