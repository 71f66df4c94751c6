import { canKeep, dropPack, keepPack, keptPack, offeredPack, PackError, sizeOf, toFetch } from './pack';
import type { Pack, PackProblem } from './pack';

/** How far this device is from playing without a network. `closed`: it keeps nothing, but plays now. */
export type Stage = 'looking' | 'open' | 'closed' | 'fetching' | 'kept' | 'failed';

/** Fetches the pack when asked to, and later whatever of it has changed. */
export class Readying {
  stage = $state<Stage>('looking');
  problem = $state<PackProblem | null>(null);
  /** Of the fetching, from 0 to 1. */
  share = $state(0);
  /** Bytes of the whole pack, as they cross the wire; 0: not known. */
  size = $state(0);
  #offered: Pack | null = null;
  #stop: AbortController | null = null;

  async look() {
    this.stage = 'looking';
    this.problem = null;
    const kept = await keptPack();
    try {
      this.#offered = await offeredPack();
    } catch (error) {
      this.#offered = null;
      if (!kept) return this.#fail(error);
    }
    this.size = sizeOf((this.#offered ?? kept)?.files ?? []);
    this.stage = kept ? 'kept' : canKeep() ? 'open' : 'closed';
    if (kept && this.#offered && (await toFetch(this.#offered)) > 0) await this.#renew(this.#offered);
  }

  /** Fetches what is missing, while `share` tells how much of it is here. */
  async fetch() {
    if (this.stage === 'fetching') return;
    this.stage = 'fetching';
    this.share = 0;
    this.problem = null;
    this.#stop = new AbortController();
    const { signal } = this.#stop;
    try {
      this.#offered ??= await offeredPack(signal);
      this.size = sizeOf(this.#offered.files);
      await keepPack(this.#offered, (share) => (this.share = share), signal);
      this.stage = 'kept';
    } catch (error) {
      if (signal.aborted) this.stage = 'open';
      else this.#fail(error);
    }
  }

  stop() {
    this.#stop?.abort();
  }

  async drop() {
    await dropPack();
    await this.look();
  }

  /** A newer pack, while the one that is kept goes on serving. */
  async #renew(pack: Pack) {
    try {
      await keepPack(pack, () => {});
    } catch {
      // The old one is still whole; the next visit tries again.
    }
  }

  #fail(error: unknown) {
    if (!(error instanceof PackError)) throw error;
    this.problem = error.problem;
    this.stage = 'failed';
  }
}
