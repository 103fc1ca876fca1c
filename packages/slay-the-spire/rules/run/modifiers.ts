/** The modifiers of Daily Climb and Custom Run (STS-31). */
import type { Run } from './state.ts';

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

export const hasModifier = (run: Run, modifier: RunModifier): boolean =>
  (run.modifiers & (1 << RUN_MODIFIERS.indexOf(modifier))) !== 0;

export const modifierBits = (modifiers: readonly RunModifier[]): number =>
  modifiers.reduce((bits, modifier) => bits | (1 << RUN_MODIFIERS.indexOf(modifier)), 0);
