import type { ClientMessage, Reason, ServerMessage } from '../protocol';

export type LinkState = 'connecting' | 'open' | 'lost' | 'closed';

/** How a command ended. `lost`: nobody knows; the view that comes next tells. */
export type Outcome = { ok: true } | { ok: false; reason: Reason } | { ok: false; lost: true };
export const LOST: Outcome = { ok: false, lost: true };

/** A connection ends with this code where there is no such table. */
export const NO_TABLE = 4404;

type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;
export type Command = WithoutId<ClientMessage>;

interface Waiting {
  resolve: (outcome: Outcome) => void;
  timer: ReturnType<typeof setTimeout>;
}

export interface Handlers {
  message: (message: ServerMessage) => void;
  state: (state: LinkState) => void;
  /** The server ended the connection and said why. */
  ended: (code: number) => void;
}

/** The way to a table, as long as it is open. */
export interface Link {
  send(command: Command): Promise<Outcome>;
  close(): void;
}

/** A socket that boot.js opened, and what has come on it. */
export interface EarlySocket {
  socket: WebSocket;
  heard: { data: unknown }[];
}

const COMMAND_MS = 8000;
const PING_MS = 20_000;
const FIRST_WAIT_MS = 300;
const LONGEST_WAIT_MS = 10_000;

/** Doubles from attempt to attempt; the jitter keeps a thousand clients from coming at once. */
export function waitBefore(attempt: number, random = Math.random()): number {
  const wait = Math.min(FIRST_WAIT_MS * 2 ** attempt, LONGEST_WAIT_MS);
  return wait * (0.5 + random / 2);
}

/**
 * A socket that comes back. Commands are answered by id; one whose answer is lost with the
 * connection is never sent again by itself, since the table may have moved on.
 */
export class TableSocket implements Link {
  #url: string;
  #handlers: Handlers;
  #socket: WebSocket | null = null;
  #waiting = new Map<number, Waiting>();
  #nextId = 1;
  #attempt = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #closed = false;
  #welcomed = false;

  constructor(url: string, handlers: Handlers, early: EarlySocket | null = null) {
    this.#url = url;
    this.#handlers = handlers;
    addEventListener('online', this.#comeBack);
    addEventListener('offline', this.#drop);
    document.addEventListener('visibilitychange', this.#comeBack);
    this.#connect(early);
  }

  send(command: Command): Promise<Outcome> {
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN) return Promise.resolve(LOST);
    const id = this.#nextId++;
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        this.#settle(id, LOST);
        this.#drop();
      }, COMMAND_MS);
      this.#waiting.set(id, { resolve, timer });
      socket.send(JSON.stringify({ ...command, id }));
    });
  }

  close() {
    this.#closed = true;
    removeEventListener('online', this.#comeBack);
    removeEventListener('offline', this.#drop);
    document.removeEventListener('visibilitychange', this.#comeBack);
    clearTimeout(this.#retry);
    this.#end();
    this.#handlers.state('closed');
  }

  #connect(early: EarlySocket | null = null) {
    clearTimeout(this.#retry);
    const socket = early?.socket ?? new WebSocket(this.#url);
    this.#socket = socket;
    socket.onmessage = (event) => {
      if (socket !== this.#socket) return;
      const message = JSON.parse(event.data as string) as ServerMessage;
      if (message.t === 'welcome') {
        this.#attempt = 0;
        this.#welcomed = true;
        this.#handlers.state('open');
      }
      this.#receive(message);
    };
    socket.onclose = (event) => {
      if (socket !== this.#socket) return;
      this.#end();
      this.#handlers.ended(event.code);
      this.#later();
    };
    clearInterval(this.#ping);
    this.#ping = setInterval(() => void this.send({ t: 'ping' }), PING_MS);
    for (const event of early?.heard ?? []) socket.onmessage?.(event as MessageEvent);
  }

  #receive(message: ServerMessage) {
    if (message.t === 'done' || message.t === 'pong') this.#settle(message.id, { ok: true });
    if (message.t === 'refused') this.#settle(message.id, { ok: false, reason: message.reason });
    this.#handlers.message(message);
  }

  #settle(id: number, outcome: Outcome) {
    const waiting = this.#waiting.get(id);
    if (!waiting) return;
    clearTimeout(waiting.timer);
    this.#waiting.delete(id);
    waiting.resolve(outcome);
  }

  /** Lets go of the present socket; what was asked on it stays unanswered. */
  #end() {
    const socket = this.#socket;
    this.#socket = null;
    clearInterval(this.#ping);
    socket?.close();
    for (const id of [...this.#waiting.keys()]) this.#settle(id, LOST);
  }

  #later() {
    if (this.#closed) return;
    this.#handlers.state(this.#welcomed || this.#attempt > 0 ? 'lost' : 'connecting');
    this.#retry = setTimeout(() => this.#connect(), waitBefore(this.#attempt++));
  }

  #drop = () => {
    if (this.#closed) return;
    this.#end();
    this.#later();
  };

  /** Back online or back in sight: no reason to wait any longer. */
  #comeBack = () => {
    if (this.#closed || document.visibilityState === 'hidden') return;
    if (this.#socket?.readyState === WebSocket.OPEN) void this.send({ t: 'ping' });
    else if (this.#socket === null) this.#connect();
  };
}
