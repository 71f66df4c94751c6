import type { MoveView } from '../protocol';
import type { ShitheadTable } from '../table/games';
import { rankIn, cardsOf } from './actions';

/** What was done between two views; the newer one tells the last actions. */
export function movesBetween(before: ShitheadTable | null, after: ShitheadTable): MoveView[] {
  const { deal } = after;
  if (!deal) return [];
  const old = before?.deal?.number === deal.number ? before.deal : null;
  const fresh = deal.turn - (old?.turn ?? 0);
  return fresh > 0 ? deal.moves.slice(-fresh) : [];
}

/** What one action did besides, as far as two views that it lies between show. */
export interface Effects {
  burned: boolean;
  /** The turned blind card does not go: it is picked up with the pile. */
  failed: boolean;
  turned: boolean;
  /** How many players are passed over. */
  skipped: number;
  /** The mover has nothing over what burned, and the turn passes. */
  passed: boolean;
  out: boolean;
  /** How many cards were picked up. */
  taken: number;
}

/** The effects of the one move between two views of a deal. */
export function effectsOf(move: MoveView, before: ShitheadTable, after: ShitheadTable): Effects {
  const [old, deal] = [before.deal!, after.deal!];
  const [word] = move.action.split(' ');
  const cards = word === 'play' ? cardsOf(move.action) : word === 'blind' && move.card ? [move.card] : [];
  const burned = deal.burned.length > old.burned.length;
  const out = deal.out.includes(move.seat) && !old.out.includes(move.seat);
  const failed = word === 'blind' && !burned && deal.pile.length < old.pile.length + 1;
  const skips = cards.filter((card) => after.facts.powers[rankIn(card)] === 'skip').length;
  return {
    burned,
    failed,
    turned: deal.direction !== old.direction,
    skipped: failed || deal.result ? 0 : skips,
    passed: burned && !out && !deal.result && deal.to_act !== move.seat,
    out,
    taken: word === 'pickup' ? old.pile.length : 0,
  };
}
