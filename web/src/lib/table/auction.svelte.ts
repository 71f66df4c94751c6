import { settings } from '../settings.svelte';

const TYPING_MS = 1200;

/** The calls that are allowed now, and which of them is chosen. To be made with a component. */
export class Calls {
  readonly numbers = $derived.by(() => this.#bids.filter((action) => /\d/.test(action)));
  /** Shelem, kons … */
  readonly specials = $derived.by(() => this.#bids.filter((action) => !/\d/.test(action)));
  readonly all = $derived.by(() => [...this.numbers, ...this.specials, ...(this.canPass ? ['pass'] : [])]);
  readonly canPass = $derived.by(() => this.#legal().includes('pass'));
  /** The one that the keyboard is at. */
  readonly active = $derived.by(() => (this.all.includes(this.chosen) ? this.chosen : (this.all[0] ?? '')));
  chosen = $state('');
  /** A special bid that waits to be said once more: it stakes so much. */
  asked = $state('');
  #bids = $derived.by(() => this.#legal().filter((action) => action.startsWith('bid ')));
  #typed = '';
  #typedAt = 0;
  readonly #legal: () => readonly string[];

  /** ``legal`` is empty while it is somebody else's turn. */
  constructor(legal: () => readonly string[]) {
    this.#legal = legal;
    // Every turn begins anew.
    $effect(() => {
      if (legal().length === 0) [this.chosen, this.asked] = ['', ''];
    });
  }

  /** Whether a call is to be made at once, or asked about first. */
  isMeant(action: string): boolean {
    const meant = !this.specials.includes(action) || this.asked === action;
    if (!meant) this.asked = action;
    return meant;
  }

  /** Where a key leads, with so many numbers in a row. */
  beside(key: string, columns: number): string | undefined {
    const index = this.all.indexOf(this.active);
    const on = settings.dir === 'rtl' ? -1 : 1;
    const steps: Record<string, number> = {
      ArrowRight: index + on,
      ArrowLeft: index - on,
      ArrowDown: index + columns,
      ArrowUp: index - columns,
      Home: 0,
      End: this.all.length - 1,
    };
    const target = steps[key];
    return target === undefined ? undefined : this.all[Math.max(0, Math.min(target, this.all.length - 1))];
  }

  /** The number that begins with what is typed; P is pass. Codes, so that every layout works. */
  typed(code: string): string | undefined {
    if (code === 'KeyP') return this.canPass ? 'pass' : undefined;
    const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
    if (!digit) return undefined;
    const now = performance.now();
    this.#typed = now - this.#typedAt < TYPING_MS ? this.#typed + digit : digit;
    this.#typedAt = now;
    return this.numbers.find((action) => action.slice(4).startsWith(this.#typed));
  }
}
