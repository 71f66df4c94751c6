import { LOST, NO_TABLE, type Command, type Handlers, type Link, type Outcome } from '../net/socket';
import type { Happened, OfflineAsk, Reason, ServerMessage } from '../protocol';
import type { Engine } from './engine';
import { shownOf, type DeviceTables, type Written } from './tables.svelte';

/** A table cannot be opened, and why. */
export class TableFault extends Error {
  constructor(readonly reason: Reason) {
    super(reason.text);
  }
}

interface Around {
  tables: Pick<DeviceTables, 'get' | 'add' | 'append' | 'follow'>;
  engine: () => Promise<Pick<Engine, 'ask'>>;
  /** The device does not keep what happens; the table goes on. */
  onfull: () => void;
  /** As a multiple of the usual pauses. */
  pace: () => number;
}

const AGAIN_MS = 1500;

/**
 * The way to a table that is played on this device. New events are kept before they are shown;
 * where another window has gone on, or the worker has failed, the table is opened anew from its log.
 * Where the device has it no more, the link ends, and its log is `lost`.
 */
export class DeviceLink implements Link {
  readonly #id: string;
  readonly #around: Around;
  #handlers: Handlers | null = null;
  #log: readonly string[] = [];
  #waiting: ServerMessage[] = [];
  #pause: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #turn: Promise<unknown> = Promise.resolve();
  #nextId = 1;
  #closed = false;
  #unkept = false;
  #lost = false;
  #forget: () => void = () => {};

  private constructor(id: string, around: Around) {
    this.#id = id;
    this.#around = around;
  }

  /** Opens a table; fails with a `TableFault`, an `EngineFault` or a `PackError`. */
  static async open(id: string, around: Around): Promise<DeviceLink> {
    const link = new DeviceLink(id, around);
    await link.#open();
    link.#forget = around.tables.follow(id, () => void link.#inTurn(() => link.#catchUp()));
    return link;
  }

  /** Begins to tell what happens. */
  attach(handlers: Handlers): this {
    this.#handlers = handlers;
    handlers.state('open');
    this.#tell(this.#waiting);
    this.#wait();
    return this;
  }

  send(command: Command): Promise<Outcome> {
    return this.#inTurn(async () => {
      const message = { ...command, id: this.#nextId++ };
      const messages = await this.#ask({ do: 'say', table: this.#id, message });
      const last = messages?.at(-1);
      if (last?.t === 'refused') return { ok: false, reason: last.reason };
      return last ? { ok: true } : LOST;
    });
  }

  /** What has happened at a table that was deleted while it was open. */
  get lost(): readonly string[] | null {
    return this.#lost ? this.#log : null;
  }

  close() {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#forget();
    this.#handlers?.state('closed');
  }

  /** One thing after the other. */
  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const mine = this.#turn.then(work);
    this.#turn = mine.catch(() => {});
    return mine;
  }

  async #open() {
    const log = this.#unkept ? this.#log : this.#around.tables.get(this.#id)?.kept?.log;
    if (!log) throw new TableFault({ code: 'no_such_table', text: 'there is no such table', params: {} });
    const engine = await this.#around.engine();
    const answer = await engine.ask({ do: 'open', table: this.#id, log: [...log] });
    if (answer.is === 'not_done') throw new TableFault(answer.reason);
    this.#log = log;
    this.#follow(answer as Happened);
  }

  /** Asks the worker; null where the table had to be opened anew, and nobody knows what came of it. */
  async #ask(ask: OfflineAsk): Promise<ServerMessage[] | null> {
    if (this.#closed) return null;
    clearTimeout(this.#timer);
    try {
      const answer = await (await this.#around.engine()).ask(ask);
      const written = answer.is === 'happened' ? this.#keep(answer) : 'moved';
      if (written === 'moved') await this.#open();
      else {
        if (written === 'gone') this.#lose();
        else this.#follow(answer as Happened);
        return (answer as Happened).messages;
      }
    } catch (error) {
      this.#later(error);
    }
    return null;
  }

  #keep({ log, messages, made }: Happened): Written {
    if (made && this.#around.tables.add(made.table, made.log) === 'full') this.#full();
    const view = messages.find((message) => message.t === 'update')?.view;
    if (!log.length || !view) return 'kept';
    const known = this.#log.length;
    const written = this.#unkept ? 'full' : this.#around.tables.append(this.#id, known, log, shownOf(view));
    if (written === 'full') this.#full();
    if (written !== 'moved') this.#log = [...this.#log, ...log];
    return written;
  }

  /** From now on the log on the device is behind the table: it is not written any more. */
  #full() {
    if (!this.#unkept) this.#around.onfull();
    this.#unkept = true;
  }

  #lose() {
    this.#lost = true;
    this.#handlers?.ended(NO_TABLE);
  }

  #follow({ messages, pause_ms }: Happened) {
    this.#pause = pause_ms;
    this.#tell(messages);
    this.#wait();
  }

  #tell(messages: readonly ServerMessage[]) {
    this.#waiting = this.#handlers ? [] : [...messages];
    if (!this.#closed) for (const message of messages) this.#handlers?.message(message);
  }

  #wait() {
    clearTimeout(this.#timer);
    if (this.#pause === null || !this.#handlers || this.#closed) return;
    const goOn = () => this.#ask({ do: 'go_on', table: this.#id });
    this.#timer = setTimeout(() => void this.#inTurn(goOn), this.#pause * this.#around.pace());
  }

  /** Another window has written: what is shown here is behind. */
  async #catchUp() {
    if (this.#closed || this.#unkept) return;
    const entry = this.#around.tables.get(this.#id);
    if (entry === null) return this.#lose();
    const log = entry.kept?.log;
    if (log && log.length !== this.#log.length) await this.#open().catch(this.#later);
  }

  /** The worker has failed: the table is opened anew, if it is there. */
  #later = (error: unknown) => {
    if (this.#closed) return;
    if (error instanceof TableFault) return this.#handlers?.ended(NO_TABLE);
    this.#handlers?.state('lost');
    clearTimeout(this.#timer);
    const again = async () => {
      await this.#open();
      this.#handlers?.state('open');
    };
    this.#timer = setTimeout(() => void this.#inTurn(() => again().catch(this.#later)), AGAIN_MS);
  };
}
