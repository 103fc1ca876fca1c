/** Enemy cards, compiled into the form the rules read. */
import { NONE } from '@three-spires/kernel';
import type { EnemyDefinition, Resistance } from '../../words/definition.ts';
import { ATTACKS, COLOURS } from '../../words/lists.ts';
import { compileRoutine } from './routines.ts';

export type EnemyEntry = {
  readonly definition: EnemyDefinition;
  readonly colour: number;
  readonly routine: number;
  readonly sting: number;
  readonly resist: readonly number[];
  readonly health: number;
  readonly xp: number;
  readonly screened: number;
  /** The number of cubes that trigger it; NONE if cubes never do (STY-7.12). */
  readonly trigger: number;
};

export const resistOf = (resist: Resistance = {}): readonly number[] =>
  ATTACKS.map((attack) => resist[attack] ?? 0);

export const compileEnemy = (definition: EnemyDefinition): EnemyEntry => ({
  definition,
  colour: COLOURS.indexOf(definition.colour),
  routine: compileRoutine(definition.effects),
  sting: definition.sting === undefined ? NONE : compileRoutine(definition.sting),
  resist: resistOf(definition.resist),
  health: definition.health,
  xp: definition.xp,
  screened: definition.screened ?? 0,
  trigger: definition.trigger ?? NONE,
});
