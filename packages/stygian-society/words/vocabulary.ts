/** All words. The delayed ones are here, because their effects can be any of the vocabulary. */
import type { EffectOf, FieldsIn, Messages } from '@three-spires/kernel';
import { cubeWords } from './cubes.ts';
import { enemyWords } from './enemies.ts';
import { floorWords } from './floors.ts';
import { heroWords } from './heroes.ts';
import { word } from './word.ts';

export const delayedEnglish = {
  'do.end': 'at the end of the turn, {effects}',
  'do.next': 'at the start of the next floor, {effects}',
  'do.eachFloor': 'at the start of each later floor, {effects}',
} as const satisfies Messages;

/** An interface, because a type alias would be part of its own definition. */
interface Delayed {
  readonly effects: readonly Effect[];
}

export const delayedWords = {
  end: word<Delayed>(),
  next: word<Delayed>(),
  eachFloor: word<Delayed>(),
};

export const WORDS = { ...cubeWords, ...enemyWords, ...floorWords, ...heroWords, ...delayedWords };

/** What skills, treasures, enemies, rooms, chests and bosses do, as data. */
export type Effect = EffectOf<typeof WORDS>;

/** A compiled step stores the index of its word. */
export const WORD_NAMES = Object.keys(WORDS) as readonly Effect['do'][];

/** The fields of all words; each effect has some of them. */
export type Fields = FieldsIn<Effect>;

export const end = (...effects: Effect[]): Effect => ({ do: 'end', effects });
export const next = (...effects: Effect[]): Effect => ({ do: 'next', effects });
export const eachFloor = (...effects: Effect[]): Effect => ({ do: 'eachFloor', effects });
