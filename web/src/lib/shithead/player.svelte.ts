import { m } from '../paraglide/messages';
import { reasonText } from '../reasons';
import type { Source } from '../table/context';
import type { ShitheadTable } from '../table/games';
import { cardOf } from '../table/hand-keys';
import { Settling } from '../table/settling.svelte';
import { isMyTurn, sayWaiting } from '../table/turns';
import { toasts } from '../toasts.svelte';
import { blindsOf, pickupOf, playAllOf, playOf, playsRow, rankIn } from './actions';
import { Choice, type Zone } from './choice.svelte';
import { deedsOf, type Intent } from './deeds';
import { turnOf } from './describe';
import { swapAction } from './exchange';

/** A button of the table. */
export type Deed = Omit<Intent, 'kind' | 'action'> & { disabled: boolean; run: () => void };

/** The own seat at a table of Shithead: what can be done, and what taps and buttons do. */
export class ShitheadPlayer {
  readonly choice: Choice;
  /** The pile was asked to be picked up while something could be played: once more, and it is. */
  #asked = $state(false);
  /** After an exchange `ready` is still to be said. */
  #readying = $state(false);
  readonly #settling = new Settling();
  readonly #table: Source<ShitheadTable>;
  readonly #hurry: () => void;

  /** To be made with a component; `hurry` ends what is still being shown of the last action. */
  constructor(table: Source<ShitheadTable>, hurry: () => void) {
    this.#table = table;
    this.#hurry = hurry;
    this.choice = new Choice(() => this.deal);
    $effect(() => {
      void this.#turn;
      this.#asked = false;
    });
    $effect(() => {
      if (!this.#readying || table.busy || !this.myTurn || !this.deal?.swapped) return;
      this.#readying = false;
      void table.act('ready');
    });
  }

  get #view() {
    return this.#table.view!;
  }

  get deal() {
    return this.#view.deal;
  }

  /** Something was done just now. */
  get resting() {
    return this.#settling.now;
  }

  readonly #turn = $derived.by(() => this.deal?.turn);
  readonly myTurn = $derived.by(() => isMyTurn(this.#view));
  readonly playing = $derived.by(() => this.myTurn && this.deal?.phase === 'play');
  /** The face-up row is what is played from. */
  readonly fromRow = $derived.by(() => this.deal !== null && playsRow(this.deal));
  readonly turning = $derived.by(() => this.myTurn && this.deal !== null && blindsOf(this.deal).length > 0);
  readonly blind = $derived.by(() => (this.#view.seat === null ? [] : (this.deal?.blind[this.#view.seat] ?? [])));
  /** Own cards may still be exchanged with the face-up row, also before it is one's turn. */
  readonly exchanging = $derived.by(
    () =>
      this.deal?.phase === 'swap' &&
      this.#view.seat !== null &&
      this.choice.zones.row.length > 0 &&
      !this.deal.ready.includes(this.#view.seat) &&
      !(this.myTurn && this.deal.swapped),
  );
  /** How many cards of the hand are to be kept, where that is what is asked. */
  readonly toKeep = $derived.by(() => (this.myTurn && this.deal?.choose ? this.deal.choose.count : 0));
  readonly #cards = $derived.by(() => this.choice.cards(this.fromRow ? 'row' : 'hand'));
  readonly deeds: Deed[] = $derived.by(() => {
    if (this.deal === null) return [];
    const { deal, myTurn, exchanging, choice } = this;
    const chosen = choice.hand.length + choice.row.length;
    const now = { deal, myTurn, exchanging, chosen, cards: this.#cards, asked: this.#asked, changed: choice.changed };
    return deedsOf(now).map(({ kind, action, disabled = false, ...shown }) => ({
      ...shown,
      disabled: disabled || this.resting,
      run: () => this.#run(kind, action),
    }));
  });

  /** Does one thing; a second tap that comes with it does nothing. */
  async act(action: string): Promise<boolean> {
    if (this.#table.busy || this.resting) return false;
    this.#settling.begin();
    this.#hurry();
    const done = await this.#table.act(action);
    if (done) this.choice.clear();
    return done;
  }

  pickHand(key: string) {
    if (!this.deal || this.resting) return;
    if (this.exchanging) this.choice.pair(key, 'hand');
    else if (this.toKeep) this.#keep(key);
    else if (this.fromRow) this.sayTurn();
    else this.#choose(key, 'hand');
  }

  pickRow(key: string) {
    if (!this.deal || this.resting) return;
    if (this.exchanging) this.choice.pair(key, 'row');
    else if (this.fromRow) this.#choose(key, 'row');
    else this.#sayBlocked(cardOf(key));
  }

  /** A tap on a card of what is played from: plays it if that is the only way, else chooses it. */
  #choose(key: string, zone: Zone) {
    const card = cardOf(key);
    const alone = this.choice.mine[zone].filter((other) => rankIn(other) === rankIn(card)).length === 1;
    const { deal, playing } = this;
    const picksUp = playing && deal && pickupOf(deal, [card]);
    const play = playing && deal && playOf(deal, [card]);
    if (playing && deal?.blocked[card] && !picksUp) this.#sayBlocked(card);
    else if (alone && play && !picksUp) void this.act(play);
    else this.choice.toggle(key, zone);
  }

  #keep(key: string) {
    const { hand } = this.choice;
    if (hand.includes(key)) this.choice.hand = hand.filter((one) => one !== key);
    else if (hand.length < this.toKeep) this.choice.hand = [...hand, key];
    else toasts.show(m.bury_enough());
  }

  #sayBlocked(card: string) {
    const reason = this.deal?.blocked[card];
    if (this.myTurn && reason) toasts.show(reasonText(reason));
    else this.sayTurn();
  }

  sayTurn() {
    if (this.myTurn && this.deal) toasts.show(turnOf(this.#view, this.deal));
    else sayWaiting(this.#view);
  }

  turnBlind(number: number) {
    if (this.resting) return;
    if (this.turning && this.deal && blindsOf(this.deal).includes(number)) void this.act(`blind ${number}`);
    else if (this.myTurn) toasts.show(m.reason_not_blind());
    else sayWaiting(this.#view);
  }

  #run(kind: Intent['kind'], action: string) {
    if (kind === 'pickup') this.#pickUp(action);
    else if (kind === 'ready') void this.#ready();
    else if (kind === 'undo') this.choice.undo();
    else if (kind === 'clear') this.clear();
    else void this.act(action);
  }

  async #ready() {
    if (!this.myTurn) {
      sayWaiting(this.#view);
      return;
    }
    const exchange = this.exchanging ? swapAction(this.choice.zones, this.choice.mine) : null;
    this.#readying = exchange !== null;
    if (!(await this.act(exchange ?? 'ready'))) this.#readying = false;
  }

  #pickUp(action: string) {
    const safe = !this.deal?.legal.some((other) => other.startsWith('play '));
    if (safe || this.#asked) void this.act(action);
    else this.#asked = true;
  }

  clear() {
    this.choice.clear();
    this.#asked = false;
  }

  /** Presses the first of these buttons that is there. */
  press(...names: string[]) {
    const deed = names.map((name) => this.deeds.find((one) => one.name === name)).find(Boolean);
    if (deed) deed.run();
    else this.sayTurn();
  }

  /** Plays all cards of the rank that is chosen. */
  playAll() {
    const rank = this.#cards[0] && rankIn(this.#cards[0]);
    const action = this.playing && this.deal && rank ? playAllOf(this.deal, rank) : undefined;
    if (action) void this.act(action);
    else this.sayTurn();
  }
}
