import { createHmac } from 'node:crypto';

const DAY_MS = 24 * 60 * 60_000;

/** The seed of a day's game: the same for everybody on this server, and nobody can work it out beforehand. */
export type DaySeed = (game: string, day: string) => string;

export const createDaySeed =
  (secret: string): DaySeed =>
  (game, day) =>
    createHmac('sha256', secret).update(`day ${game} ${day}`).digest('hex').slice(0, 32);

/** Whether a day is going on, or ended within the last day: screens and midnight are not always in step. */
export const isCurrentDay = (day: string, now: number): boolean =>
  [now, now - DAY_MS].some((time) => new Date(time).toISOString().startsWith(day));
