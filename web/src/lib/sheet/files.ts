// Sheets as text: one in the storage of the device, several in a file.
import { checkSheet, isObject, SheetError, VERSION } from './check';
import { newId } from './edit';
import type { Sheet } from './types';

const FORMAT = 'barg-sheets';
export const MOST_BYTES = 1_000_000;

/** The text under which a sheet is kept. */
export function sheetText({ id: _, ...sheet }: Sheet): string {
  return JSON.stringify({ version: VERSION, ...sheet });
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new SheetError('json', text.slice(0, 40));
  }
}

/** Reads it back, under the id that it is kept under. */
export const readSheet = (text: string, id: string): Sheet => checkSheet(parseJson(text), id);

export function fileText(sheets: readonly Sheet[]): string {
  const written = sheets.map((sheet) => ({ version: VERSION, ...sheet }));
  return `${JSON.stringify({ format: FORMAT, version: VERSION, sheets: written }, null, 1)}\n`;
}

export interface Imported {
  sheets: Sheet[];
  /** What could not be read, by its place in the file from 0. */
  problems: { at: number; error: SheetError }[];
}

/** Reads a file of sheets. One that is broken does not keep the others out. */
export function readFile(text: string): Imported {
  const file = parseJson(text);
  if (!isObject(file) || file.format !== FORMAT) throw new SheetError('sheet', text.slice(0, 40));
  if (file.version !== VERSION) throw new SheetError('version', file.version);
  if (!Array.isArray(file.sheets)) throw new SheetError('sheet', file.sheets);
  const read: Imported = { sheets: [], problems: [] };
  file.sheets.forEach((one: unknown, at) => {
    try {
      read.sheets.push(checkSheet(one, idOf(one)));
    } catch (error) {
      if (!(error instanceof SheetError)) throw error;
      read.problems.push({ at, error });
    }
  });
  return read;
}

const ID = /^[A-Za-z0-9_-]{8,24}$/;

const idOf = (value: unknown) =>
  isObject(value) && typeof value.id === 'string' && ID.test(value.id) ? value.id : newId();
