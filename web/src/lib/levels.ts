/** The levels of bots that people meet, from the weakest on. */
export const LEVELS = ['novice', 'casual', 'club', 'expert', 'master'] as const;
export const STRONGEST = LEVELS[LEVELS.length - 1];
export type BotLevel = (typeof LEVELS)[number];
