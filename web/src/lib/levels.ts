/** The levels of bots that people meet, from the weakest on. */
export const LEVELS = ['novice', 'casual', 'club', 'expert', 'master'] as const;
export type BotLevel = (typeof LEVELS)[number];
