import type { OfflineAnswer, OfflineAsk } from '../protocol';
import type { Pack } from './pack';

export type ToWorker = { id: number } & ({ python: string; pack: string } | { text: string });
export type FromWorker = { id: number } & ({ text: string } | { fault: string });

/** The worker has failed, or could not begin; what it held is gone. */
export class EngineFault extends Error {}

interface Waiting {
  resolve: (text: string) => void;
  reject: (fault: EngineFault) => void;
}

type Body<T> = T extends unknown ? Omit<T, 'id'> : never;

/** The rules and the bots, in a worker of this page. */
export class Engine {
  #waiting = new Map<number, Waiting>();
  #nextId = 1;
  #fault: EngineFault | null = null;
  readonly #worker: Worker;

  constructor(worker: Worker) {
    this.#worker = worker;
    worker.onmessage = (event: MessageEvent<FromWorker>) => this.#receive(event.data);
    worker.onerror = (event) => this.end(event.message);
  }

  get failed() {
    return this.#fault !== null;
  }

  async begin({ python, pack }: Pick<Pack, 'python' | 'pack'>) {
    await this.#post({ python, pack });
  }

  async ask(ask: OfflineAsk): Promise<OfflineAnswer> {
    return JSON.parse(await this.#post({ text: JSON.stringify(ask) })) as OfflineAnswer;
  }

  /** Ends the worker; whoever waits for it is told. */
  end(why = 'ended') {
    this.#fault ??= new EngineFault(why);
    this.#worker.terminate();
    for (const { reject } of this.#waiting.values()) reject(this.#fault);
    this.#waiting.clear();
  }

  #post(body: Body<ToWorker>): Promise<string> {
    if (this.#fault) return Promise.reject(this.#fault);
    const id = this.#nextId++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ id, ...body });
    });
  }

  #receive(message: FromWorker) {
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if ('text' in message) waiting?.resolve(message.text);
    else waiting?.reject(new EngineFault(message.fault));
  }
}

const newWorker = () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

let running: { engine: Engine; ready: Promise<unknown> } | null = null;

/** The engine of this page, begun from a pack unless it runs already. */
export async function engineOf(pack: () => Promise<Pack>): Promise<Engine> {
  if (!running || running.engine.failed) {
    const engine = new Engine(newWorker());
    running = { engine, ready: pack().then((found) => engine.begin(found)) };
  }
  const { engine, ready } = running;
  try {
    await ready;
  } catch (error) {
    engine.end(String(error));
    throw error;
  }
  return engine;
}

/** Gives back what the engine holds; tables stay on the device. */
export function endEngine() {
  running?.engine.end();
  running = null;
}
