/** The bot levels that people can choose, weakest first. Every game with bots has all of them. */
export const LEVELS = ['novice', 'adept', 'master'] as const;
export type Level = (typeof LEVELS)[number];
