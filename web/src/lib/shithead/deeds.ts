import { num } from '../numbers';
import { m } from '../paraglide/messages';
import type { ShitheadView } from '../protocol';
import { cardName } from '../words';
import { cardsOf, keepOf, pickupOf, playAllOf, playOf, rankIn, rowsOf } from './actions';

/** Something that a button of the table does. */
export interface Intent {
  kind: 'play' | 'all' | 'pickup' | 'ready' | 'undo' | 'row' | 'keep' | 'clear';
  /** What is sent; empty where the kind says it all. */
  action: string;
  name: string;
  text: string;
  /** In full, where the text is short. */
  label?: string;
  main?: boolean;
  disabled?: boolean;
}

export interface Situation {
  deal: ShitheadView;
  myTurn: boolean;
  /** The chosen cards of the zone that is played from. */
  cards: readonly string[];
  /** Picking up was asked for once already. */
  asked: boolean;
  /** Cards may still be exchanged with the face-up row. */
  exchanging: boolean;
  /** Something has been exchanged that is not sent yet. */
  changed: boolean;
  /** How many cards are chosen anywhere. */
  chosen: number;
}

/** The buttons for what can be done now, the most likely first. */
export function deedsOf(now: Situation): Intent[] {
  const { deal, myTurn } = now;
  if (deal.phase === 'swap') return swapDeeds(now);
  const found = myTurn && deal.phase === 'play' ? playDeeds(now) : [];
  if (now.chosen > 1) found.push({ kind: 'clear', action: '', name: 'clear', text: m.rim_clear() });
  return found;
}

function swapDeeds({ deal, myTurn, cards, exchanging, changed }: Situation): Intent[] {
  if (exchanging) {
    const ready: Intent = { kind: 'ready', action: '', name: 'ready', text: m.sh_ready(), main: true, disabled: !myTurn };
    return changed ? [ready, { kind: 'undo', action: '', name: 'undo', text: m.sh_undo() }] : [ready];
  }
  if (!myTurn) return [];
  if (deal.choose) {
    const keep = keepOf(deal, cards);
    const count = num(deal.choose.count);
    const text = m.sh_keep({ chosen: num(cards.length), count });
    return [{ kind: 'keep', action: keep ?? '', name: 'keep', text, main: true, disabled: keep === undefined }];
  }
  const rows = rowsOf(deal).map((row): Intent => ({
    kind: 'row',
    action: `swap row ${row}`,
    name: `row ${row}`,
    text: m.sh_row({ number: num(row + 1) }),
    label: m.sh_swap_row({ number: num(row + 1) }),
  }));
  return [{ kind: 'ready', action: '', name: 'ready', text: m.sh_ready(), main: true }, ...rows];
}

function playDeeds({ deal, cards, asked }: Situation): Intent[] {
  const found: Intent[] = [];
  const play = playOf(deal, cards);
  const all = cards[0] ? playAllOf(deal, rankIn(cards[0])) : undefined;
  if (play) {
    const text = cards.length > 1 ? m.sh_play_count({ count: num(cards.length) }) : m.sh_play();
    const label = m.sh_play_cards({ cards: cards.map(cardName).join(m.list_comma()) });
    found.push({ kind: 'play', action: play, name: 'play', text, label, main: true });
  }
  if (all && cardsOf(all).length > cards.length) {
    found.push({ kind: 'all', action: all, name: 'all', text: m.sh_play_all({ count: num(cardsOf(all).length) }) });
  }
  const pickup = (cards.length ? pickupOf(deal, cards) : undefined) ?? pickupOf(deal, []);
  if (pickup) found.push(pickupDeed(deal, pickup, asked));
  return found;
}

function pickupDeed(deal: ShitheadView, pickup: string, asked: boolean): Intent {
  const along = cardsOf(pickup);
  const count = num(deal.pile.length);
  const text = along.length ? m.sh_pickup_and({ count, more: num(along.length) }) : m.sh_pickup({ count });
  const label = along.length
    ? m.sh_pickup_with({ count, cards: along.map(cardName).join(m.list_comma()) })
    : m.sh_pickup_cards({ count });
  const only = deal.legal.every((action) => action.startsWith('pickup'));
  const common = { kind: 'pickup', action: pickup, name: 'pickup', main: only } as const;
  return asked ? { ...common, text: m.sh_pickup_sure({ count }) } : { ...common, text, label };
}
