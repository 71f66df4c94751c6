import { num } from '../numbers';
import { m } from '../paraglide/messages';
import { callWord, cardName, isSuit, trumpName, type Trump } from '../words';

const CARD = /^(?:[2-9TJQKA][SHDC]|X[XBR])$/;
const CALLS = new Set(['bid', 'pass', 'accept', 'decline']);

const names = (cards: readonly string[]) => cards.map(cardName).join(m.list_comma());

const trumpWords = (trump: Trump) =>
  (isSuit(trump) ? m.say_trump : m.say_no_trump)({ suit: trumpName(trump) }).replace(/\.$/, '');

/** Actions with cards, by their first words; where no card is named, the second one. */
const WITH_CARDS: Record<string, readonly [(inputs: { cards: string }) => string, (() => string)?]> = {
  play: [m.term_play],
  discard: [m.term_discard],
  meld: [m.term_meld],
  'meld run': [m.term_meld_run],
  'meld set': [m.term_meld_set],
  knock: [m.term_knock, m.term_knock_alone],
  swap: [m.term_swap],
  keep: [m.term_keep, m.term_keep_alone],
  pickup: [m.term_pickup, m.term_pickup_alone],
};

const PLAIN: Record<string, () => string> = {
  'draw stock': m.term_draw_stock,
  'draw discard': m.term_draw_discard,
  block: m.term_block_alone,
  ready: m.term_ready_alone,
};

function onMeld(verb: string, words: readonly string[]): string {
  const cards = names(words.filter((word) => CARD.test(word)));
  const number = num(Number(words[0]) + 1);
  if (verb === 'exchange') return m.term_exchange({ cards, number });
  return (words.at(-1) === 'low' ? m.term_layoff_low : m.term_layoff)({ cards, number });
}

/** An action as people say it, from its notation; what is no action stays as it is. */
export function actWords(action: string): string {
  const plain = PLAIN[action];
  if (plain) return plain();
  const [verb = '', ...rest] = action.split(' ');
  if (CALLS.has(verb)) return callWord(action);
  if (verb === 'trump') return trumpWords(rest[0] as Trump);
  if (verb === 'layoff' || verb === 'exchange') return onMeld(verb, rest);
  if (verb === 'blind') return m.term_blind({ number: num(Number(rest[0]) + 1) });
  if (verb === 'swap' && rest[0] === 'row') return m.term_swap_row({ number: num(Number(rest[1]) + 1) });
  const kind = rest[0] === 'run' || rest[0] === 'set' ? ` ${rest[0]}` : '';
  const [withCards, alone] = WITH_CARDS[verb + kind] ?? [];
  const cards = names(rest.filter((word) => CARD.test(word)));
  if (!withCards || (!cards && !alone)) return action;
  const suit = rest.at(-1) as Trump;
  const named = verb === 'play' && rest.length === 2 && isSuit(suit) ? ` (${trumpWords(suit)})` : '';
  return cards ? withCards({ cards }) + named : alone!();
}

/**
 * A typed line as an action: cards in any case and with any digits, a card alone is played, a
 * number alone is bid.
 */
export function readAction(line: string): string {
  const latin = line
    .replace(/[\u06f0-\u06f9]/g, (d) => String(d.charCodeAt(0) - 0x06f0))
    .replace(/[\u0660-\u0669]/g, (d) => String(d.charCodeAt(0) - 0x0660));
  const words = latin
    .trim()
    .split(/\s+/)
    .map((word) => {
      const card = word.toUpperCase().replace(/^10/, 'T');
      return CARD.test(card) || /^[SHDC]$/.test(card) ? card : word.toLowerCase();
    });
  const first = words[0] ?? '';
  if (CARD.test(first)) words.unshift('play');
  else if (/^\d+$/.test(first)) words.unshift('bid');
  return words.join(' ');
}
