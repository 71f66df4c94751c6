/** The edge of the table at which a seat is drawn. The next to play sits at the right: play goes counter-clockwise. */
export type Edge = 'bottom' | 'right' | 'top' | 'left';

const EDGES: readonly Edge[] = ['bottom', 'right', 'top', 'left'];

export function edgeOf(seat: number, own: number | null, players = EDGES.length): Edge {
  const turn = (seat - (own ?? 0) + players) % players;
  return (players === 2 && turn === 1 ? 'top' : EDGES[turn]) as Edge;
}

export function seatAt(edge: Edge, own: number | null): number {
  return (EDGES.indexOf(edge) + (own ?? 0)) % 4;
}

export const teamOf = (seat: number) => seat % 2;

/** The teams as this client lists them: its own first. */
export function teamOrder(own: number | null): [number, number] {
  return own !== null && own % 2 === 1 ? [1, 0] : [0, 1];
}
