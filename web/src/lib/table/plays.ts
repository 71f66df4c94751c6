import type { ShelemView } from '../protocol';

export interface Play {
  seat: number;
  card: string;
  /** Number of the trick in the deal. */
  trick: number;
  /** Who wins the trick that this card ends. */
  winner: number | null;
}

/** A trick has four cards; with two players each plays two, in turn. */
const TRICK = 4;

/** Every card played in a deal, in order. */
export function playsOf(deal: ShelemView): Play[] {
  const seats = deal.hand_sizes.length;
  const plays = deal.tricks.flatMap((trick, number) =>
    trick.cards.map((card, i) => ({
      seat: (trick.leader + i) % seats,
      card,
      trick: number,
      winner: i === TRICK - 1 ? trick.winner : null,
    })),
  );
  const { leader } = deal;
  if (leader === null) return plays;
  const current = deal.trick.map((card, i) => ({
    seat: (leader + i) % seats,
    card,
    trick: deal.tricks.length,
    winner: null,
  }));
  return [...plays, ...current];
}
