/** Compiles effects into routines: numbered lists of steps. */
import { NONE, numberOf, readNumbers, requireNumbers } from '@three-spires/kernel';
import { ROUTINE_NUMBERS } from '../../content/numbers.ts';
import type { MendScope, Scope } from '../../words/enemies.ts';
import type { Who } from '../../words/heroes.ts';
import { type Cubes, RANKS, STATUSES } from '../../words/lists.ts';
import { type Effect, type Fields, WORD_NAMES } from '../../words/vocabulary.ts';
import { countCubes } from './cubes.ts';
import { requireEnemy } from './enemy-names.ts';

/** One effect with its words resolved. All steps have the same shape, whatever their effect. */
export type Step = {
  readonly word: number;
  readonly effect: Effect;
  readonly number: number;
  /** Whom it wounds, and what it mends. */
  readonly scope: Scope | MendScope;
  readonly who: Who;
  readonly status: number;
  readonly rank: number;
  /** The number is per figure of the acting enemy, up to `most` in all. */
  readonly perSelf: boolean;
  readonly most: number;
  /** The colour an exchange gives, NONE for any. */
  readonly into: number;
  /** By colour. */
  readonly cubes: readonly number[];
  readonly enemy: number;
  /** The routine of delayed effects. */
  readonly inner: number;
};

const numbers = readNumbers('routines', ROUTINE_NUMBERS);
/** Every place is filled from the beginning, because a list with gaps is slower for ever. */
const ROUTINES: Step[][] = [];
for (const _ of numbers.names) ROUTINES.push([]);

let origin = '';

/** Compiles what one card, enemy, place or chest says: the lasting name of its routines. */
export const compileFrom = <Entry>(name: string, compile: () => Entry): Entry => {
  origin = name;
  return compile();
};

/** Called after the last routine of the content. */
export const completeRoutines = (): void => requireNumbers(numbers);

const NO_LIMIT = 1000;
/** Colours an exchange can give. */
const INTO: readonly Cubes[] = ['B', 'G', 'W'];

/** The index in a list; NONE for an absent word. */
const placeIn = <One>(list: readonly One[], said: One | undefined): number => list.indexOf(said as One);

/** Every field of every word has its place in a step; `inner` takes the effects. */
type Placed = Readonly<Record<Exclude<keyof Fields, 'do' | 'effects'>, unknown>>;

const compileStep = (effect: Effect): Step & Placed => {
  const said: Fields = effect;
  return {
    word: WORD_NAMES.indexOf(effect.do),
    effect,
    number: said.number ?? 0,
    scope: said.scope ?? 'any',
    who: said.who ?? 'self',
    status: placeIn(STATUSES, said.status),
    rank: placeIn(RANKS, said.rank),
    perSelf: said.perSelf ?? false,
    most: said.most ?? NO_LIMIT,
    into: placeIn(INTO, said.into),
    cubes: countCubes(said.cubes ?? ''),
    enemy: said.enemy === undefined ? NONE : requireEnemy(said.enemy),
    inner: said.effects === undefined ? NONE : compileRoutine(said.effects),
  };
};

/** Returns the number of the routine. */
export const compileRoutine = (effects: readonly Effect[]): number => {
  const steps = effects.map(compileStep);
  const number = numberOf(numbers, origin);
  ROUTINES[number] = steps;
  return number;
};

export const routineOf = (number: number): readonly Step[] => ROUTINES[number] as readonly Step[];
