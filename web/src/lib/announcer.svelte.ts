const KEPT = 6;

/** What screen readers are told, politely; the last few lines stay so that a burst is not lost. */
class Announcer {
  lines = $state.raw<readonly { id: number; text: string }[]>([]);
  #next = 0;

  say(text: string) {
    if (text) this.lines = [...this.lines, { id: this.#next++, text }].slice(-KEPT);
  }
}

export const announcer = new Announcer();
