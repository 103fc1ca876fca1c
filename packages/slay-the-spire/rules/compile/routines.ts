/** Every compiled routine by number, and its origin. */
import { NONE, numberOf, readNumbers, requireNumbers } from '@three-spires/kernel';
import { ROUTINE_NUMBERS } from '../../content/numbers.ts';
import { indexIn } from '../../words/lists.ts';
import { type Effect, RUN_WORDS } from '../../words/vocabulary.ts';
import { compile } from './compile.ts';
import { CODES, type Op, type Routine, type RoutineSource } from './op.ts';

const numbers = readNumbers('routines', ROUTINE_NUMBERS);
/** Every place is filled from the beginning, because a list with gaps is slower for ever. */
const routines: Routine[] = [];
const sources: RoutineSource[] = [];
export const ROUTINES: readonly Routine[] = routines;
export const ROUTINE_SOURCES: readonly RoutineSource[] = sources;

const climb: boolean[] = [];
for (const name of numbers.names) {
  routines.push([]);
  sources.push({ name, effects: [] });
  climb.push(false);
}
/** Which routines may change the climb: those with a step of the run (rules/own-climb.ts). */
export const CLIMB_ROUTINES: readonly boolean[] = climb;
const CLIMB_CODES: ReadonlySet<number> = new Set(
  Object.keys(RUN_WORDS).map((name) => indexIn<string>(CODES, name)),
);

/**
 * Equal steps share one object, and equal routines one list: frequently run code is then adjacent in memory,
 * and more of it fits in the processor's cache.
 */
const knownOps = new Map<string, Op>();
const knownRoutines = new Map<string, Routine>();

const shared = <Value>(known: Map<string, Value>, value: Value): Value => {
  const key = JSON.stringify(value);
  const found = known.get(key);
  if (found === undefined) known.set(key, value);
  return found ?? value;
};

/** Where the routines come from that are compiled now, such as the items: part of their lasting names. */
let origin = '';
export const compileFrom = (what: string): void => {
  origin = what;
};

/** How many routines the content has, once fully loaded. */
let loaded = NONE;

const add = (name: string, effects: readonly Effect[], byEnemy: boolean): number => {
  const compiled = compile(effects, byEnemy, (part) => add(name, part, byEnemy));
  const routine = shared(
    knownRoutines,
    compiled.map((op) => shared(knownOps, op)),
  );
  const number = loaded === NONE ? numberOf(numbers, `${origin}/${name}`) : routines.length;
  routines[number] = routine;
  sources[number] = { name, effects };
  climb[number] = routine.some(({ code }) => CLIMB_CODES.has(code));
  return number;
};

/** Compiles effects; separately run parts become routines of the same name. */
export const addRoutine = (name: string, effects: readonly Effect[], byEnemy = false): number => {
  if (loaded !== NONE) throw new Error(`${name}: the list of routines is complete`);
  return add(name, effects, byEnemy);
};

export const addOptional = (name: string, effects: readonly Effect[] | undefined, byEnemy = false): number =>
  effects === undefined ? NONE : addRoutine(name, effects, byEnemy);

/** Called after the last routine of the content. */
export const completeRoutines = (): void => {
  requireNumbers(numbers);
  loaded = routines.length;
};

/** For tests: a routine that nothing prints, until `dropTestRoutines`. */
export const addTestRoutine = (effects: readonly Effect[], byEnemy: boolean): number => {
  if (loaded === NONE) throw new Error('the content is not loaded');
  return add('test', effects, byEnemy);
};

export const dropTestRoutines = (): void => {
  routines.length = loaded;
  sources.length = loaded;
  climb.length = loaded;
};
