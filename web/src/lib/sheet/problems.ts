// What is wrong with a text that should be a sheet, in the language.
import { digits, isolate, num } from '../numbers';
import { m } from '../paraglide/messages';
import { reasonText } from '../reasons';
import { asWritten, type Field, type SheetError } from './check';
import { LinkError } from './link';
import { gameRules } from './rules';
import { GAMES, MOST_DEALS } from './types';
import { optionWord } from './words';

const FIELDS: Partial<Record<Field, () => string>> = {
  game: m.sheet_field_game,
  preset: m.sheet_field_preset,
  players: m.sheet_field_players,
  name: m.sheet_field_name,
  dealer: m.dealer,
  declarer: m.declarer,
  contract: m.bid,
  taken: m.sheet_field_taken,
  out: m.sheet_field_out,
  left: m.sheet_field_left,
  double: m.sheet_field_double,
  loser: m.sheet_field_loser,
  winner: m.sheet_field_winner,
  order: m.sheet_field_order,
};

const SHOWN = 30;
const shown = (value: unknown) => isolate(digits(asWritten(value).slice(0, SHOWN)));

export function problemText(error: SheetError | LinkError): string {
  if (error instanceof LinkError) return m.sheet_link_damaged();
  const { field, value, row, option } = error;
  if (field === 'json') return m.sheet_bad_json();
  if (field === 'sheet') return m.sheet_bad_sheet();
  if (field === 'version') return typeof value === 'number' && value > 1 ? m.sheet_bad_version() : m.sheet_bad_sheet();
  if (field === 'option') return m.sheet_bad_option({ option: isolate(optionLabel(option)), value: shown(value) });
  if (field === 'conflict') return conflictText(option);
  if (field === 'rows') return m.sheet_bad_rows({ count: num(MOST_DEALS) });
  const told = { field: FIELDS[field]?.() ?? field, value: shown(value) };
  return row === null ? m.sheet_bad(told) : m.sheet_bad_row({ ...told, number: num(row + 1) });
}

const optionLabel = (name: string): string => {
  const game = GAMES.find((one) => gameRules(one).options.some((option) => option.name === name));
  return game ? optionWord(game, name) : name;
};

/** Why an option does not fit the others, as a table says it. */
export const conflictText = (option: string): string =>
  reasonText({ code: 'bad_option', text: '', params: { option, why: 'conflict' } });
