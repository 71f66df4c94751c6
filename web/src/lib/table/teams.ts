import { m } from '../paraglide/messages';
import type { TableView } from '../protocol';
import { teamOf } from '../seats';
import { nameIn } from '../words';

/** "We" and "they" for a player; for a spectator the names of the two; with two players they are the sides. */
export function teamName(view: TableView, team: number): string {
  if (view.seats.length === 2) return view.seat === team ? m.you() : nameIn(view.seats, team);
  if (view.seat !== null) return teamOf(view.seat) === team ? m.us() : m.them();
  return m.pair({ a: nameIn(view.seats, team), b: nameIn(view.seats, team + 2) });
}
