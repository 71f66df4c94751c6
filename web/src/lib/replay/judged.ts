import type { Decided } from '../protocol';

/** What one player gave away. */
export interface Given {
  seat: number;
  decisions: number;
  points: number;
  /** In chances to win the match; null where none is known. */
  win: number | null;
}

export function givenAway(decisions: readonly Decided[], players: number): Given[] {
  return Array.from({ length: players }, (_, seat) => {
    const own = decisions.filter((one) => one.seat === seat);
    const known = own.filter((one) => one.win_cost !== null);
    return {
      seat,
      decisions: own.length,
      points: own.reduce((sum, one) => sum + one.cost, 0),
      win: known.length ? known.reduce((sum, one) => sum + (one.win_cost ?? 0), 0) : null,
    };
  });
}

/** The decisions that cost most, the dearest first. */
export const costliest = (decisions: readonly Decided[], count: number) =>
  decisions
    .filter((one) => one.cost > 0)
    .toSorted((a, b) => b.cost - a.cost)
    .slice(0, count);

export interface Curve {
  /** How many actions of the deal are done. */
  actions: number[];
  points: number[];
}

/** What a seat expected of the deal at each of its own decisions: others saw other cards. */
export function curveOf(decisions: readonly Decided[], deal: number, seat: number): Curve {
  const curve: Curve = { actions: [], points: [] };
  for (const one of decisions) {
    const mean = one.alternatives.find((other) => other.action === one.done)?.mean ?? null;
    if (one.deal !== deal || one.seat !== seat || mean === null) continue;
    curve.actions.push(one.action + 1);
    curve.points.push(mean);
  }
  return curve;
}
