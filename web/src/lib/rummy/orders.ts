/** The orders in which a hand of Rim may lie: by suits, by ranks, in its best melds. */
export const ORDERS = ['suit', 'rank', 'best'] as const;
export type Order = (typeof ORDERS)[number];
