import { m } from '../paraglide/messages';
import type { TableView } from '../protocol';
import { teamOf } from '../seats';
import { nameIn } from '../words';

/** "We" and "they" for a player; for a spectator the names of the two. */
export function teamName(view: TableView, team: number): string {
  if (view.seat !== null) return teamOf(view.seat) === team ? m.us() : m.them();
  return m.pair({ a: nameIn(view.seats, team), b: nameIn(view.seats, team + 2) });
}
