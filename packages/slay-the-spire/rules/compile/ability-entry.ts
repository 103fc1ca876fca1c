/** An ability in the form the rules run on. */
import { NONE } from '@three-spires/kernel';
import type { Ability } from '../../words/definition.ts';
import { indexIn, TRIGGERS } from '../../words/lists.ts';
import { faceBits } from './op-builder.ts';
import { addRoutine } from './routines.ts';
import { targetOf } from './targets.ts';

/** Abilities used on demand rather than reacting; numbers outside the list of triggers. */
export const ONCE_PER_TURN = -1;
const ONCE_PER_COMBAT = -2;
export const SPEND_CUBE = -3;
/** Part of an enemy's actions instead (enemy-entry.ts). */
const AFTER_ACTION = -4;

export type AbilityEntry = {
  readonly trigger: number;
  readonly routine: number;
  readonly target: number;
  /** Die faces as bits, 0 for an ability that ignores the die. */
  readonly die: number;
  readonly first: 'turn' | 'combat' | undefined;
  /** The enemy mode it works in, or NONE. */
  readonly mode: number;
  readonly definition: Ability;
};

export const compileAbility = (owner: string, definition: Ability, byEnemy: boolean): AbilityEntry => ({
  trigger: triggerNumber(definition.on),
  routine: addRoutine(definition.name ?? owner, definition.does, byEnemy),
  target: targetOf(definition.does),
  die: faceBits(definition.die ?? []),
  first: definition.first,
  mode: definition.mode ?? NONE,
  definition,
});

const triggerNumber = (on: Ability['on']): number => {
  if (on === 'oncePerTurn') return ONCE_PER_TURN;
  if (on === 'spendCube') return SPEND_CUBE;
  if (on === 'afterAction') return AFTER_ACTION;
  return on === 'oncePerCombat' ? ONCE_PER_COMBAT : indexIn(TRIGGERS, on);
};

export const listensTo = (abilities: readonly AbilityEntry[]): number =>
  abilities.reduce((bits, ability) => (ability.trigger < 0 ? bits : bits | (1 << ability.trigger)), 0);
