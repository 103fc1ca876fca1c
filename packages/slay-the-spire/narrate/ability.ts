/** The log's sentence for an ability that triggers: whose it is, and what it is called. */
import type { Text } from '@three-spires/kernel';
import { ENEMY_TABLE, PROGRAM_SOURCES, RULE_PROGRAM } from '../rules/compile/entries.ts';
import { PROGRAMS_AFTER, PROGRAMS_BEFORE } from '../rules/compile/quick-start-entries.ts';
import { NEOW_GIFT_PROGRAM } from '../rules/compile/run-entries.ts';
import type { SpireEvent } from '../rules/event.ts';
import { RUN_MODIFIERS } from '../rules/run-modifiers.ts';
import { UNSET } from '../rules/state.ts';
import { say } from '../text/say.ts';
import { CHARACTERS } from '../words/lists.ts';

type AbilityTriggered = Extract<SpireEvent, { type: 'abilityTriggered' }>;
type EnemySource = { readonly enemy: string; readonly isFacing: boolean };

const isOneOf = (list: readonly unknown[], value: unknown): boolean => list.includes(value);

/** Abilities and Facing effects of enemies by their program, so that the log names the enemy and not the player. */
const ENEMY_PROGRAMS: ReadonlyMap<number, EnemySource> = new Map(
  ENEMY_TABLE.flatMap(({ definition: { name }, abilities, actions }) => [
    ...abilities.map(({ program }): [number, EnemySource] => [program, { enemy: name, isFacing: false }]),
    ...actions
      .filter(({ facing }) => facing !== UNSET)
      .map(({ facing }): [number, EnemySource] => [facing, { enemy: name, isFacing: true }]),
  ]),
);

/** `who` is the player it is for, where it is for one. */
export const narrateAbility = ({ program }: AbilityTriggered, who: string | undefined): Text => {
  const ability = PROGRAM_SOURCES[program]?.name ?? '';
  const ofEnemy = ENEMY_PROGRAMS.get(program);
  if (ofEnemy?.isFacing === false) {
    const { enemy } = ofEnemy;
    if (ability === enemy) return say('event.ownAbility', { who: enemy });
    return say('event.abilityTriggered', { who: enemy, ability });
  }
  if (who === undefined) return [];
  if (ofEnemy !== undefined) return say('event.faces', { who, enemy: ofEnemy.enemy });
  if (program === NEOW_GIFT_PROGRAM) return say('event.neowGift', { who });
  if (program === RULE_PROGRAM.fadingStrength) return say('event.strengthFades', { who });
  // The cards that go away are told one by one, an order that is asked for not at all.
  if (program === RULE_PROGRAM.ethereal || program === RULE_PROGRAM.discardOrder) return [];
  if (isOneOf(CHARACTERS, ability)) return say('event.startingAbility', { who });
  if (
    isOneOf(RUN_MODIFIERS, ability) ||
    isOneOf(PROGRAMS_BEFORE, program) ||
    isOneOf(PROGRAMS_AFTER, program)
  )
    return say('event.applies', { ability, who });
  return say('event.abilityTriggered', { who, ability });
};
