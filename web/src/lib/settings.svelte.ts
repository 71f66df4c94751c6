import { MediaQuery } from 'svelte/reactivity';
import { prefersReducedMotion } from 'svelte/motion';
import { LEVELS, type BotLevel } from './levels';
import { overwriteGetLocale } from './paraglide/runtime';
import { isDrawn, playersOf, type GameName } from './table/game-names';
import { ORDERS, type Order } from './rummy/orders';

/** The values of every choice, the usual one first. */
export const CHOICES = {
  locale: ['fa', 'en'],
  theme: ['system', 'light', 'dark'],
  cardSize: ['normal', 'large'],
  cardBack: ['leaves', 'stars', 'plain'],
  index: ['latin', 'persian'],
  speed: ['normal', 'slow', 'fast'],
  sounds: ['device', 'on', 'off'],
  motion: ['system', 'less'],
  hand: ['right', 'left'],
  tableView: ['cards', 'text'],
} as const;

type Choices = { -readonly [K in keyof typeof CHOICES]: (typeof CHOICES)[K][number] };
export type Locale = Choices['locale'];

export interface Saved extends Choices {
  fourColours: boolean;
  botLevel: BotLevel;
  /** When something was last set, in milliseconds; 0: never. */
  at: number;
  rimOrder: Order;
  /** Whether tables offer the card counter. */
  counter: boolean;
  /** Whether tables offer hints. */
  hints: boolean;
  game: GameName;
  players: number;
}

const KEY = 'barg';
/** How long what moves takes, as a multiple of the usual. */
const PACE = { slow: 1.7, normal: 1, fast: 0.5 } as const;

const DEFAULTS: Saved = {
  ...(Object.fromEntries(Object.entries(CHOICES).map(([key, [first]]) => [key, first])) as unknown as Choices),
  fourColours: false,
  botLevel: 'club',
  at: 0,
  rimOrder: 'best',
  counter: false,
  hints: true,
  game: 'shelem',
  players: 4,
};

/** What was saved, with the usual in the place of whatever is no choice. */
export function tidy(found: unknown): Saved {
  const given = (typeof found === 'object' && found !== null ? found : {}) as Record<string, unknown>;
  const tidied: Record<string, unknown> = { ...DEFAULTS };
  for (const [key, values] of Object.entries(CHOICES)) {
    if ((values as readonly unknown[]).includes(given[key])) tidied[key] = given[key];
  }
  if (typeof given.counter === 'boolean') tidied.counter = given.counter;
  if (typeof given.hints === 'boolean') tidied.hints = given.hints;
  if (typeof given.fourColours === 'boolean') tidied.fourColours = given.fourColours;
  if (LEVELS.includes(given.botLevel as BotLevel)) tidied.botLevel = given.botLevel;
  if (Number.isSafeInteger(given.at) && Number(given.at) >= 0) tidied.at = given.at;
  if (ORDERS.includes(given.rimOrder as Order)) tidied.rimOrder = given.rimOrder;
  if (isDrawn(given.game as GameName)) tidied.game = given.game;
  if (Number.isSafeInteger(given.players)) tidied.players = given.players;
  return tidied as unknown as Saved;
}

function load(): Saved {
  try {
    return tidy(JSON.parse(localStorage.getItem(KEY) ?? '{}'));
  } catch {
    return { ...DEFAULTS };
  }
}

/** What a person has chosen. Each change shows and is remembered at once. */
class Settings {
  #saved = $state<Saved>(load());
  #touch = new MediaQuery('(pointer: coarse)', false);
  /** Told of every change that the person makes here. */
  changed: (saved: Saved) => void = () => {};

  get saved(): Saved {
    return $state.snapshot(this.#saved);
  }
  get locale() {
    return this.#saved.locale;
  }
  get theme() {
    return this.#saved.theme;
  }
  get fourColours() {
    return this.#saved.fourColours;
  }
  get cardSize() {
    return this.#saved.cardSize;
  }
  get cardBack() {
    return this.#saved.cardBack;
  }
  get index() {
    return this.#saved.index;
  }
  get speed() {
    return this.#saved.speed;
  }
  get motion() {
    return this.#saved.motion;
  }
  get hand() {
    return this.#saved.hand;
  }
  get tableView() {
    return this.#saved.tableView;
  }
  get sounds() {
    return this.#saved.sounds;
  }
  get botLevel(): BotLevel {
    return this.#saved.botLevel;
  }
  /** The game that was chosen last. */
  get game(): GameName {
    return this.#saved.game;
  }
  /** For how many players, as far as this game is for so many. */
  get players(): number {
    const possible = playersOf(this.game);
    return possible.includes(this.#saved.players) ? this.#saved.players : possible[0]!;
  }
  get counter() {
    return this.#saved.counter;
  }
  get hints() {
    return this.#saved.hints;
  }
  get rimOrder(): Order {
    return this.#saved.rimOrder;
  }
  get dir(): 'rtl' | 'ltr' {
    return this.locale === 'fa' ? 'rtl' : 'ltr';
  }
  /** Whether sounds are to be heard on this device: of itself not on phones. */
  get audible(): boolean {
    return this.sounds === 'on' || (this.sounds === 'device' && !this.#touch.current);
  }
  get lessMotion(): boolean {
    return this.motion === 'less' || prefersReducedMotion.current;
  }
  /** How long what moves takes, as a multiple of the usual. */
  get pace(): number {
    return PACE[this.speed];
  }

  /** Changes the language for now, without a page or a memory. */
  use(locale: Locale) {
    this.#saved.locale = locale;
  }

  set(change: Partial<Omit<Saved, 'at'>>) {
    this.adopt({ ...this.saved, ...change, at: Date.now() });
    this.changed(this.saved);
  }

  /** Takes over what was set here, or on another device. */
  adopt(saved: Saved) {
    Object.assign(this.#saved, tidy(saved));
    this.apply();
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#saved));
    } catch {
      // Private windows may refuse; the choice then lasts as long as the page.
    }
  }

  /** Puts the choices on <html>, where the styles look for them. */
  apply() {
    const root = document.documentElement;
    root.lang = this.locale;
    root.dir = this.dir;
    if (this.theme === 'system') delete root.dataset.theme;
    else root.dataset.theme = this.theme;
    root.dataset.deck = this.fourColours ? 'four' : 'two';
    root.dataset.motion = this.motion;
    root.dataset.hand = this.hand;
  }
}

export const settings = new Settings();

// Messages read the language through this rune, so every text on the page follows a switch.
overwriteGetLocale(() => settings.locale);
