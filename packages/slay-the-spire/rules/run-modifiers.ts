/** The modifiers of Daily Climb and Custom Run (STS-31). */
import { createRandom, randomBelow } from '@three-spires/kernel';
import type { Run } from './run-state.ts';

/** Both sections in printed order: the die result is the index in a section. */
export const FIRST_SECTION = [
  'All Star',
  'Shiny',
  'Heirloom',
  'Transformed',
  'Vintage',
  'Prismatic Shard',
] as const;
export const SECOND_SECTION = [
  'Terminal',
  'Insanity',
  'Uncertain Future',
  'Cursed',
  'Deadly Events',
  'Night Terrors',
] as const;
export const RUN_MODIFIERS = [...FIRST_SECTION, ...SECOND_SECTION] as const;
export type RunModifier = (typeof RUN_MODIFIERS)[number];

/** Most climbs have no modifiers; skip looking up names for those. */
export const hasModifier = (run: Run, modifier: RunModifier): boolean =>
  run.modifiers !== 0 && (run.modifiers & (1 << RUN_MODIFIERS.indexOf(modifier))) !== 0;

export const modifierBits = (modifiers: readonly RunModifier[]): number => {
  let bits = 0;
  for (const modifier of modifiers) bits |= 1 << RUN_MODIFIERS.indexOf(modifier);
  return bits;
};

type DailySetup = {
  readonly daily?: string | undefined;
  readonly unlocks: { readonly colorless: boolean };
};

/** The value of `daily` when the party rolls for itself instead of using a day's roll. */
export const OWN_ROLL = 'own';

/**
 * Two rolls, one per section; All Star is rerolled while locked (STS-31.1, R132). The roll derives from the
 * day, or from the game's seed if the party rolls for itself.
 */
export const dailyModifiers = (climb: DailySetup, seed: string): RunModifier[] => {
  if (climb.daily === undefined) return [];
  const random = createRandom(`daily ${climb.daily === OWN_ROLL ? seed : climb.daily}`, 1);
  let first = FIRST_SECTION[randomBelow(random, 0, FIRST_SECTION.length)] as RunModifier;
  while (first === 'All Star' && !climb.unlocks.colorless) {
    first = FIRST_SECTION[randomBelow(random, 0, FIRST_SECTION.length)] as RunModifier;
  }
  return [first, SECOND_SECTION[randomBelow(random, 0, SECOND_SECTION.length)] as RunModifier];
};
