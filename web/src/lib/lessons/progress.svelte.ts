import { empty, isNewer, read, withDone, withStep, type Progress } from './progress';

const KEY = 'barg.lessons';

type Storing = Pick<Storage, 'getItem' | 'setItem'>;

/** What has been learnt on this device. What it does not keep lasts as long as the page. */
export class Learnt {
  #progress = $state.raw<Progress>(empty());
  /** The device has refused the last change: what it keeps is behind. */
  #unkept = false;
  readonly #storage: () => Storing;

  constructor(storage: () => Storing = () => localStorage) {
    this.#storage = storage;
    this.#progress = read(this.#kept());
  }

  /** Follows the other windows until the function that it gives back is called. */
  follow(): () => void {
    const listen = ({ key }: StorageEvent) => {
      if ((key === null || key === KEY) && !this.#unkept) this.#progress = read(this.#kept());
    };
    const text = this.#kept();
    if (text !== null && !isNewer(text) && !this.#unkept) this.#progress = read(text);
    addEventListener('storage', listen);
    return () => removeEventListener('storage', listen);
  }

  isDone(game: string, lesson: string) {
    return this.#progress.done.includes(`${game}/${lesson}`);
  }

  /** The step to go on with, also of a lesson that is gone through again. */
  step(game: string, lesson: string) {
    return this.#progress.steps[`${game}/${lesson}`] ?? 0;
  }

  at(game: string, lesson: string, step: number) {
    this.#change((now) => withStep(now, `${game}/${lesson}`, step));
  }

  finish(game: string, lesson: string) {
    this.#change((now) => withDone(now, `${game}/${lesson}`));
  }

  /** Another tab may have learnt meanwhile: its progress is taken up first. */
  #change(change: (now: Progress) => Progress) {
    const text = this.#kept();
    const newer = isNewer(text);
    this.#progress = change(text === null || newer || this.#unkept ? this.#progress : read(text));
    if (newer) return;
    try {
      this.#storage().setItem(KEY, JSON.stringify(this.#progress));
      this.#unkept = false;
    } catch {
      this.#unkept = true;
    }
  }

  #kept() {
    try {
      return this.#storage().getItem(KEY);
    } catch {
      return null; // Private windows may refuse.
    }
  }
}

export const learnt = new Learnt();
