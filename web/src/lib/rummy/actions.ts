import type { RummyView } from '../protocol';

const CARD = /^([2-9TJQKA][SHDC]|XX)$/;

/** The cards in an action's text. */
export const cardsOf = (action: string) => action.split(' ').filter((word) => CARD.test(word));

const bag = (cards: readonly string[]) => [...cards].sort().join(' ');

/**
 * The ways to meld just these cards. Three are among the legal actions, perhaps in several ways
 * (a run or a set, a joker at this end or that); more the server puts in order, and verifies.
 */
export function meldsOf(deal: RummyView, chosen: readonly string[]): string[] {
  if (deal.phase !== 'turn' || chosen.length < 3) return [];
  const wanted = bag(chosen);
  const listed = deal.legal.filter((action) => action.startsWith('meld ') && bag(cardsOf(action)) === wanted);
  return listed.length ? listed : [`meld ${chosen.join(' ')}`];
}

/** The number of the meld that an action changes. */
export const meldNumber = (action: string) => Number(action.split(' ')[1]);

/** What lays one of these cards off on a meld, the high end before the low one. */
export function layoffsOf(deal: RummyView, chosen: readonly string[], number?: number): string[] {
  return deal.legal.filter(
    (action) =>
      action.startsWith('layoff ') &&
      (number === undefined || meldNumber(action) === number) &&
      chosen.includes(cardsOf(action)[0]!),
  );
}

/** What puts the one chosen card in the place of a joker. */
export const exchangesOf = (deal: RummyView, chosen: readonly string[], number?: number) =>
  chosen.length === 1
    ? deal.legal.filter(
        (action) =>
          action.startsWith('exchange ') &&
          action.endsWith(` ${chosen[0]}`) &&
          (number === undefined || meldNumber(action) === number),
      )
    : [];

/** What ends the deal: with the one chosen card thrown, or with nothing chosen. */
export const knocksOf = (deal: RummyView, chosen: readonly string[]) =>
  deal.legal.filter((action) => action === ['knock', ...chosen].join(' '));

/** The melds that the chosen cards fit. */
export const targetsOf = (deal: RummyView, chosen: readonly string[]) =>
  new Set([...layoffsOf(deal, chosen), ...exchangesOf(deal, chosen)].map(meldNumber));

/** The own cards that are in a legal meld, and those that fit one on the table. */
export function usesOf(deal: RummyView): { meld: Set<string>; table: Set<string> } {
  const [meld, table] = [new Set<string>(), new Set<string>()];
  for (const action of deal.legal) {
    const into = action.startsWith('meld ') ? meld : /^(layoff|exchange) /.test(action) ? table : null;
    if (into) for (const card of cardsOf(action)) into.add(card);
  }
  return { meld, table };
}
