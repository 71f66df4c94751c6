import { api, recordPath } from '../net/api';
import type { GameInfo } from '../protocol';

/** Where a table is kept: the way to it and to what belongs to it. */
export interface Place {
  /** The page of a table there. */
  path(table: string): string;
  /** The page of its replay; null where there is none. */
  replay(table: string): string | null;
  /** The address of its record; null where only `record` has it. */
  recordPath(table: string): string | null;
  /** The record of its match, as text. */
  record(table: string): Promise<string>;
  /** Whether a strong bot there gives hints. */
  readonly hints: boolean;
  games(): Promise<GameInfo[]>;
}

export const SERVER: Place = {
  path: (table) => `/t/${table}`,
  replay: (table) => `/t/${table}/replay`,
  recordPath,
  record: api.record,
  hints: true,
  games: api.games,
};
