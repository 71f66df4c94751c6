// What a step was, in the words of people. The server says it in the notation of records.
import { isolate, num } from '../numbers';
import { m } from '../paraglide/messages';
import type { Replayed, ReplayStep } from '../protocol';
import { callWord, cardName, isSuit, trumpName, type Trump } from '../words';
import { spokenPlayer } from './names';

export const cardWord = (card: string) => (card === 'XX' ? m.joker() : cardName(card));

export const cardWords = (cards: readonly string[]) => cards.map(cardWord).join(m.list_comma());

const isCard = (word: string) => /^(X[RBX]|[AKQJT2-9][SHDC])$/.test(word);

type Game = Replayed['game'];
type Says = (words: string[], card: string | null) => string;

const trump = (word: string) => {
  const named = trumpName(word as Trump);
  return isSuit(word as Trump) ? m.replay_trump({ suit: named }) : m.replay_no_trump({ name: named });
};

const SHELEM: Record<string, Says> = {
  bid: ([bid = '']) => m.replay_bid({ bid: callWord(`bid ${bid}`) }),
  pass: () => callWord('pass'),
  accept: () => callWord('accept'),
  decline: () => callWord('decline'),
  discard: (cards) => (cards.length ? m.replay_bury({ cards: cardWords(cards) }) : m.replay_bury_hidden()),
  trump: ([word = '']) => trump(word),
  play: ([card = '', suit]) =>
    suit ? m.replay_joker({ card: cardWord(card), suit: trumpName(suit as Trump) }) : cardWord(card),
};

const numbered = (word: string | undefined) => num(Number(word ?? 0) + 1);

const RUMMY: Record<string, Says> = {
  draw: ([from], card) => {
    if (from === 'discard') return m.replay_take({ card: cardWord(card ?? '') });
    return card ? m.replay_draw({ card: cardWord(card) }) : m.replay_draw_hidden();
  },
  block: () => m.replay_block(),
  meld: (words) => m.replay_meld({ cards: cardWords(words.filter(isCard)) }),
  layoff: ([number, ...words]) =>
    m.replay_layoff({ number: numbered(number), cards: cardWords(words.filter(isCard)) }),
  exchange: ([number, ...words]) =>
    m.replay_exchange({ number: numbered(number), cards: cardWords(words.filter(isCard)) }),
  discard: (cards) => m.replay_throw({ cards: cardWords(cards) }),
  knock: (cards) => (cards.length ? m.replay_knock_card({ cards: cardWords(cards) }) : m.replay_knock()),
};

function swap(words: string[]): string {
  if (words[0] === 'row') return m.replay_swap_row({ number: numbered(words[1]) });
  const away = words.filter((_, i) => i % 2 === 0);
  const taken = words.filter((_, i) => i % 2 === 1);
  return m.replay_swap({ away: cardWords(away), taken: cardWords(taken) });
}

const SHITHEAD: Record<string, Says> = {
  swap,
  keep: (cards) => (cards.length ? m.replay_keep({ cards: cardWords(cards) }) : m.replay_keep_hidden()),
  ready: () => m.replay_ready(),
  play: (cards) => cardWords(cards),
  blind: (_, card) => (card ? m.replay_blind({ card: cardWord(card) }) : m.replay_blind_hidden()),
  pickup: (cards) => (cards.length ? m.replay_pickup_with({ cards: cardWords(cards) }) : m.replay_pickup()),
};

const WORDS: Record<Game, Record<string, Says>> = {
  shelem: SHELEM,
  shelem2: SHELEM,
  rummy: RUMMY,
  shithead: SHITHEAD,
};

/** An action in words; one that this client does not know, as it is written. */
export function actionWords(game: Game, action: string, card: string | null = null): string {
  const [verb = '', ...rest] = action.split(' ');
  return WORDS[game][verb]?.(rest, card) ?? isolate(action);
}

/** Who did what. */
export const stepWords = (match: Pick<Replayed, 'game' | 'players'>, step: ReplayStep) =>
  m.replay_step({
    name: spokenPlayer(match.players, step.seat),
    action: actionWords(match.game, step.action, step.card),
  });
