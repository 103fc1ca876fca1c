/** The modifiers of Daily Climb and Custom Run (STS-31). */
import { createRandom, randomBelow } from '@three-spires/kernel';
import type { Run } from './run-state.ts';

/** Both sections in printed order: the die result is the place in a section. */
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

/** Most climbs have none, and then no name is looked up. */
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

/** What `daily` says where the party rolls for itself instead of taking the roll of a day. */
export const OWN_ROLL = 'own';

/**
 * Two rolls, one for each section; All Star is rolled again while it is locked (STS-31.1, R132). A day decides the
 * roll, or the seed of the game where the party rolls for itself.
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
