/** Effects as routines: numbered lists of steps. */
import { NONE } from '@three-spires/kernel';
import type { Effect, MendScope, Scope, Who } from '../../words/effect.ts';
import { RANKS, STATUSES } from '../../words/lists.ts';
import { countCubes } from './cubes.ts';
import { requireEnemy } from './enemy-names.ts';

/** The words of effects; a step holds the place of its word here. */
export const WORDS = [
  'wound',
  'heal',
  'guard',
  'luck',
  'peril',
  'purge',
  'lose',
  'bury',
  'cleanse',
  'refresh',
  'xp',
  'fewer',
  'pierce',
  'shove',
  'ward',
  'cancel',
  'setWounds',
  'empty',
  'regroup',
  'defeat',
  'recolor',
  'gain',
  'perilCubes',
  'banish',
  'tire',
  'afflict',
  'hurt',
  'mend',
  'summon',
  'double',
  'end',
  'next',
  'eachFloor',
] as const satisfies readonly Effect['do'][];

/** One effect, with what its words mean worked out. All steps have one shape, whatever their effect. */
export type Step = {
  readonly word: number;
  readonly effect: Effect;
  readonly number: number;
  /** Whom wounds hit, and what is mended. */
  readonly scope: Scope | MendScope;
  readonly who: Who;
  readonly status: number;
  readonly rank: number;
  /** The number counts for every figure of the acting enemy, up to `most` in all. */
  readonly perSelf: boolean;
  readonly most: number;
  /** Colour an exchange brings, NONE for any. */
  readonly into: number;
  /** By colour. */
  readonly cubes: readonly number[];
  readonly enemy: number;
  /** Routine of effects for later. */
  readonly inner: number;
};

const ROUTINES: Step[][] = [];

const NO_LIMIT = 1000;

const compileStep = (effect: Effect): Step => ({
  word: WORDS.indexOf(effect.do),
  effect,
  number: 'number' in effect ? effect.number : 0,
  scope: 'scope' in effect ? effect.scope : 'any',
  who: 'who' in effect ? effect.who : 'self',
  status: 'status' in effect ? STATUSES.indexOf(effect.status) : NONE,
  rank: 'rank' in effect ? RANKS.indexOf(effect.rank) : NONE,
  perSelf: 'perSelf' in effect && effect.perSelf === true,
  most: 'most' in effect ? (effect.most ?? NO_LIMIT) : NO_LIMIT,
  into: 'into' in effect && effect.into !== undefined ? 'BGW'.indexOf(effect.into) : NONE,
  cubes: 'cubes' in effect ? countCubes(effect.cubes) : [],
  enemy: 'enemy' in effect ? requireEnemy(effect.enemy) : NONE,
  inner: 'effects' in effect ? compileRoutine(effect.effects) : NONE,
});

/** Gives the number of the routine. States hold these numbers, so the order of the calls matters. */
export const compileRoutine = (effects: readonly Effect[]): number => {
  const steps = effects.map(compileStep);
  return ROUTINES.push(steps) - 1;
};

export const routineOf = (number: number): readonly Step[] => ROUTINES[number] as readonly Step[];
