import { registerSW } from 'virtual:pwa-register';

/** A new version of the client that waits. It is never taken up in the middle of a deal. */
class Updates {
  waiting = $state(false);
  /** Set by the table while a deal is on (case 46). */
  held = $state(false);
  readonly offered = $derived(this.waiting && !this.held);
  #take: (() => Promise<void>) | null = null;

  start() {
    if (!('serviceWorker' in navigator)) return;
    this.#take = registerSW({ onNeedRefresh: () => (this.waiting = true) });
  }

  take() {
    if (!this.held) void this.#take?.();
  }
}

export const updates = new Updates();
