import { announcer } from '../announcer.svelte';
import { ApiError, api } from '../net/api';
import type { Replayed, ReplayFault } from '../protocol';
import { START, type Position } from './position';
import { stepWords } from './words';

export type Frame = Replayed['frames'][number];

/** The server refuses longer records; so nothing longer is sent. */
export const MOST_BYTES = 512 * 1024;
const STEP_MS = 1300;

/** A match that is looked at: its record, and where in it one is. */
export class ReplayStore {
  /** The record as it was given. */
  text = $state.raw('');
  match = $state.raw<Replayed | null>(null);
  fault = $state.raw<ReplayFault | null>(null);
  loading = $state(false);
  playing = $state(false);
  #action = $state(0);
  #asked = 0;
  #going: Promise<void> = Promise.resolve();
  #known = new Map<string, Replayed>();
  #timer: ReturnType<typeof setInterval> | undefined;

  readonly last = $derived((this.match?.frames.length ?? 1) - 1);
  readonly action = $derived(Math.min(this.#action, this.last));
  readonly frame = $derived<Frame | null>(this.match?.frames[this.action] ?? null);
  /** What led to this frame. */
  readonly step = $derived(this.match?.steps[this.action - 1] ?? null);
  readonly position = $derived<Position>({
    deal: this.match?.deal ?? 0,
    action: this.action,
    seat: this.match?.seat ?? null,
  });
  readonly atEnd = $derived(
    this.action === this.last && this.position.deal >= (this.match?.deals.length ?? 1) - 1,
  );

  /** Opens a record at a position; a wrong one leaves what was open where it was. */
  async open(text: string, at: Position = START): Promise<boolean> {
    const match = await this.#ask(text, at.deal, at.seat);
    if (!match) return false;
    this.#known.clear();
    this.text = text;
    this.#take(match, at.action);
    return true;
  }

  close() {
    this.pause();
    this.#asked++;
    this.match = null;
    this.fault = null;
    this.loading = false;
  }

  /** Goes to a position of the open match. */
  go(to: Position): Promise<void> {
    this.#going = this.#go(to);
    return this.#going;
  }

  /** The position, once the place that was asked for last is there. */
  async settled(): Promise<Position> {
    await this.#going;
    return this.position;
  }

  async #go(to: Position): Promise<void> {
    const { match } = this;
    if (!match) return;
    this.fault = null;
    if (match.deal !== to.deal || match.seat !== to.seat) {
      const known = this.#known.get(`${to.deal} ${to.seat}`) ?? (await this.#ask(this.text, to.deal, to.seat));
      if (!known) return this.pause();
      this.#take(known, to.action);
    } else {
      this.#asked++;
      this.#action = Math.max(0, to.action);
    }
    if (this.step) announcer.say(stepWords(this.match ?? match, this.step));
  }

  /** One action on or back, over the borders of deals. */
  async move(by: 1 | -1): Promise<void> {
    if (this.loading) await this.#going;
    const { deal, action, seat } = this.position;
    if (by === 1 && action === this.last) {
      if (!this.atEnd) await this.go({ deal: deal + 1, action: 0, seat });
    } else if (by === -1 && action === 0) {
      if (deal > 0) await this.go({ deal: deal - 1, action: Infinity, seat });
    } else await this.go({ deal, action: action + by, seat });
  }

  play() {
    if (this.atEnd) return;
    this.playing = true;
    this.#timer = setInterval(() => {
      if (this.atEnd) this.pause();
      else if (!this.loading) void this.move(1);
    }, STEP_MS);
  }

  pause() {
    clearInterval(this.#timer);
    this.playing = false;
  }

  #take(match: Replayed, action: number) {
    this.#known.set(`${match.deal} ${match.seat}`, match);
    this.match = match;
    this.#action = Math.min(Math.max(0, action), match.frames.length - 1);
  }

  async #ask(text: string, deal: number, seat: number | null): Promise<Replayed | null> {
    const asked = ++this.#asked;
    this.loading = true;
    try {
      const found = await api.replay(text, deal, seat);
      this.fault = null;
      return asked === this.#asked ? found : null;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (asked === this.#asked) this.fault = error.fault;
      return null;
    } finally {
      if (asked === this.#asked) this.loading = false;
    }
  }
}
