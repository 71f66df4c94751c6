import { announcer } from '../announcer.svelte';
import { LOST, NO_TABLE, type Command, type Handlers, type Link, type LinkState, type Outcome } from '../net/socket';
import type { Reason, ServerMessage, TableView } from '../protocol';
import { reasonText } from '../reasons';
import { play, soundOf } from '../sounds';
import { nameIn } from '../words';
import { toasts } from '../toasts.svelte';
import { updates } from '../update.svelte';
import { m } from '../paraglide/messages';
import { describeChange, describeTable } from './describe';
import { isShelem } from './games';
import { Stage } from './stage.svelte';
import type { Place } from './place';
import { wentBack } from './undo';

export const PROTOCOL = 1;

/** A server ends a socket for good with this code where the client is of another age. */
const OTHER_PROTOCOL = 4406;

export type Failure = 'not_found' | 'outdated' | Reason;

/** What the components draw and ask for: a table over the wire, or a fixture of the dev page. */
export interface TableSource {
  readonly view: TableView | null;
  readonly link: LinkState;
  readonly failure: Failure | null;
  readonly stage: Stage;
  readonly busy: boolean;
  readonly place: Place;
  act(action: string): Promise<boolean>;
  command(command: Command): Promise<boolean>;
}

/** One table as it was last told, by a server or on this device, and the commands that may be given. */
export class TableStore implements TableSource {
  view = $state.raw<TableView | null>(null);
  link = $state<LinkState>('connecting');
  failure = $state.raw<Failure | null>(null);
  readonly stage = new Stage();

  /** The turn that an action is on its way for. */
  #acting = $state<string | null>(null);
  #link: Link | null = null;
  #closed = false;

  constructor(
    connect: (handlers: Handlers) => Promise<Link>,
    readonly place: Place,
  ) {
    void this.#connect(connect);
  }

  close() {
    this.#closed = true;
    this.stage.stop();
    this.#link?.close();
  }

  async #connect(connect: (handlers: Handlers) => Promise<Link>) {
    const link = await connect({
      message: (message) => this.#receive(message),
      state: (state) => this.#noteLink(state),
      ended: (code) => this.#noteEnd(code),
    });
    if (this.#closed) link.close();
    else this.#link = link;
  }

  /** An action is on its way for the turn that is shown. The answer to one before it may still come. */
  get busy(): boolean {
    return this.#acting !== null && this.#acting === turnOf(this.view);
  }

  /** Acts in the deal as it is shown; taken once however often it is pressed. */
  async act(action: string): Promise<boolean> {
    const deal = this.view?.deal;
    if (!deal || this.busy) return false;
    const acting = turnOf(this.view);
    this.#acting = acting;
    this.stage.hurry();
    const { number, turn } = deal;
    const undone = this.view?.undone ?? 0;
    const done = await this.command({ t: 'act', number, turn, action, undone });
    if (this.#acting === acting) this.#acting = null;
    return done;
  }

  async command(command: Command): Promise<boolean> {
    const outcome = await (this.#link?.send(command) ?? LOST);
    if (!outcome.ok) toasts.show(outcomeText(outcome));
    return outcome.ok;
  }

  #receive(message: ServerMessage) {
    if (message.t === 'welcome') {
      this.#welcome(message.protocol, message.view);
    } else if (message.t === 'update') {
      this.#follow(message.view);
    } else if (message.t === 'presence') {
      this.#notePresence(message.online, message.spectators);
    } else if (message.t === 'refused' && message.view) {
      this.#follow(message.view);
    }
  }

  #welcome(protocol: number, view: TableView) {
    if (protocol !== PROTOCOL) this.#fail('outdated');
    const back = this.view !== null;
    this.view = view;
    this.stage.show(isShelem(view) ? view.deal : null, true);
    if (back) {
      announcer.say(m.say_reconnected());
      updates.check();
    }
    if (isShelem(view)) for (const line of describeTable(view)) announcer.say(line);
  }

  #follow(view: TableView) {
    const before = this.view;
    if (before && view.seq < before.seq) return;
    const back = before !== null && wentBack(before, view);
    this.view = view;
    if (back) announcer.say(m.say_undone());
    const claimed = before?.deal?.number === view.deal?.number && before?.claimed == null ? view.claimed : null;
    if (claimed != null) toasts.show(m.say_claimed({ name: nameIn(view.seats, claimed) }));
    const sound = before && !back ? soundOf(before, view) : null;
    if (sound) play(sound);
    if (!isShelem(view)) return;
    this.stage.show(view.deal, before === null || back || claimed != null);
    if (!before || !isShelem(before)) return;
    for (const line of back ? describeTable(view) : describeChange(before, view)) announcer.say(line);
  }

  #notePresence(online: readonly number[], spectators: number) {
    if (!this.view) return;
    const seats = this.view.seats.map((seat) =>
      seat.kind === 'person' ? { ...seat, online: online.includes(seat.seat) } : seat,
    );
    this.view = { ...this.view, seats, spectators };
  }

  #noteLink(state: LinkState) {
    if (state === 'lost' && this.link !== 'lost') announcer.say(m.say_lost());
    this.link = state;
  }

  #noteEnd(code: number) {
    if (code === NO_TABLE) this.#fail('not_found');
    if (code === OTHER_PROTOCOL) this.#fail('outdated');
  }

  #fail(failure: Failure) {
    this.failure = failure;
    this.close();
  }
}

function turnOf(view: TableView | null): string {
  return `${view?.deal?.number}:${view?.deal?.turn}:${view?.undone}`;
}

function outcomeText(outcome: Outcome & { ok: false }): string {
  return 'reason' in outcome ? reasonText(outcome.reason) : m.error_lost();
}
