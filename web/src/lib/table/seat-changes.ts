import { m } from '../paraglide/messages';
import type { SeatView } from '../protocol';
import { nameIn } from '../words';

interface Seats {
  seats: readonly SeatView[];
}

/** Who has sat down or stood up between two views of a table. */
export function seatChanges(before: Seats, after: Seats): string[] {
  return after.seats.flatMap((seat, i) => {
    const was = before.seats[i];
    if (!was || (was.kind === seat.kind && was.name === seat.name)) return [];
    if (seat.kind === 'empty') return [m.say_stood({ name: nameIn(before.seats, seat.seat) })];
    return [m.say_sat({ name: nameIn(after.seats, seat.seat) })];
  });
}
