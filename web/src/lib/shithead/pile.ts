import type { ShitheadFacts } from '../protocol';
import { rankIn } from './actions';

const SHOWN = 4;
const MOST = 8;

/**
 * The top cards of the pile that are fanned out, the topmost last: some in any case, and as far
 * down as cards are alike, or transparent, so that what counts is in sight.
 */
export function topOf(pile: readonly string[], powers: ShitheadFacts['powers']): string[] {
  const top = pile.at(-1);
  if (top === undefined) return [];
  let from = pile.length - 1;
  const clear = (at: number) => powers[rankIn(pile[at]!)] === 'transparent';
  while (from > 0 && (clear(from) || rankIn(pile[from - 1]!) === rankIn(pile[from]!))) from--;
  return pile.slice(Math.max(pile.length - MOST, Math.min(from, Math.max(0, pile.length - SHOWN))));
}
