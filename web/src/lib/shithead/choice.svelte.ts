import { announcer } from '../announcer.svelte';
import { m } from '../paraglide/messages';
import type { ShitheadView } from '../protocol';
import { cardOf, keysOf } from '../table/hand-keys';
import { chosenWith } from './actions';
import { exchanged, without, type Exchange } from './exchange';

export type Zone = 'hand' | 'row';

/**
 * What is chosen of the own hand and face-up row, and how they are being exchanged before play.
 * It stays through what others do, but not through the loss of a card (case 57).
 */
export class Choice {
  /** The keys of the chosen cards. */
  hand = $state.raw<string[]>([]);
  row = $state.raw<string[]>([]);

  readonly #deal: () => ShitheadView | null;
  #draft = $state.raw<Exchange | null>(null);

  /** To be made with a component. */
  constructor(deal: () => ShitheadView | null) {
    this.#deal = deal;
    let lying = '';
    $effect(() => {
      const lies = [this.zones.hand, this.zones.row].map((zone) => [...zone].sort().join(' ')).join(' | ');
      if (lies !== lying) this.#draft = null;
      lying = lies;
    });
    $effect(() => {
      const [held, row] = [new Set(keysOf(this.mine.hand)), new Set(keysOf(this.mine.row))];
      if (this.hand.some((key) => !held.has(key))) this.hand = this.hand.filter((key) => held.has(key));
      if (this.row.some((key) => !row.has(key))) this.row = this.row.filter((key) => row.has(key));
    });
  }

  /** What lies before the own seat. */
  readonly zones = $derived.by<Exchange>(() => {
    const deal = this.#deal();
    return { hand: deal?.hand ?? [], row: deal?.seat == null ? [] : (deal.face_up[deal.seat] ?? []) };
  });
  /** The same as it is being exchanged. */
  readonly mine = $derived.by(() => this.#draft ?? this.zones);
  /** Something has been exchanged that is not sent yet. */
  readonly changed = $derived.by(() => without(this.zones.hand, this.mine.hand).length > 0);

  cards(zone: Zone) {
    return this[zone].map(cardOf);
  }

  /** Chooses a card, or no longer, along with others of its rank. */
  toggle(key: string, zone: Zone) {
    this[zone] = chosenWith(this[zone], key, cardOf);
  }

  /** A card of each zone makes a pair to be exchanged, whichever was tapped first. */
  pair(key: string, zone: Zone) {
    const other = zone === 'hand' ? this.row.at(-1) : this.hand.at(-1);
    if (other === undefined) {
      this[zone] = this[zone].includes(key) ? [] : [key];
      return;
    }
    const [one, two] = zone === 'hand' ? [key, other] : [other, key];
    this.#draft = exchanged(this.mine, cardOf(one), cardOf(two));
    this.clear();
    announcer.say(m.sh_say_draft());
  }

  /** Lets all be as it lies. */
  undo() {
    this.#draft = null;
  }

  clear() {
    [this.hand, this.row] = [[], []];
  }
}
