import type { ShelemView } from '../protocol';
import { settings } from '../settings.svelte';
import { playsOf, type Play } from './plays';

/** Between two cards that arrive at once, how long a full trick stays, and how long in a hurry. */
const CARD_GAP_MS = 220;
const HOLD_MS = 900;
const SHORT_HOLD_MS = 350;
/** Steps that wait; with more, full tricks are shown for a shorter time. */
const BURST = 6;

type Step = { kind: 'lay'; play: Play } | { kind: 'collect'; winner: number };

/**
 * What lies in the middle of the table as it is shown: it follows the views in small steps, so
 * that each card and every full trick is seen. Nobody waits for it: to act is to `hurry` it.
 */
export class Stage {
  laid = $state.raw<readonly Play[]>([]);
  /** Where the last trick went, for the way it leaves. */
  winner = $state<number | null>(null);
  idle = $state(true);

  #deal = -1;
  #seen = 0;
  #steps: Step[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #lastStep = -Infinity;

  /** Shows a deal; `jump` goes there at once (first sight, reconnection). */
  show(deal: ShelemView | null, jump: boolean) {
    const plays = deal ? playsOf(deal) : [];
    const goesOn = deal !== null && deal.number === this.#deal && plays.length >= this.#seen;
    if (!deal || jump || !goesOn) {
      this.#jump(deal, plays);
      return;
    }
    for (const play of plays.slice(this.#seen)) {
      this.#steps.push({ kind: 'lay', play });
      if (play.winner !== null) this.#steps.push({ kind: 'collect', winner: play.winner });
    }
    this.#seen = plays.length;
    this.#schedule();
  }

  /** Finishes everything that is still to be shown. */
  hurry() {
    clearTimeout(this.#timer);
    while (this.#steps.length) this.#step();
    this.idle = true;
  }

  stop() {
    clearTimeout(this.#timer);
  }

  #jump(deal: ShelemView | null, plays: Play[]) {
    clearTimeout(this.#timer);
    this.#steps = [];
    this.#deal = deal?.number ?? -1;
    this.#seen = plays.length;
    this.winner = null;
    this.laid = deal ? plays.filter((play) => play.trick === deal.tricks.length) : [];
    this.idle = true;
  }

  #schedule() {
    clearTimeout(this.#timer);
    const next = this.#steps[0];
    this.idle = next === undefined;
    if (!next) return;
    const hold = this.#steps.length > BURST ? SHORT_HOLD_MS : HOLD_MS;
    const gap = next.kind === 'collect' ? hold : CARD_GAP_MS;
    const wait = Math.max(0, this.#lastStep + gap * settings.pace - performance.now());
    this.#timer = setTimeout(() => {
      this.#step();
      this.#schedule();
    }, wait);
  }

  #step() {
    const step = this.#steps.shift();
    if (!step) return;
    this.#lastStep = performance.now();
    if (step.kind === 'collect') {
      this.winner = step.winner;
      this.laid = [];
    } else {
      this.laid = [...this.laid, step.play];
    }
  }
}
