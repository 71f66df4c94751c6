import { num } from '../numbers';
import { m } from '../paraglide/messages';
import type { MoveView, RummyResult, RummyView, SeatView } from '../protocol';
import type { RummyTable } from '../table/games';
import { seatChanges } from '../table/seat-changes';
import { cardName, nameIn } from '../words';
import { cardsOf, meldNumber } from './actions';
import { movesSince } from './moves';

export const cardNames = (cards: readonly string[]) => cards.map(cardName).join(m.list_comma());

/** What a screen reader is told when a table of Rim comes into sight. */
export function describeTable(view: RummyTable): string[] {
  if (view.status === 'waiting') return [m.say_waiting()];
  const { deal } = view;
  if (!deal) return [];
  if (deal.result) return endOf(view, deal.result);
  return [
    ...deal.melds.map((meld, i) => m.rim_say_meld({ number: num(i + 1), cards: cardNames(meld.cards) })),
    deal.top ? m.rim_say_top({ card: cardName(deal.top) }) : '',
    deal.hand.length ? m.rim_say_hand({ cards: cardNames(deal.hand) }) : '',
    turnOf(view, deal),
  ].filter(Boolean);
}

/** What a screen reader is told between two views, in the order it happened. */
export function describeChange(before: RummyTable, after: RummyTable): string[] {
  const seats = seatChanges(before, after);
  const { deal } = after;
  if (!deal) return seats;
  const old = before.deal?.number === deal.number ? before.deal : null;
  const lines = movesSince(deal, old?.turn ?? 0).map((move) => moveSentence(move, after));
  if (!old) lines.unshift(m.say_dealt({ name: nameIn(after.seats, deal.dealer) }));
  if (!old && deal.hand.length) lines.push(m.rim_say_hand({ cards: cardNames(deal.hand) }));
  if (deal.result && !old?.result) lines.push(...endOf(after, deal.result));
  if (!old || old.to_act !== deal.to_act || old.phase !== deal.phase) lines.push(turnOf(after, deal));
  return [...seats, ...lines].filter(Boolean);
}

/** One action, in a sentence. */
export function moveSentence(move: MoveView, view: RummyTable): string {
  const name = nameIn(view.seats, move.seat);
  const [word = '', pile = ''] = move.action.split(' ');
  const cards = cardNames(cardsOf(move.action));
  if (word === 'draw' && pile === 'discard') return m.rim_say_took({ name, card: cardName(move.card ?? '') });
  if (word === 'draw') return move.card ? m.rim_say_drawn({ card: cardName(move.card) }) : m.rim_say_drew({ name });
  if (word === 'discard') return m.rim_say_threw({ name, card: cards });
  if (word === 'meld') return m.rim_say_melded({ name, cards });
  if (word === 'knock') return m.rim_say_knocked({ name });
  if (word === 'block') return m.rim_say_blocked({ name });
  const number = num(meldNumber(move.action) + 1);
  return (word === 'layoff' ? m.rim_say_laid : m.rim_say_exchanged)({ name, number, cards });
}

/** How a deal ended, in a sentence. */
export function resultSentence(result: RummyResult, seats: readonly SeatView[], penalty: boolean): string {
  if (result.winner === null) return m.rim_nobody();
  const name = nameIn(seats, result.winner);
  const points = num(result.scores[result.winner] ?? 0);
  const sentence = penalty ? m.rim_winner_penalty({ name }) : m.rim_winner({ name, points });
  return result.doubled ? `${sentence} ${m.rim_doubled()}` : sentence;
}

function endOf(view: RummyTable, result: RummyResult): string[] {
  const totals = view.seats.map(({ seat }) =>
    m.rim_say_total({ name: nameIn(view.seats, seat), points: num(view.totals[seat] ?? 0) }),
  );
  const lines = [resultSentence(result, view.seats, isPenalty(view)), ...totals];
  return view.status === 'over' ? [...lines, matchSentence(view)] : lines;
}

export const isPenalty = (view: RummyTable) => view.rules.scoring === 'penalty';

/** Who has won the match. */
export function matchSentence(view: RummyTable): string {
  if (view.seat !== null && view.winners.includes(view.seat)) return m.rim_match_won();
  const names = view.winners.map((seat) => nameIn(view.seats, seat)).join(m.list_comma());
  return (view.winners.length > 1 ? m.rim_match_winners : m.rim_match_winner)({ names });
}

/** What the own seat has to do now; nothing when it is somebody else's turn. */
export function turnOf(view: RummyTable, deal: RummyView): string {
  if (deal.to_act === null || deal.to_act !== view.seat) return '';
  if (deal.phase === 'draw') return m.rim_turn_draw();
  const least = Number(view.rules.initial_meld ?? 0);
  if (deal.laid_points > 0) return m.rim_first_meld({ laid: num(deal.laid_points), least: num(least) });
  return view.rules.melding === 'hand' ? m.rim_turn_play_hand() : m.rim_turn_play();
}
