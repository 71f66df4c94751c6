/** How far somebody has come, as it is kept on the device. */
export interface Progress {
  version: 1;
  /** Finished lessons, as `game/lesson`. */
  done: string[];
  /** The step to go on with, in lessons that were begun. */
  steps: Record<string, number>;
}

export const VERSION = 1;
const NAME = /^[a-z0-9-]{1,40}\/[a-z0-9-]{1,60}$/;
const MOST = 500;
const LAST_STEP = 100;

export const empty = (): Progress => ({ version: VERSION, done: [], steps: {} });

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether the text was kept by a newer version, which must not be overwritten. */
export function isNewer(text: string | null): boolean {
  try {
    const raw: unknown = JSON.parse(text ?? 'null');
    return isObject(raw) && typeof raw.version === 'number' && raw.version > VERSION;
  } catch {
    return false;
  }
}

/** Reads what was kept; whatever is no progress in it is left out. */
export function read(text: string | null): Progress {
  let raw: unknown;
  try {
    raw = JSON.parse(text ?? 'null');
  } catch {
    return empty();
  }
  if (!isObject(raw) || raw.version !== VERSION) return empty();
  const done = Array.isArray(raw.done) ? raw.done : [];
  const steps = isObject(raw.steps) ? Object.entries(raw.steps) : [];
  return {
    version: VERSION,
    done: [...new Set(done.filter((one): one is string => typeof one === 'string' && NAME.test(one)))].slice(0, MOST),
    steps: Object.fromEntries(
      steps
        .filter((one): one is [string, number] => NAME.test(one[0]) && Number.isInteger(one[1]))
        .filter(([, step]) => step >= 0 && step <= LAST_STEP)
        .slice(0, MOST),
    ),
  };
}

export function withStep(progress: Progress, name: string, step: number): Progress {
  return { ...progress, steps: { ...progress.steps, [name]: step } };
}

export function withDone(progress: Progress, name: string): Progress {
  const steps = { ...progress.steps };
  delete steps[name];
  return { ...progress, steps, done: [...new Set([...progress.done, name])] };
}
