import { num } from '../numbers';
import { m } from '../paraglide/messages';
import type { ShelemView } from '../protocol';
import { teamOrder } from '../seats';
import { bidWord, callWord, cardName, isSuit, nameIn, trumpName, type Trump } from '../words';
import type { ShelemTable } from './games';
import { playsOf } from './plays';
import { resultSentence } from './result';
import { seatChanges } from './seat-changes';

const NOBODY = -1;

/** What a screen reader is told when the table comes into sight. */
export function describeTable(view: ShelemTable): string[] {
  if (view.status === 'waiting') return [m.say_waiting()];
  const { deal } = view;
  if (!deal) return [];
  if (deal.result) return endOf(view, deal);
  const lines = [stateOf(view, deal)];
  for (const play of playsOf(deal).filter((one) => one.trick === deal.tricks.length)) {
    lines.push(m.say_played({ name: nameIn(view.seats, play.seat), card: cardName(play.card) }));
  }
  return [...lines, ...turnedTops(null, deal, view), turnOf(view, deal)].filter(Boolean);
}

/** What a screen reader is told between two views of a table, in the order it happened. */
export function describeChange(before: ShelemTable, after: ShelemTable): string[] {
  const seats = seatChanges(before, after);
  const { deal } = after;
  if (!deal) return seats;
  const old = before.deal?.number === deal.number ? before.deal : null;
  const lines = [...seats];
  if (!old) lines.push(m.say_dealt({ name: nameIn(after.seats, deal.dealer) }));
  lines.push(...newCalls(old, deal, after));
  if (deal.declarer !== null && old?.declarer !== deal.declarer) lines.push(contractOf(after, deal));
  if (deal.phase === 'discard' && deal.widow && !old?.widow && deal.seat === deal.declarer) {
    lines.push(m.say_widow({ cards: deal.widow.map(cardName).join(m.list_comma()) }));
  }
  if (deal.phase !== 'discard' && old?.phase === 'discard' && deal.seat !== deal.declarer) {
    const name = nameIn(after.seats, deal.declarer ?? 0);
    lines.push(m.say_buried({ name, count: num(after.facts.packet_size) }));
  }
  if (deal.trump && old?.trump !== deal.trump) lines.push(sayTrump(deal.trump));
  lines.push(...newPlays(old, deal, after), ...turnedTops(old, deal, after));
  if (deal.result && !old?.result) lines.push(...endOf(after, deal));
  if (turnChanged(old, deal)) lines.push(turnOf(after, deal));
  return lines.filter(Boolean);
}

function newCalls(old: ShelemView | null, deal: ShelemView, view: ShelemTable): string[] {
  return deal.calls
    .slice(old?.calls.length ?? 0)
    .map(({ seat, call }) => m.say_call({ name: nameIn(view.seats, seat), call: callWord(call) }));
}

function newPlays(old: ShelemView | null, deal: ShelemView, view: ShelemTable): string[] {
  return playsOf(deal)
    .slice(old ? playsOf(old).length : 0)
    .flatMap(({ seat, card, trick, winner }) => {
      const line = m.say_played({ name: nameIn(view.seats, seat), card: cardName(card) });
      if (winner === null) return [line];
      const points = num(deal.tricks[trick]?.points ?? 0);
      return [line, m.say_trick({ name: nameIn(view.seats, winner), points })];
    });
}

/** The pile tops that have been turned up, for each of two players. */
function turnedTops(old: ShelemView | null, deal: ShelemView, view: ShelemTable): string[] {
  return deal.piles.flatMap((piles, seat) => {
    const turned = piles.flatMap(({ top }, i) => (top && old?.piles[seat]?.[i]?.top !== top ? [top] : []));
    if (turned.length === 0) return [];
    return m.say_tops({ name: nameIn(view.seats, seat), cards: turned.map(cardName).join(m.list_comma()) });
  });
}

function contractOf(view: ShelemTable, deal: ShelemView): string {
  const name = nameIn(view.seats, deal.declarer ?? 0);
  const line = m.say_declarer({ name, contract: bidWord(deal.contract ?? 0) });
  return deal.contract === 'sar_shelem' && !deal.result ? `${line} ${m.say_widow_stays()}` : line;
}

const sayTrump = (trump: Trump) =>
  (isSuit(trump) ? m.say_trump : m.say_no_trump)({ suit: trumpName(trump) });

function stateOf(view: ShelemTable, deal: ShelemView): string {
  if (deal.declarer === null) {
    if (deal.standing === null || deal.bidder === null) return m.say_auction();
    return m.say_standing({
      name: nameIn(view.seats, deal.bidder),
      bid: bidWord(deal.standing),
    });
  }
  const trump = deal.trump ? sayTrump(deal.trump) : '';
  return [contractOf(view, deal), trump].filter(Boolean).join(' ');
}

function endOf(view: ShelemTable, deal: ShelemView): string[] {
  if (!deal.result) return [];
  const [own, other] = teamOrder(view.seat);
  const totals = m.say_totals({
    own: num(view.totals[own] ?? 0),
    other: num(view.totals[other] ?? 0),
  });
  const lines = [resultSentence(deal.result, view.seats), totals];
  return view.status === 'over' ? [...lines, matchSentence(view)] : lines;
}

/** Who has won the match. */
export function matchSentence(view: ShelemTable): string {
  if (view.seats.length === 2 && !view.winners.includes(view.seat ?? NOBODY)) {
    return m.match_winner({ name: nameIn(view.seats, view.winners[0] ?? 0) });
  }
  if (view.seat !== null) {
    return view.winners.includes(view.seat) ? m.match_won() : m.match_lost();
  }
  const [a = 0, b = 2] = view.winners;
  return m.match_winners({ a: nameIn(view.seats, a), b: nameIn(view.seats, b) });
}

const turnChanged = (old: ShelemView | null, deal: ShelemView) =>
  !old || old.to_act !== deal.to_act || old.phase !== deal.phase;

/** Whether a way to play without trump is among what may be named. */
export const namesNoTrump = (deal: ShelemView) =>
  deal.legal.some((action) => action.startsWith('trump ') && !isSuit(action.slice(6) as Trump));

/** What the own seat has to do now; nothing when it is somebody else's turn. */
export function turnOf(view: ShelemTable, deal: ShelemView): string {
  if (deal.to_act === null || deal.to_act !== view.seat) return '';
  if (deal.phase === 'play') {
    if (deal.piles.length > 0 && deal.trick.length >= 2) return m.turn_pile();
    if (deal.trick.length > 0) return m.turn_play();
    return deal.trump === null ? m.turn_lead_trump() : m.turn_lead();
  }
  return {
    auction: m.turn_auction,
    kons: m.turn_kons,
    discard: () => m.turn_discard({ count: num(deal.choose?.count ?? view.facts.packet_size) }),
    trump: () => (namesNoTrump(deal) ? m.turn_trump_or_none() : m.turn_trump()),
    over: () => '',
  }[deal.phase]();
}
