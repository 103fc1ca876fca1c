/** The levels of bots that people can choose, from the weakest. Every game with bots has all of them. */
export const LEVELS = ['novice', 'adept', 'master'] as const;
export type Level = (typeof LEVELS)[number];
