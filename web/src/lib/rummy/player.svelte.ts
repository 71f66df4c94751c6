import { reasonText } from '../reasons';
import { m } from '../paraglide/messages';
import type { Source } from '../table/context';
import type { RummyTable } from '../table/games';
import { cardOf, keysOf } from '../table/hand-keys';
import { Settling } from '../table/settling.svelte';
import { isMyTurn, sayWaiting } from '../table/turns';
import { toasts } from '../toasts.svelte';
import { cardsOf, exchangesOf, knocksOf, layoffsOf, meldNumber, meldsOf, targetsOf } from './actions';

/** The own seat at a table of Rim: the cards that are chosen, and what is done with them. */
export class RummyPlayer {
  /** The keys of the chosen cards, in the order in which they were chosen. */
  keys = $state.raw<string[]>([]);

  readonly #table: Source<RummyTable>;
  readonly #settling = new Settling();

  /** To be made with a component. */
  constructor(table: Source<RummyTable>) {
    this.#table = table;
    // What is chosen stays through what others do, but not through the loss of the card (case 57).
    $effect(() => {
      const held = new Set(keysOf(this.deal?.hand ?? []));
      if (this.keys.some((key) => !held.has(key))) this.keys = this.keys.filter((key) => held.has(key));
    });
  }

  get #view() {
    return this.#table.view!;
  }

  get deal() {
    return this.#view.deal;
  }

  readonly myTurn = $derived.by(() => isMyTurn(this.#view));
  /** Cards can be laid and thrown. */
  readonly building = $derived.by(() => this.myTurn && this.deal?.phase === 'turn');
  /** What may be drawn from. */
  readonly drawing = $derived.by(() => ({
    stock: this.myTurn && (this.deal?.legal.includes('draw stock') ?? false),
    discard: this.myTurn && (this.deal?.legal.includes('draw discard') ?? false),
  }));

  readonly chosen = $derived.by(() => this.keys.map(cardOf));
  /** The numbers of the melds that the chosen cards fit, and the only one if there is but one. */
  readonly targets = $derived.by(() => (this.building && this.deal ? targetsOf(this.deal, this.chosen) : new Set<number>()));
  readonly #only = $derived.by(() => (this.targets.size === 1 ? [...this.targets][0] : undefined));
  readonly melds = $derived.by(() =>
    this.building && this.deal && this.#view.rules.melding !== 'hand' ? meldsOf(this.deal, this.chosen) : [],
  );
  readonly layoffs = $derived.by(() => {
    if (!this.deal || this.#only === undefined) return [];
    const found = layoffsOf(this.deal, this.chosen, this.#only);
    return this.chosen.length === 1 ? found : found.slice(0, 1);
  });
  readonly exchanges = $derived.by(() =>
    this.deal && this.#only !== undefined ? exchangesOf(this.deal, this.chosen, this.#only) : [],
  );
  readonly knocks = $derived.by(() => (this.building && this.deal ? knocksOf(this.deal, this.chosen) : []));

  pick(key: string) {
    if (!this.deal || this.deal.to_act === null) return;
    this.keys = this.keys.includes(key) ? this.keys.filter((one) => one !== key) : [...this.keys, key];
  }

  clear() {
    this.keys = [];
  }

  async act(action: string): Promise<boolean> {
    if (this.#table.busy) return false;
    this.#settling.begin();
    const reason = action.startsWith('discard ') ? this.deal?.blocked[cardsOf(action)[0]!] : undefined;
    if (reason) {
      toasts.show(reasonText(reason));
      return false;
    }
    const done = await this.#table.act(action);
    if (done) this.keys = this.keys.filter((key) => !cardsOf(action).includes(cardOf(key)));
    return done;
  }

  /** Does the first of these, or says whose turn it is. */
  actOrSay(actions: readonly string[]) {
    if (actions[0]) void this.act(actions[0]);
    else this.sayTurn();
  }

  /** Lays the chosen cards off on one meld, one after the other, as long as one fits. */
  async layOff(first: string) {
    const number = meldNumber(first);
    for (let action: string | undefined = first; action; ) {
      if (!(await this.act(action)) || !this.deal) return;
      action = layoffsOf(this.deal, this.chosen, number)[0];
    }
  }

  layOn(number: number, cards: readonly string[] = this.chosen) {
    if (!this.deal) return;
    const action = layoffsOf(this.deal, cards, number)[0] ?? exchangesOf(this.deal, cards, number)[0];
    if (action?.startsWith('layoff')) void this.layOff(action);
    else if (action) void this.act(action);
    else if (!this.building) this.sayTurn();
    else if (cards.length) void this.act(`layoff ${number} ${cards[0]}`);
  }

  /** Lays the chosen cards on the first meld that they fit. */
  layOnFirst() {
    const [first] = this.targets;
    if (first === undefined) this.sayTurn();
    else this.layOn(first);
  }

  sayTurn() {
    if (this.myTurn) toasts.show(this.deal?.phase === 'draw' ? m.rim_must_draw() : m.rim_turn_play());
    else sayWaiting(this.#view);
  }

  /** Throws a card, by default the chosen one if it is one. */
  throwCard(card = this.chosen.length === 1 ? this.chosen[0] : undefined) {
    if (this.building && card !== undefined) void this.act(`discard ${card}`);
    else this.sayTurn();
  }

  tapStock() {
    if (this.drawing.stock) void this.act('draw stock');
    else if (!this.#settling.now) this.sayTurn();
  }

  /** A tap on the discards draws from them, or throws onto them. */
  tapDiscards() {
    if (this.drawing.discard) void this.act('draw discard');
    else if (!this.#settling.now) this.throwCard();
  }

  /** A card of the hand was dragged onto a meld or the discards. */
  drop(key: string, target: HTMLElement) {
    const [what, number] = (target.dataset.drop ?? '').split(' ');
    if (!this.building) this.sayTurn();
    else if (what === 'meld') this.layOn(Number(number), [cardOf(key)]);
    else if (what === 'discard') this.throwCard(cardOf(key));
  }
}
