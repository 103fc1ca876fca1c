import type { Messages } from '@three-spires/kernel';
import type { Picture } from '@three-spires/table';
import type { GameInWords } from './game.ts';
import { createSay } from './say.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const WORDS = {
  left: '{name} has {time} left.',
  runs: '{name} has {time} left, and the clock is running.',
  days: '{count} {count|day|days}',
  hours: '{count} h',
  minutes: '{count} min',
} as const satisfies Messages;

const { say } = createSay(WORDS);

/** "4:05"; in a slow game "2 days", "30 h" or "12 min". */
const timeText = (ms: number, isSlow: boolean): string => {
  if (!isSlow) {
    const seconds = Math.ceil(ms / 1000);
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  }
  if (ms >= 2 * DAY_MS) return say('days', { count: Math.round(ms / DAY_MS) });
  if (ms >= 2 * HOUR_MS) return say('hours', { count: Math.round(ms / HOUR_MS) });
  return say('minutes', { count: Math.ceil(ms / MINUTE_MS) });
};

/** The time each seat has left at a given number of milliseconds after the picture came; empty without clocks. */
export const clockLines = (game: GameInWords, picture: Picture, elapsed: number): readonly string[] => {
  const { clock } = picture;
  if (clock === undefined) return [];
  const names = game.names(picture);
  const isOver = picture.outcome !== undefined;
  return clock.left.flatMap((time, seat) => {
    if (time === null) return [];
    const runs = !isOver && clock.running.includes(seat);
    const left = Math.max(0, runs ? time - elapsed : time);
    const told = { name: names[seat] ?? '', time: timeText(left, clock.settings.perMove === true) };
    return [say(runs ? 'runs' : 'left', told)];
  });
};
