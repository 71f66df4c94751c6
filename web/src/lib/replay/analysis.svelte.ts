import { announcer } from '../announcer.svelte';
import { ApiError, api } from '../net/api';
import { m } from '../paraglide/messages';
import type { Analysis, Decided, Reason } from '../protocol';
import type { ReplayStore } from './store.svelte';

const POLL_MS = 700;

export type AnalysisLevel = Analysis['level'];

/** The judgement of every decision of the open match, as far as it is there. */
export class AnalysisStore {
  state = $state.raw<Analysis | null>(null);
  decisions = $state.raw<readonly Decided[]>([]);
  problem = $state.raw<Reason | null>(null);
  starting = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  /** It was given up before the server had answered. */
  #givenUp = false;

  constructor(readonly replay: ReplayStore) {}

  readonly running = $derived(
    this.starting || ['waiting', 'preparing', 'running'].includes(this.state?.status ?? ''),
  );

  /** By deal and action; what was no choice is not there. */
  readonly #places = $derived(new Map(this.decisions.map((one) => [`${one.deal} ${one.action}`, one])));

  /** The decision that led to a position. */
  at(deal: number, action: number): Decided | null {
    return this.#places.get(`${deal} ${action - 1}`) ?? null;
  }

  async begin(level: AnalysisLevel) {
    if (this.running) return;
    this.starting = true;
    this.#givenUp = false;
    await this.#take(() => api.analyse(this.replay.text, level), true);
    this.starting = false;
    if (this.#givenUp) return this.cancel();
    if (this.problem) announcer.say(m.analysis_failed());
  }

  async cancel() {
    if (this.starting) {
      this.#givenUp = true;
      return;
    }
    const { state } = this;
    clearTimeout(this.#timer);
    if (state) await this.#take(() => api.cancelAnalysis(state.id));
    if (this.running) this.#later();
  }

  close() {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  async #take(ask: () => Promise<Analysis>, anew = false) {
    try {
      const found = await ask();
      if (this.#closed) return;
      this.problem = null;
      if (anew) this.decisions = [];
      this.decisions = [...this.decisions, ...found.decisions];
      this.state = found;
      if (found.status === 'done') announcer.say(m.analysis_done());
      else if (this.running) this.#later();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.problem = error.reason;
      // The server may come back; what it forgot, or what was refused, does not.
      if (error.status === null && this.state && this.running) this.#later();
      else this.state = null;
    }
  }

  #later() {
    clearTimeout(this.#timer);
    if (this.#closed) return;
    const { state, decisions } = this;
    if (state) this.#timer = setTimeout(() => void this.#take(() => api.analysis(state.id, decisions.length)), POLL_MS);
  }
}
