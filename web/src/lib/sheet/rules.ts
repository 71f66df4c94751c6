import type { OptionValue } from '../options';
import type { GameInfo, OptionInfo } from '../protocol';
import rules from './rules.json';
import { totalOf } from './shelem';
import type { GameName, Settings } from './types';

type Told = Pick<GameInfo, 'seats' | 'default_preset' | 'presets' | 'options'>;
const SHELEM = rules.shelem as unknown as Told;

/** Games as the rules tell them (rules.json), offline: those options that touch the scores. */
const TOLD: Record<GameName, Told> = {
  shelem: SHELEM,
  shelem2: { ...SHELEM, ...rules.shelem2 },
  rummy: rules.rummy as unknown as Told,
  shithead: rules.shithead as unknown as Told,
};

export const gameRules = (game: GameName): Told => TOLD[game];
export const isShelem = (game: GameName) => game === 'shelem' || game === 'shelem2';

export const presetOf = (game: GameName, name: string) => TOLD[game].presets.find((one) => one.name === name);

/** Every option's value: the preset's, and what differs from it. */
export function settingsOf(game: GameName, preset: string, changes: Settings): Settings {
  const all: Record<string, OptionValue> = { ...presetOf(game, preset)?.values, ...changes };
  if (isShelem(game) && all.special_bids === 'shelem_kons') {
    all.kons_from ??= TOLD.shelem.presets.find((one) => one.name === 'gameocards')?.values.kons_from ?? null;
  }
  return all;
}

/** Whether a value is one of the option's. */
export function accepts(option: OptionInfo, value: unknown): value is OptionValue {
  if (value === null) return option.optional;
  if (option.kind === 'bool') return typeof value === 'boolean';
  if (option.kind === 'choice') return option.choices.some((choice) => choice.value === value);
  if (option.kind === 'text') return typeof value === 'string' && value.length <= option.high && !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(value);
  return Number.isInteger(value) && Number(value) >= option.low && Number(value) <= option.high;
}

const CONFLICTS = {
  shelem: shelemConflict,
  shelem2: shelemConflict,
  rummy: rummyConflict,
  shithead: shitheadConflict,
};

/** The option that contradicts another or the number of players, or null. */
export function conflictOf(game: GameName, players: number, preset: string, changes: Settings): string | null {
  return CONFLICTS[game](settingsOf(game, preset, changes), changes, players, preset);
}

function shelemConflict(all: Settings, changes: Settings): string | null {
  const total = totalOf(all);
  if (all.ace_points !== 10 && all.ace_points !== 15) return 'ace_points';
  if (all.jokers !== 0 && all.jokers !== 2) return 'jokers';
  if (Number(all.min_bid) > total) return 'min_bid';
  if ((total - Number(all.min_bid)) % Number(all.bid_step)) return 'bid_step';
  if ((changes.kons_from ?? null) !== null && all.special_bids !== 'shelem_kons') return 'kons_from';
  if (all.sar_shelem && all.special_bids === 'none') return 'sar_shelem';
  return null;
}

const MOST_WITH_ONE_DECK = 6;

function rummyConflict(all: Settings, _changes: Settings, players: number): string | null {
  const decks = Number(all.decks) || (players >= Number(all.two_decks_from) ? 2 : 1);
  if (Number(all.jokers) > 2 * decks) return 'jokers';
  if (decks === 1 && players > MOST_WITH_ONE_DECK) return 'decks';
  if (all.rummy_bonus && all.melding === 'hand') return 'rummy_bonus';
  return null;
}

function shitheadConflict(all: Settings, _changes: Settings, _players: number, preset: string): string | null {
  const inherited = presetOf('shithead', preset)?.values.dealer;
  return all.dealer === 'loser' && inherited !== 'loser' && all.result === 'winner' ? 'dealer' : null;
}
