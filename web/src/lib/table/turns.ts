import { m } from '../paraglide/messages';
import type { TableView } from '../protocol';
import { toasts } from '../toasts.svelte';
import { nameIn } from '../words';

type Turns = Pick<TableView, 'seat' | 'seats'> & { deal: { to_act: number | null } | null };

/** Whether the own seat is to act. */
export const isMyTurn = ({ seat, deal }: Turns) => deal !== null && deal.to_act !== null && deal.to_act === seat;

/** Says who is waited for, if anybody is. */
export function sayWaiting({ seats, deal }: Turns) {
  if (deal && deal.to_act !== null) toasts.show(m.waiting_for({ name: nameIn(seats, deal.to_act) }));
}

/** The other seats in the order in which they act after the own one. */
export function otherSeats({ seat, seats }: Turns): number[] {
  return seats.map((_, i) => ((seat ?? -1) + 1 + i) % seats.length).filter((other) => other !== seat);
}
