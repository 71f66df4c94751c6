import { announcer } from './announcer.svelte';

const SHOWN_MS = 4000;

/** One short line at the bottom of the screen, which is spoken too. */
class Toasts {
  text = $state('');
  #timer: ReturnType<typeof setTimeout> | undefined;

  show(text: string) {
    clearTimeout(this.#timer);
    this.text = text;
    announcer.say(text);
    this.#timer = setTimeout(() => (this.text = ''), SHOWN_MS);
  }
}

export const toasts = new Toasts();
