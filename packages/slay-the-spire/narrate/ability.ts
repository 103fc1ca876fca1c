/** The log line for a triggered ability: its owner and its name. */

import type { Text } from '@three-spires/kernel';
import { NONE } from '@three-spires/kernel';
import { ENEMY_ENTRIES, ROUTINE_SOURCES, RULE_ROUTINE } from '../rules/compile/entries.ts';
import { ROUTINES_AFTER, ROUTINES_BEFORE } from '../rules/compile/quick-start-entries.ts';
import { NEOW_GIFT_ROUTINE } from '../rules/compile/run-entries.ts';
import type { SlayTheSpireEvent } from '../rules/event.ts';
import { RUN_MODIFIERS } from '../rules/run-modifiers.ts';
import { say } from '../text/say.ts';
import { CHARACTERS } from '../words/lists.ts';

type AbilityTriggered = Extract<SlayTheSpireEvent, { type: 'abilityTriggered' }>;
type EnemySource = { readonly enemy: string; readonly isFacing: boolean };

const isOneOf = (list: readonly unknown[], value: unknown): boolean => list.includes(value);

/** Enemies' abilities and Facing effects by routine, so that the log names the enemy and not the player. */
const ENEMY_ROUTINES: ReadonlyMap<number, EnemySource> = new Map(
  ENEMY_ENTRIES.flatMap(({ definition: { name }, abilities, actions }) => [
    ...abilities.map(({ routine }): [number, EnemySource] => [routine, { enemy: name, isFacing: false }]),
    ...actions
      .filter(({ facing }) => facing !== NONE)
      .map(({ facing }): [number, EnemySource] => [facing, { enemy: name, isFacing: true }]),
  ]),
);

/** `who` is the player it affects, if it affects one. */
export const narrateAbility = ({ routine }: AbilityTriggered, who: string | undefined): Text => {
  const ability = ROUTINE_SOURCES[routine]?.name ?? '';
  const ofEnemy = ENEMY_ROUTINES.get(routine);
  if (ofEnemy?.isFacing === false) {
    const { enemy } = ofEnemy;
    if (ability === enemy) return say('event.ownAbility', { who: enemy });
    return say('event.abilityTriggered', { who: enemy, ability });
  }
  if (who === undefined) return [];
  if (ofEnemy !== undefined) return say('event.faces', { who, enemy: ofEnemy.enemy });
  if (routine === NEOW_GIFT_ROUTINE) return say('event.neowGift', { who });
  if (routine === RULE_ROUTINE.fadingStrength) return say('event.strengthFades', { who });
  // The Exhausted cards have their own lines, and a question about order needs none.
  if (routine === RULE_ROUTINE.ethereal || routine === RULE_ROUTINE.discardOrder) return [];
  if (isOneOf(CHARACTERS, ability)) return say('event.startingAbility', { who });
  if (
    isOneOf(RUN_MODIFIERS, ability) ||
    isOneOf(ROUTINES_BEFORE, routine) ||
    isOneOf(ROUTINES_AFTER, routine)
  )
    return say('event.applies', { ability, who });
  return say('event.abilityTriggered', { who, ability });
};
