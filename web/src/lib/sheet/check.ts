// Reads what may be a sheet: from this device's storage, a file or a link. Whatever is wrong is told.
import type { OptionValue } from '../options';
import { normaliseName } from './names';
import { accepts, conflictOf, gameRules, isShelem, presetOf, settingsOf } from './rules';
import { cardsOf, type Rank } from './rummy';
import { numberBids, POINT_STEP, specialBids, totalOf } from './shelem';
import {
  type AnyRow,
  type Contract,
  type GameName,
  GAMES,
  type Left,
  MOST_DEALS,
  MOST_POINTS,
  type Settings,
  type Sheet,
} from './types';

export type Field =
  | 'json' | 'sheet' | 'version' | 'game' | 'preset' | 'option' | 'conflict' | 'players' | 'name'
  | 'dealer' | 'rows' | 'declarer' | 'contract' | 'taken' | 'out' | 'left' | 'double' | 'loser'
  | 'winner' | 'order'; // prettier-ignore

/** What is wrong with a sheet: which field, in which deal (from 0), and what stands there. */
export class SheetError extends Error {
  constructor(
    readonly field: Field,
    readonly value: unknown = undefined,
    readonly row: number | null = null,
    /** The option's name. */
    readonly option = '',
  ) {
    super(`${field}${row === null ? '' : ` of deal ${row + 1}`}: ${asWritten(value).slice(0, 80)}`);
  }
}

/** A value as JSON; of what is nested beyond all sense, that it is there. */
export function asWritten(value: unknown): string {
  try {
    return JSON.stringify(value) ?? '–';
  } catch {
    return '…';
  }
}

export const VERSION = 1;
type Unknown = Record<string, unknown>;

export const isObject = (value: unknown): value is Unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isSeat = (value: unknown, players: number): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) < players;

/** A sheet from parsed JSON, under the id that it is given here. */
export function checkSheet(value: unknown, id: string): Sheet {
  if (!isObject(value)) throw new SheetError('sheet', value);
  if (value.version !== VERSION) throw new SheetError('version', value.version);
  const game = GAMES.find((one) => one === value.game);
  if (!game) throw new SheetError('game', value.game);
  const players = checkPlayers(game, value.players);
  const { preset } = value;
  if (typeof preset !== 'string' || !presetOf(game, preset)) throw new SheetError('preset', preset);
  const changes = checkChanges(game, preset, players.length, value.changes ?? {});
  const seatOr = (seat: unknown) => {
    if (seat !== undefined && seat !== null && !isSeat(seat, players.length)) throw new SheetError('dealer', seat);
    return seat as number | null | undefined;
  };
  const { rows = [] } = value;
  if (!Array.isArray(rows) || rows.length > MOST_DEALS) throw new SheetError('rows', rows);
  const settings = settingsOf(game, preset, changes);
  const now = Date.now();
  const time = (at: unknown) => (Number.isFinite(at) && Number(at) > 0 ? Math.min(Number(at), now) : now);
  return {
    id,
    game,
    title: typeof value.title === 'string' ? normaliseName(value.title) : '',
    players,
    preset,
    changes,
    firstDealer: seatOr(value.firstDealer) ?? 0,
    rows: rows.map((row, i) => checkRow(game, settings, players.length, row, i)),
    nextDealer: seatOr(value.nextDealer) ?? null,
    playOn: value.playOn === true,
    made: time(value.made),
    changed: time(value.changed),
  };
}

function checkPlayers(game: GameName, value: unknown): string[] {
  if (!Array.isArray(value) || !gameRules(game).seats.includes(value.length)) {
    throw new SheetError('players', Array.isArray(value) ? value.length : value);
  }
  return value.map((name: unknown) => {
    const normal = typeof name === 'string' ? normaliseName(name) : '';
    if (!normal) throw new SheetError('name', name);
    return normal;
  });
}

export function checkChanges(game: GameName, preset: string, players: number, value: unknown): Settings {
  if (!isObject(value)) throw new SheetError('option', value);
  const changes: Record<string, OptionValue> = {};
  for (const [name, given] of Object.entries(value)) {
    const option = gameRules(game).options.find((one) => one.name === name);
    if (!option || !accepts(option, given)) throw new SheetError('option', given, null, name);
    changes[name] = given;
  }
  const conflict = conflictOf(game, players, preset, changes);
  if (conflict) throw new SheetError('conflict', changes[conflict], null, conflict);
  return changes;
}

/** One deal; `at` is its place, for the message. */
export function checkRow(game: GameName, settings: Settings, players: number, value: unknown, at: number): AnyRow {
  if (!isObject(value)) throw new SheetError('rows', value, at);
  const { dealer } = value;
  if (dealer !== undefined && !isSeat(dealer, players)) throw new SheetError('dealer', dealer, at);
  const reader = isShelem(game) ? shelemRow : game === 'rummy' ? rummyRow : shitheadRow;
  const row = reader(settings, players, value, at);
  return dealer === undefined ? row : { ...row, dealer: dealer as number };
}

function shelemRow(settings: Settings, players: number, row: Unknown, at: number): AnyRow {
  const { declarer, contract, taken } = row;
  if (!isSeat(declarer, players)) throw new SheetError('declarer', declarer, at);
  if (![...numberBids(settings), ...specialBids(settings)].includes(contract as Contract)) {
    throw new SheetError('contract', contract, at);
  }
  const fits = Number.isInteger(taken) && Number(taken) % POINT_STEP === 0;
  if (!fits || Number(taken) < POINT_STEP || Number(taken) > totalOf(settings)) {
    throw new SheetError('taken', taken, at);
  }
  return { declarer, contract: contract as Contract, taken: Number(taken) };
}

function rummyRow(settings: Settings, players: number, row: Unknown, at: number): AnyRow {
  const { out, left, double = false } = row;
  if (out !== null && !isSeat(out, players)) throw new SheetError('out', out, at);
  if (!Array.isArray(left) || left.length !== players) throw new SheetError('left', left, at);
  const wrong = left.find((one, seat) => !isLeft(settings, players, one) || (seat === out && one !== 0));
  if (wrong !== undefined) throw new SheetError('left', wrong, at);
  if (typeof double !== 'boolean' || (double && !settings.rummy_bonus)) throw new SheetError('double', double, at);
  return { out, left: left as Left[], double };
}

function isLeft(settings: Settings, players: number, left: unknown): boolean {
  if (typeof left === 'number') return Number.isInteger(left) && left >= 0 && left <= MOST_POINTS;
  if (typeof left !== 'string' || !/^[2-9TJQKAX]*$/.test(left)) return false;
  return [...new Set(left)].every((rank) => left.split(rank).length - 1 <= cardsOf(settings, players, rank as Rank));
}

function shitheadRow(_settings: Settings, players: number, row: Unknown, at: number): AnyRow {
  const { winner = null, loser = null, order = [] } = row;
  if (winner !== null && !isSeat(winner, players)) throw new SheetError('winner', winner, at);
  if (loser !== null && !isSeat(loser, players)) throw new SheetError('loser', loser, at);
  if (winner !== null && winner === loser) throw new SheetError('loser', loser, at);
  const seats: unknown[] = Array.isArray(order) ? order : [null];
  const once = new Set(seats).size === seats.length && seats.length < players;
  if (!once || !seats.every((seat) => isSeat(seat, players) && seat !== loser)) {
    throw new SheetError('order', order, at);
  }
  if (seats.length && winner !== null && seats[0] !== winner) throw new SheetError('order', order, at);
  return { winner, loser, order: seats as number[] };
}
