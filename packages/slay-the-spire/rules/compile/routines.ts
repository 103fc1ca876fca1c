/** Every compiled routine by number, and where it came from. */
import { NONE } from '@three-spires/kernel';
import type { Effect } from '../../words/effect.ts';
import { compile } from './compile.ts';
import type { Routine, RoutineSource } from './op.ts';

export const ROUTINES: Routine[] = [];
export const ROUTINE_SOURCES: RoutineSource[] = [];

/** Compiles effects; parts that are carried out on their own become routines of the same name. */
export const addRoutine = (name: string, effects: readonly Effect[], byEnemy = false): number => {
  const routine = compile(effects, byEnemy, (part) => addRoutine(name, part, byEnemy));
  ROUTINE_SOURCES.push({ name, effects });
  return ROUTINES.push(routine) - 1;
};

export const addOptional = (name: string, effects: readonly Effect[] | undefined, byEnemy = false): number =>
  effects === undefined ? NONE : addRoutine(name, effects, byEnemy);
