import { num } from '../numbers';
import { m } from '../paraglide/messages';
import type { MoveView, ShitheadFacts, ShitheadResult, ShitheadView, SeatView } from '../protocol';
import { settings } from '../settings.svelte';
import type { ShitheadTable } from '../table/games';
import { seatChanges } from '../table/seat-changes';
import { cardName, nameIn, rankName } from '../words';
import { blindsOf, cardsOf, playsRow, rowsOf } from './actions';
import { effectsOf, movesBetween } from './moves';

/** A rank by its letter; jokers are `XX`. */
export const rankWord = (rank: string) => (rank === 'XX' ? m.joker() : rankName(rank));

export const cardNames = (cards: readonly string[]) => cards.map(cardName).join(m.list_comma());

/** What a screen reader is told when a table of Shithead comes into sight. */
export function describeTable(view: ShitheadTable): string[] {
  if (view.status === 'waiting') return [m.say_waiting()];
  const { deal } = view;
  if (!deal) return [];
  if (deal.result) return endOf(view, deal.result);
  return [
    ...view.seats.flatMap(({ seat }) => (seat === view.seat ? [] : [zonesOf(view, deal, seat)])),
    pileSentence(deal),
    m.sh_say_stock({ count: num(deal.stock) }),
    ...ownZones(deal),
    turnOf(view, deal) || waitingOf(view, deal),
  ].filter(Boolean);
}

/** What a screen reader is told between two views, in the order it happened. */
export function describeChange(before: ShitheadTable, after: ShitheadTable): string[] {
  const seats = seatChanges(before, after);
  const { deal } = after;
  if (!deal) return seats;
  const old = before.deal?.number === deal.number ? before.deal : null;
  const lines = changeSentences(before, after);
  if (!old) lines.unshift(m.say_dealt({ name: nameIn(after.seats, deal.dealer) }));
  if (!old) lines.push(...ownZones(deal));
  if (deal.result && !old?.result) lines.push(...endOf(after, deal.result));
  else if (!old || old.turn !== deal.turn) lines.push(turnOf(after, deal));
  return [...seats, ...lines].filter(Boolean);
}

/** The moves between two views; of a single one also what it did besides. */
export function changeSentences(before: ShitheadTable | null, after: ShitheadTable): string[] {
  const moves = movesBetween(before, after);
  const lines = moves.map((move) => moveSentence(move, after));
  const [move] = moves;
  const same = before?.deal && before.deal.number === after.deal?.number;
  if (!move || moves.length > 1 || !before || !same) return lines;
  const effects = effectsOf(move, before, after);
  const name = nameIn(after.seats, move.seat);
  if (effects.taken) lines.push(m.sh_say_taken({ count: num(effects.taken) }));
  if (effects.failed) lines.push(m.sh_say_failed({ name }));
  if (effects.burned) lines.push(m.sh_say_burned());
  if (effects.turned) lines.push(m.sh_say_turned());
  if (effects.skipped) lines.push(m.sh_say_skipped({ count: num(effects.skipped) }));
  if (effects.passed) lines.push(m.sh_say_passed({ name }));
  if (effects.out) lines.push(m.sh_say_out({ name, place: num((after.deal?.out.indexOf(move.seat) ?? 0) + 1) }));
  return lines;
}

/** One action, in a sentence. */
export function moveSentence(move: MoveView, view: ShitheadTable): string {
  const name = nameIn(view.seats, move.seat);
  const [word = '', second = ''] = move.action.split(' ');
  const found = cardsOf(move.action);
  const cards = cardNames(found);
  if (word === 'play') return m.sh_say_played({ name, cards });
  if (word === 'blind') return m.sh_say_blind({ name, card: move.card ? cardName(move.card) : '' });
  if (word === 'pickup') return found.length ? m.sh_say_pickup_with({ name, cards }) : m.sh_say_pickup({ name });
  if (word === 'keep') return m.sh_say_kept({ name });
  if (word === 'ready') return m.sh_say_ready({ name });
  if (second === 'row') return m.sh_say_row({ name, number: num(Number(move.action.slice(9)) + 1) });
  return m.sh_say_swapped({ name, cards: pairNames(found) });
}

const pairNames = (cards: readonly string[]) =>
  cards
    .flatMap((card, i) => (i % 2 === 0 ? [m.sh_pair({ hand: cardName(card), row: cardName(cards[i + 1] ?? '') })] : []))
    .join(m.list_comma());

