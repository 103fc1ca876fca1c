/** A group's progress from game to game, for the server and the browser. */
export { ACHIEVEMENTS, type Achievement } from './rules/achievements.ts';
export * from './rules/campaign.ts';
