import type { GameName } from '$lib/table/games';

/** What the table of another game than Shelem is made of. */
export type GameParts = typeof import('../rummy') | typeof import('../shithead');

/** The parts of this game, which come when a table of it is opened; of Shelem never. */
export function partsOf(game: GameName | undefined): Promise<GameParts> {
  if (game === 'rummy') return import('../rummy');
  return game === 'shithead' ? import('../shithead') : new Promise<never>(() => {});
}
