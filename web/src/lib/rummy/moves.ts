import type { MoveView, RummyView } from '../protocol';

/** What was done since a place of the deal that was seen before; the view tells the last actions. */
export function movesSince(deal: RummyView, turn: number): MoveView[] {
  const fresh = deal.turn - turn;
  return fresh > 0 ? deal.moves.slice(-fresh) : [];
}

/** What a seat did in its last turn, as far as the view tells of it. */
export function lastTurn(deal: RummyView, seat: number): MoveView[] {
  const end = deal.moves.findLastIndex((move) => move.seat === seat);
  if (end < 0) return [];
  const start = deal.moves.slice(0, end).findLastIndex((move) => move.seat !== seat);
  return deal.moves.slice(start + 1, end + 1);
}