/** What lies before another player, and what everybody knows of the hand. */
export function zonesOf(view: ShitheadTable, deal: ShitheadView, seat: number): string {
  const name = nameIn(view.seats, seat);
  const place = deal.out.indexOf(seat);
  if (place >= 0) return m.sh_say_out({ name, place: num(place + 1) });
  const row = deal.face_up[seat] ?? [];
  const known = deal.shown[seat] ?? [];
  return [
    m.sh_say_zones({ name, hand: num(deal.hand_sizes[seat] ?? 0), blind: num(deal.blind[seat]?.length ?? 0) }),
    row.length ? m.sh_say_row_cards({ cards: cardNames(row) }) : '',
    known.length ? m.sh_say_known({ cards: cardNames(known) }) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

function ownZones(deal: ShitheadView): string[] {
  if (deal.seat === null) return [];
  const row = deal.face_up[deal.seat] ?? [];
  return [
    deal.hand.length ? m.sh_say_hand({ cards: cardNames(deal.hand) }) : '',
    row.length ? m.sh_say_own_row({ cards: cardNames(row) }) : '',
    m.sh_say_own_blind({ count: num(deal.blind[deal.seat]?.length ?? 0) }),
  ].filter(Boolean);
}

function pileSentence(deal: ShitheadView): string {
  const top = deal.pile.at(-1);
  return top ? m.sh_say_pile({ card: cardName(top), count: num(deal.pile.length) }) : m.sh_say_no_pile();
}

/** How a deal ended, in a sentence. */
export function resultSentence(result: ShitheadResult, seats: readonly SeatView[]): string {
  const lines = [];
  if (result.winner !== null) lines.push(m.sh_winner({ name: nameIn(seats, result.winner) }));
  if (result.loser !== null) lines.push(m.sh_loser({ name: nameIn(seats, result.loser) }));
  if (result.drawn) lines.push(m.sh_drawn());
  return lines.join(' ');
}

/** What the loser owes, if the table has agreed on something. */
export function forfeitSentence(view: ShitheadTable, result: ShitheadResult): string {
  const { forfeit } = view.rules;
  if (typeof forfeit !== 'string' || forfeit === '' || result.loser === null) return '';
  const name = nameIn(view.seats, result.loser);
  if (result.winner === null) return m.sh_forfeit({ name, forfeit });
  return m.sh_forfeit_to({ name, forfeit, winner: nameIn(view.seats, result.winner) });
}

function endOf(view: ShitheadTable, result: ShitheadResult): string[] {
  const lines = [resultSentence(result, view.seats), forfeitSentence(view, result)].filter(Boolean);
  return view.status === 'over' ? [...lines, matchSentence(view)] : lines;
}

/** Who has won the match. */
export function matchSentence(view: ShitheadTable): string {
  if (view.seat !== null && view.winners.includes(view.seat)) return m.match_won();
  const names = view.winners.map((seat) => nameIn(view.seats, seat)).join(m.list_comma());
  return (view.winners.length > 1 ? m.sh_match_winners : m.match_winner)({ name: names });
}

/** What the own seat has to do now; nothing when it is somebody else's turn. */
export function turnOf(view: ShitheadTable, deal: ShitheadView): string {
  if (deal.to_act === null || deal.to_act !== view.seat) return '';
  if (deal.phase === 'swap') return swapTurn(deal);
  if (blindsOf(deal).length) return m.sh_turn_blind();
  if (deal.legal.every((action) => action.startsWith('pickup'))) return m.sh_turn_pickup();
  if (deal.bound !== null) return m.sh_turn_bound({ rank: rankWord(deal.bound) });
  if (playsRow(deal)) return m.sh_turn_row();
  const top = deal.pile.at(-1);
  return top ? m.sh_turn_on({ card: cardName(top) }) : m.sh_turn_any();
}

function swapTurn(deal: ShitheadView): string {
  if (deal.choose) return m.sh_turn_keep({ count: num(deal.choose.count) });
  if (deal.swapped) return m.sh_turn_ready();
  return rowsOf(deal).length ? m.sh_turn_swap_row() : m.sh_turn_swap();
}

const waitingOf = (view: ShitheadTable, deal: ShitheadView) =>
  deal.to_act === null ? '' : m.waiting_for({ name: nameIn(view.seats, deal.to_act) });

type Power = ShitheadFacts['powers'][string];

const POWERS: Record<Power, readonly [() => string, () => string]> = {
  reset: [m.sh_power_reset, m.sh_power_reset_help],
  burn: [m.sh_power_burn, m.sh_power_burn_help],
  transparent: [m.sh_power_transparent, m.sh_power_transparent_help],
  lower: [m.sh_power_lower, m.sh_power_lower_help],
  reverse: [m.sh_power_reverse, m.sh_power_reverse_help],
  skip: [m.sh_power_skip, m.sh_power_skip_help],
};

/** The ranks that have a power, each with its sign, a word for the table, and a line for the rules. */
export const powersOf = (facts: ShitheadFacts) =>
  Object.entries(facts.powers).map(([rank, power]) => ({
    rank,
    name: rankWord(rank),
    word: POWERS[power][0](),
    help: POWERS[power][1](),
  }));

/** The direction of play as an arrow along the row of the other players. */
export const arrowOf = (direction: number) => ((settings.dir === 'rtl') === (direction === 1) ? '←' : '→');
