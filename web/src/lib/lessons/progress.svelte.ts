import { isNewer, read, withDone, withStep, type Progress } from './progress';

const KEY = 'barg.lessons';

const kept = () => {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null; // Private windows may refuse; progress then lasts as long as the page.
  }
};

/** What has been learnt on this device. */
class Learnt {
  #progress = $state.raw<Progress>(read(kept()));

  isDone(game: string, lesson: string) {
    return this.#progress.done.includes(`${game}/${lesson}`);
  }

  /** The step to go on with. */
  step(game: string, lesson: string) {
    return this.#progress.steps[`${game}/${lesson}`] ?? 0;
  }

  at(game: string, lesson: string, step: number) {
    if (!this.isDone(game, lesson)) this.#change((now) => withStep(now, `${game}/${lesson}`, step));
  }

  finish(game: string, lesson: string) {
    this.#change((now) => withDone(now, `${game}/${lesson}`));
  }

  /** Another tab may have learnt meanwhile: its progress is taken up first. */
  #change(change: (now: Progress) => Progress) {
    const text = kept();
    this.#progress = change(text === null ? this.#progress : read(text));
    if (isNewer(text)) return;
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#progress));
    } catch {
      // As above.
    }
  }
}

export const learnt = new Learnt();
