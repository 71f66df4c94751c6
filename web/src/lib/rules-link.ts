import type { OptionValue } from './options';
import { parseNumber } from './numbers';
import type { GameInfo, OptionInfo } from './protocol';

/** What is chosen in the form of a new table, besides the game. */
export interface RulesChoice {
  players: number;
  preset: string;
  changes: Record<string, OptionValue>;
}

export interface ReadLink {
  game: GameInfo;
  choice: RulesChoice;
  /** What was in the link and means nothing here, as it is written there. */
  dropped: string[];
}

const WORDS_OF_OURS = ['game', 'players', 'preset'];
const YES = 'yes';
const NO = 'no';
const LONGEST_SHOWN = 40;
const CONTROLS = /[\p{Cc}\u2028\u2029]/u;

/** The form's address with these rules filled in. */
export function rulesLink(game: string, { players, preset, changes }: RulesChoice): string {
  const query = new URLSearchParams({ game, players: String(players), preset });
  for (const [name, value] of Object.entries(changes)) query.set(name, written(value));
  return `/new?${query}`;
}

function written(value: OptionValue): string {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? YES : NO;
  return String(value);
}

/** What a link asks for, as far as there is such a thing; null when it asks for nothing. */
export function readRulesLink(search: string, games: readonly GameInfo[], usual: string): ReadLink | null {
  const query = new URLSearchParams(search);
  if ([...query].length === 0) return null;
  const dropped: string[] = [];
  const drop = (name: string) => void dropped.push(shown(`${name}=${query.get(name)}`));

  const named = games.find((one) => one.name === query.get('game'));
  const game = named ?? games.find((one) => one.name === usual) ?? games[0];
  if (!game) return null;
  if (!named && query.has('game')) drop('game');

  const players = parseNumber(query.get('players') ?? '') ?? Number.NaN;
  if (query.has('players') && !game.seats.includes(players)) drop('players');
  const preset = game.presets.find((one) => one.name === query.get('preset'));
  if (query.has('preset') && !preset) drop('preset');
  const base = preset ?? game.presets.find((one) => one.name === game.default_preset);

  const changes: Record<string, OptionValue> = {};
  for (const name of new Set(query.keys())) {
    if (WORDS_OF_OURS.includes(name)) continue;
    const option = game.options.find((one) => one.name === name);
    const value = option && readValue(option, query.get(name) ?? '');
    if (value === undefined) drop(name);
    else if (value !== base?.values[name]) changes[name] = value;
  }
  const choice = {
    players: game.seats.includes(players) ? players : game.seats[0]!,
    preset: base?.name ?? game.default_preset,
    changes,
  };
  return { game, choice, dropped };
}

const shown = (text: string) =>
  text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text.replace(new RegExp(CONTROLS, 'gu'), ' ');

/** A value of an option as the link writes it; undefined when it is none of this option's. */
function readValue(option: OptionInfo, text: string): OptionValue | undefined {
  if (text === '' && option.optional) return null;
  if (option.kind === 'bool') return text === YES || (text === NO ? false : undefined);
  if (option.kind === 'choice') return option.choices.find((one) => one.value === text)?.value;
  if (option.kind === 'table') return readTable(option, text);
  if (option.kind === 'text') return text.length <= option.high && !CONTROLS.test(text) ? text : undefined;
  const number = parseNumber(text);
  return number !== null && option.low <= number && number <= option.high ? number : undefined;
}

function readTable(option: OptionInfo, text: string): string | undefined {
  const cells = text.split(' ').filter(Boolean).map((word) => word.split(':') as [string, string]);
  const known = cells.every(
    ([row, choice]) => option.rows.includes(row) && option.choices.some((one) => one.value === choice),
  );
  const table = new Map(cells);
  return known && table.size === cells.length ? tableText(option, table) : undefined;
}

/** A table of rows and choices as records write it, in the order of the rows. */
export function tableText(option: OptionInfo, cells: ReadonlyMap<string, string>): string {
  return option.rows.flatMap((row) => (cells.get(row) ? [`${row}:${cells.get(row)}`] : [])).join(' ');
}

/** The rows of such a table with their choices. */
export const tableCells = (value: OptionValue) =>
  new Map(String(value ?? '').split(' ').filter(Boolean).map((word) => word.split(':') as [string, string]));
