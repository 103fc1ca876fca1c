/** Words about chests and the end of the game. */
import type { EffectOf, Messages } from '@three-spires/kernel';
import { type Numbered, numbered, word } from './word.ts';

export const floorEnglish = {
  'do.fewer': 'the chest holds {number} fewer {number|treasure|treasures}',
  'do.empty': 'the chest holds no treasure',
  'do.defeat': 'the heroes lose the game',
} as const satisfies Messages;

export const floorWords = {
  fewer: word<Numbered>(),
  empty: word(),
  defeat: word(),
};

type FloorEffect = EffectOf<typeof floorWords>;

export const fewer = numbered('fewer');
export const empty: FloorEffect = { do: 'empty' };
export const defeat: FloorEffect = { do: 'defeat' };
