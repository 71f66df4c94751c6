// What is done to a sheet. Each gives a new sheet; its sums follow from its rows.
import { ledgerOf } from './ledger';
import { gameRules } from './rules';
import type { GameName, RowOf, Settings, Sheet } from './types';

const ID_BYTES = 9;

export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(ID_BYTES));
  return btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_');
}

export interface Plan<G extends GameName = GameName> {
  game: G;
  title: string;
  players: readonly string[];
  preset: string;
  changes: Settings;
  firstDealer: number;
}

export function newSheet<G extends GameName>(plan: Plan<G>): Sheet<G> {
  const now = Date.now();
  return { ...plan, id: newId(), rows: [], nextDealer: null, playOn: false, made: now, changed: now };
}

const touched = <S extends Sheet>(sheet: S, change: Partial<Sheet>): S => ({
  ...sheet,
  ...change,
  changed: Date.now(),
});

/** Writes a deal below the others, dealt by whoever was to deal. */
export function addRow<G extends GameName>(sheet: Sheet<G>, row: RowOf[G]): Sheet<G> {
  const dealt = sheet.nextDealer === null ? row : { ...row, dealer: sheet.nextDealer };
  return touched(sheet, { rows: [...sheet.rows, dealt], nextDealer: null, playOn: false });
}

/** Takes the last deal back; its dealer is to deal again. */
export function undo<G extends GameName>(sheet: Sheet<G>): Sheet<G> {
  const last = sheet.rows.at(-1);
  return touched(sheet, { rows: sheet.rows.slice(0, -1), nextDealer: last?.dealer ?? null, playOn: false });
}

/** Writes a deal anew; all below it is reckoned again. One that is gone meanwhile is written below. */
export function correctRow<G extends GameName>(sheet: Sheet<G>, at: number, row: RowOf[G]): Sheet<G> {
  if (at >= sheet.rows.length) return addRow(sheet, row);
  const dealer = sheet.rows[at]?.dealer;
  const dealt = dealer === undefined ? row : { ...row, dealer };
  return touched(sheet, { rows: sheet.rows.with(at, dealt), playOn: false });
}

export function removeRow<G extends GameName>(sheet: Sheet<G>, at: number): Sheet<G> {
  if (at >= sheet.rows.length - 1) return undo(sheet);
  return touched(sheet, { rows: sheet.rows.toSpliced(at, 1), playOn: false });
}

/** Says who deals next, where the cards went another way round. */
export function setDealer<G extends GameName>(sheet: Sheet<G>, seat: number): Sheet<G> {
  const inTurn = ledgerOf({ ...sheet, nextDealer: null }).nextDealer;
  return touched(sheet, { nextDealer: seat === inTurn ? null : seat });
}

export const playOn = <G extends GameName>(sheet: Sheet<G>): Sheet<G> => touched(sheet, { playOn: true });

/** Other names, title, options or first dealer, for the same deals. */
export const replan = <G extends GameName>(sheet: Sheet<G>, plan: Plan<G>): Sheet<G> => touched(sheet, plan);

/** The same people and rules with nothing written yet. */
export const again = <G extends GameName>(sheet: Sheet<G>): Sheet<G> =>
  newSheet({ ...planOf(sheet), firstDealer: ledgerOf(sheet).nextDealer });

export function duplicate<G extends GameName>(sheet: Sheet<G>): Sheet<G> {
  return touched({ ...sheet, id: newId(), made: Date.now() }, {});
}

export const planOf = <G extends GameName>(sheet: Sheet<G>): Plan<G> => ({
  game: sheet.game,
  title: sheet.title,
  players: sheet.players,
  preset: sheet.preset,
  changes: sheet.changes,
  firstDealer: sheet.firstDealer,
});

/** How many play where a game leaves it open. */
export const USUAL_PLAYERS = 4;

export function emptyPlan(game: GameName): Plan {
  const { seats, default_preset: preset } = gameRules(game);
  const count = seats.includes(USUAL_PLAYERS) ? USUAL_PLAYERS : (seats[0] ?? 2);
  return { game, title: '', players: Array<string>(count).fill(''), preset, changes: {}, firstDealer: 0 };
}
