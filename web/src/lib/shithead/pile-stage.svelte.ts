import { settings } from '../settings.svelte';
import type { ShitheadTable } from '../table/games';
import { cardsOf } from './actions';
import { effectsOf, movesBetween } from './moves';

/** How long a pile that burns, and a blind card that does not go, stay in sight. */
const BURN_MS = 900;
const FAIL_MS = 1300;

export type PileEvent = 'burn' | 'fail' | null;

/**
 * The pile as it is shown: what burns, and the blind card that does not go, are seen before they
 * leave it. Nobody waits for it: to act is to `hurry` it.
 */
export class PileStage {
  cards = $state.raw<readonly string[]>([]);
  event = $state<PileEvent>(null);

  #timer: ReturnType<typeof setTimeout> | undefined;
  #last: readonly string[] = [];

  show(before: ShitheadTable | null, after: ShitheadTable) {
    this.#last = after.deal?.pile ?? [];
    const same = before?.deal && before.deal.number === after.deal?.number;
    const moves = movesBetween(before, after);
    if (same && moves.length === 0) return;
    this.hurry();
    const [move] = moves;
    if (!same || !move || moves.length > 1) return;
    const effects = effectsOf(move, before, after);
    if (!effects.burned && !effects.failed) return;
    const laid = move.action.startsWith('play ') ? cardsOf(move.action) : move.card ? [move.card] : [];
    this.cards = [...before.deal!.pile, ...laid];
    this.event = effects.burned ? 'burn' : 'fail';
    this.#timer = setTimeout(() => this.hurry(), (effects.burned ? BURN_MS : FAIL_MS) * settings.pace);
  }

  /** Shows at once how the pile is. */
  hurry() {
    clearTimeout(this.#timer);
    this.cards = this.#last;
    this.event = null;
  }

  stop() {
    clearTimeout(this.#timer);
  }
}
