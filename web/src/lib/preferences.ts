import type { Preferences } from './protocol';
import { tidy, type Saved } from './settings.svelte';

/** Settings as the server keeps them with the guest. */
export const toWire = (saved: Saved): Preferences => ({
  at: saved.at,
  locale: saved.locale,
  theme: saved.theme,
  four_colours: saved.fourColours,
  card_size: saved.cardSize,
  card_back: saved.cardBack,
  index: saved.index,
  speed: saved.speed,
  sounds: saved.sounds,
  motion: saved.motion,
  hand: saved.hand,
  table_view: saved.tableView,
  bot_level: saved.botLevel,
});

/** The same the other way round; what only this device remembers stays. */
export const fromWire = (kept: Preferences, here: Saved): Saved =>
  tidy({
    ...here,
    ...kept,
    fourColours: kept.four_colours,
    cardSize: kept.card_size,
    cardBack: kept.card_back,
    tableView: kept.table_view,
    botLevel: kept.bot_level,
  });
