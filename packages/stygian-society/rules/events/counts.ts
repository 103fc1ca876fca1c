/** Cubes by colour: sums, and how they read in a line. */
import { createSay, joinTexts, type Text } from '@three-spires/kernel';
import { COLOURS, HERO_COLOURS } from '../../words/lists.ts';

export type Counts = readonly number[];

export const plus = (counts: Counts, more: Counts): Counts =>
  counts.map((count, colour) => count + (more[colour] ?? 0));
export const minus = (counts: Counts, less: Counts): Counts =>
  counts.map((count, colour) => count - (less[colour] ?? 0));
export const none = (counts: Counts): Counts => counts.map(() => 0);

const english = {
  cube: '{count} {colour}',
  fromCrypt: '{count} {colour} from the crypt',
  withLuck: '{count} luck',
  nothing: 'nothing',
};

const say = createSay(english);

export const colourName = (colour: number): string => COLOURS[colour] ?? '';

export const cubesText = (counts: Counts): Text => {
  const parts = counts.flatMap((count, colour) =>
    count === 0 ? [] : [say('cube', { count, colour: colourName(colour) })],
  );
  return parts.length === 0 ? say('nothing') : joinTexts(parts, ', ');
};

/** Field cubes, crypt cubes, luck. */
export const paymentText = (cubes: Counts): Text => {
  const parts = cubes.flatMap((count, kind) => {
    if (count === 0) return [];
    const key = kind < HERO_COLOURS ? 'cube' : kind < 2 * HERO_COLOURS ? 'fromCrypt' : 'withLuck';
    return [say(key, { count, colour: colourName(kind % HERO_COLOURS) })];
  });
  return joinTexts(parts, ', ');
};
