import type { GameInfo } from '../protocol';

export type GameName = GameInfo['name'];

/** The games whose tables this client draws; no other is offered. */
export const DRAWN: readonly GameName[] = ['shelem', 'shelem2', 'rummy', 'shithead'];

/** For how many players a game is: the same as the server says, for a page that has not asked. */
const PLAYERS: Record<GameName, readonly [number, number]> = {
  shelem: [4, 4],
  shelem2: [2, 2],
  rummy: [2, 7],
  shithead: [2, 8],
};

export function playersOf(game: GameName): number[] {
  const [low, high] = PLAYERS[game];
  return Array.from({ length: high - low + 1 }, (_, i) => low + i);
}

export const isDrawn = (game: GameName) => DRAWN.includes(game);
