import { readRulesLink, rulesLink, type RulesChoice } from './rules-link';
import type { GameInfo } from './protocol';

const KEY = 'barg.rules';

function load(): Record<string, unknown> {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof saved === 'object' && saved !== null ? { ...saved } : {};
  } catch {
    return {};
  }
}

/** The rules that a table of this game was last made by on this device, as far as they still exist. */
export function lastRules(game: GameInfo): RulesChoice | null {
  const saved = load()[game.name];
  if (typeof saved !== 'string') return null;
  const read = readRulesLink(saved, [game], game.name);
  return read && read.dropped.length === 0 ? read.choice : null;
}

/** Remembers them, as the query of their link. */
export function rememberRules(game: string, choice: RulesChoice) {
  const query = rulesLink(game, choice).replace(/^[^?]*/, '');
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...load(), [game]: query }));
  } catch {
    // Private windows may refuse; then nothing is remembered.
  }
}
