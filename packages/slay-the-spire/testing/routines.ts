/** Routines that no card, item or enemy of the box prints, each for one test only. */
import { onTestFinished } from 'vitest';
// All content must be compiled before a test adds to it.
import '../index.ts';
import { addTestRoutine, dropTestRoutines } from '../rules/compile/routines.ts';
import type { Effect } from '../words/vocabulary.ts';

/** The number of a routine that exists until the test is over; `byEnemy` if an enemy runs it. */
export const testRoutine = (effects: readonly Effect[], byEnemy = false): number => {
  onTestFinished(dropTestRoutines);
  return addTestRoutine(effects, byEnemy);
};
