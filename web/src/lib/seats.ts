/** Where a seat is drawn. The next to play sits at the right: play goes counter-clockwise. */
export type Place = 'bottom' | 'right' | 'top' | 'left';

const PLACES: readonly Place[] = ['bottom', 'right', 'top', 'left'];

export function placeOf(seat: number, own: number | null, players = PLACES.length): Place {
  const turn = (seat - (own ?? 0) + players) % players;
  return (players === 2 && turn === 1 ? 'top' : PLACES[turn]) as Place;
}

export function seatAt(place: Place, own: number | null): number {
  return (PLACES.indexOf(place) + (own ?? 0)) % 4;
}

export const teamOf = (seat: number) => seat % 2;

/** The teams as this client lists them: its own first. */
export function teamOrder(own: number | null): [number, number] {
  return own !== null && own % 2 === 1 ? [1, 0] : [0, 1];
}
