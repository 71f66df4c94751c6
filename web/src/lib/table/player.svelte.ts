import { m } from '../paraglide/messages';
import { reasonText } from '../reasons';
import { toasts } from '../toasts.svelte';
import { cardName } from '../words';
import type { Source } from './context';
import type { ShelemTable } from './games';
import { Settling } from './settling.svelte';
import { isMyTurn, sayWaiting } from './turns';

/** The own seat at a table of Shelem: the cards that are chosen, and what a tap on a card does. */
export class ShelemPlayer {
  /** The cards that are to be buried. */
  chosen = $state.raw<string[]>([]);
  /** The joker that is to be led, while its suit is being chosen. */
  #naming = $state('');

  readonly #table: Source<ShelemTable>;
  /** A card was played, or the cards of the hand have moved. */
  readonly #moved = new Settling();
  readonly #played = new Settling();

  /** To be made with a component. */
  constructor(table: Source<ShelemTable>) {
    this.#table = table;
    $effect(() => {
      if (!this.leads.length) this.#naming = '';
    });
    // A choice of cards survives what others do, but not the next deal (case 57).
    $effect(() => {
      if (!this.#deal?.choose) this.chosen = [];
    });
    let lying = '';
    $effect.pre(() => {
      if (lying && this.#lies !== lying) this.#moved.begin();
      lying = this.#lies;
    });
  }

  get #view() {
    return this.#table.view!;
  }

  get #deal() {
    return this.#view.deal;
  }

  readonly #lies = $derived.by(() => (this.#deal ? `${this.#deal.number} ${this.#deal.hand.join(' ')}` : ''));
  readonly myTurn = $derived.by(() => isMyTurn(this.#view));
  readonly playing = $derived.by(() => this.myTurn && this.#deal?.phase === 'play');
  /** The own seat is in the auction still, or has won it: there is, or was, something to call. */
  readonly mayCall = $derived.by(() => {
    const { deal, seat } = { deal: this.#deal, seat: this.#view.seat };
    if (!deal || seat === null) return false;
    if (deal.phase === 'auction') return !deal.passed.includes(seat);
    return deal.declarer === seat && ['discard', 'trump'].includes(deal.phase);
  });
  /** With two players the second card to a trick comes from the piles. */
  readonly fromHand = $derived.by(() => {
    const deal = this.#deal;
    return deal?.piles.length ? deal.hand.some((card) => !deal.blocked[card]) : true;
  });
  /** The ways to lead the joker that was tapped, one for each suit that it may make trump. */
  readonly leads = $derived.by(() => (this.#naming && this.myTurn ? this.#waysToLead(this.#naming) : []));
  readonly namingLabel = $derived.by(() =>
    this.leads.length ? m.turn_joker_trump({ card: cardName(this.#naming) }) : '',
  );

  get naming() {
    return this.#naming;
  }

  get resting() {
    return this.#moved.now;
  }

  #waysToLead(card: string): string[] {
    return this.#deal?.legal.filter((action) => action.startsWith(`play ${card} `)) ?? [];
  }

  pick(card: string, event: MouseEvent) {
    const deal = this.#deal;
    if (!deal) return;
    // A finger says where a card lay, a key which card it is.
    const finger = event.detail > 0;
    if (!this.myTurn) sayWaiting(this.#view);
    else if ((finger ? this.#moved : this.#played).now) return;
    else if (deal.choose) this.#toggle(card, deal.choose.count);
    else if (deal.phase === 'play') this.#play(card);
  }

  #toggle(card: string, count: number) {
    if (this.chosen.includes(card)) this.chosen = this.chosen.filter((one) => one !== card);
    else if (this.chosen.length < count) this.chosen = [...this.chosen, card];
    else toasts.show(m.bury_enough());
  }

  #play(card: string) {
    const reason = this.#deal?.blocked[card];
    if (reason) {
      toasts.show(reasonText(reason));
      return;
    }
    this.#moved.begin();
    this.#played.begin();
    if (!this.#waysToLead(card).length) void this.#table.act(`play ${card}`);
    else this.#naming = card === this.#naming ? '' : card;
  }

  /** Leads another card than the joker. */
  stopNaming() {
    this.#naming = '';
  }
}
