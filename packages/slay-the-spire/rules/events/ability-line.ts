/** The line for a triggered ability: its owner and its name. */
import { type MessageParams, NONE } from '@three-spires/kernel';
import { CHARACTERS } from '../../words/lists.ts';
import { ENEMY_ENTRIES, ROUTINE_SOURCES, RULE_ROUTINE } from '../compile/entries.ts';
import { ROUTINES_AFTER, ROUTINES_BEFORE } from '../compile/quick-start-entries.ts';
import { NEOW_GIFT_ROUTINE } from '../compile/run-entries.ts';
import { RUN_MODIFIERS } from '../run-modifiers.ts';

type EnemySource = { readonly enemy: string; readonly isFacing: boolean };
type Line = 'named' | 'own' | 'faces' | 'neowGift' | 'strengthFades' | 'starting' | 'applies';

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

const lineOf = (routine: number, ability: string): Line | undefined => {
  if (routine === NEOW_GIFT_ROUTINE) return 'neowGift';
  if (routine === RULE_ROUTINE.fadingStrength) return 'strengthFades';
  // The Exhausted cards have their own lines, and a question about order needs none.
  if (routine === RULE_ROUTINE.ethereal || routine === RULE_ROUTINE.discardOrder) return undefined;
  if (isOneOf(CHARACTERS, ability)) return 'starting';
  const isOfGame =
    isOneOf(RUN_MODIFIERS, ability) || isOneOf(ROUTINES_BEFORE, routine) || isOneOf(ROUTINES_AFTER, routine);
  return isOfGame ? 'applies' : 'named';
};

/** `who` is the player it affects, if it affects one. Undefined if there is no line. */
export const abilityLine = (
  routine: number,
  who: string | undefined,
): { readonly line: Line; readonly params: MessageParams } | undefined => {
  const ability = ROUTINE_SOURCES[routine]?.name ?? '';
  const { enemy, isFacing } = ENEMY_ROUTINES.get(routine) ?? {};
  if (enemy !== undefined && !isFacing)
    return { line: ability === enemy ? 'own' : 'named', params: { who: enemy, ability } };
  if (who === undefined) return undefined;
  if (enemy !== undefined) return { line: 'faces', params: { who, enemy } };
  const line = lineOf(routine, ability);
  return line && { line, params: { who, ability } };
};
