import { LEVELS, type BotLevel } from './levels';
import { overwriteGetLocale } from './paraglide/runtime';
import { isDrawn, playersOf, type GameName } from './table/game-names';
import { ORDERS, type Order } from './rummy/orders';

export type Locale = 'fa' | 'en';
export type Theme = 'system' | 'light' | 'dark';
export type CardSize = 'normal' | 'large';

const KEY = 'barg';

interface Saved {
  locale: Locale;
  theme: Theme;
  fourColours: boolean;
  cardSize: CardSize;
  botLevel: BotLevel;
  rimOrder: Order;
  game: GameName;
  players: number;
}

const DEFAULTS: Saved = {
  locale: 'fa',
  theme: 'system',
  fourColours: false,
  cardSize: 'normal',
  botLevel: 'club',
  rimOrder: 'best',
  game: 'shelem',
  players: 4,
};

function load(): Saved {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Saved>) };
  } catch {
    return { ...DEFAULTS };
  }
}

/** What a person has chosen on this device. Each change shows and is remembered at once. */
class Settings {
  #saved = $state<Saved>(load());

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
  get botLevel(): BotLevel {
    return LEVELS.includes(this.#saved.botLevel) ? this.#saved.botLevel : DEFAULTS.botLevel;
  }
  /** The game that was chosen last. */
  get game(): GameName {
    return isDrawn(this.#saved.game) ? this.#saved.game : DEFAULTS.game;
  }
  /** For how many players, as far as this game is for so many. */
  get players(): number {
    const possible = playersOf(this.game);
    return possible.includes(this.#saved.players) ? this.#saved.players : possible[0]!;
  }
  get rimOrder(): Order {
    return ORDERS.includes(this.#saved.rimOrder) ? this.#saved.rimOrder : DEFAULTS.rimOrder;
  }
  get dir(): 'rtl' | 'ltr' {
    return this.locale === 'fa' ? 'rtl' : 'ltr';
  }

  /** Changes the language for now, without a page or a memory. */
  use(locale: Locale) {
    this.#saved.locale = locale;
  }

  set(change: Partial<Saved>) {
    Object.assign(this.#saved, change);
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
  }
}

export const settings = new Settings();

// Messages read the language through this rune, so every text on the page follows a switch.
overwriteGetLocale(() => settings.locale);
