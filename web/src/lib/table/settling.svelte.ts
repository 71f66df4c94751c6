const SETTLE_MS = 350;

/**
 * A moment after something was done, or has moved: a second tap that comes with it belongs to what
 * lay there before (case 47). To be made with a component; it ends with it.
 */
export class Settling {
  /** Whether the moment still lasts. */
  now = $state(false);

  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    $effect(() => () => clearTimeout(this.#timer));
  }

  begin() {
    this.now = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.now = false), SETTLE_MS);
  }
}
