import { LEVELS, type BotLevel } from './levels';
import { overwriteGetLocale } from './paraglide/runtime';

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
}

const DEFAULTS: Saved = {
  locale: 'fa',
  theme: 'system',
  fourColours: false,
  cardSize: 'normal',
  botLevel: 'club',
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
