/** An enemy card, compiled into the form the rules run on. */

import { NONE } from '@three-spires/kernel';
import type { CubeSlot, EnemyDefinition, Pattern, Revival } from '../../words/definition.ts';
import { indexIn, TRAITS } from '../../words/lists.ts';
import type { Effect } from '../../words/vocabulary.ts';
import { type AbilityEntry, compileAbility, listensTo } from './ability-entry.ts';
import { addOptional, addRoutine, compileFrom } from './routines.ts';

export type ActionEntry = {
  readonly routine: number;
  readonly actsLast: boolean;
  readonly red: boolean;
  readonly effects: readonly Effect[];
  readonly immune: boolean;
  readonly modeShift: boolean;
  /** The most cards each player may play, 0 for no limit. */
  readonly clock: number;
  /** The routine for players in its rows, or NONE. */
  readonly facing: number;
  readonly needs: string | undefined;
};

/** The actions of one mode, as a slice of the enemy's list of actions. */
export type ModeEntry = {
  readonly pattern: Pattern['kind'];
  readonly first: number;
  readonly end: number;
  /** For die patterns: the index in the list of actions for each face, index 1 to 6. */
  readonly byDie: readonly number[];
  /** Continues the actions of the previous mode, so the cube stays in place. */
  readonly keepsCube: boolean;
};

/**
 * Everything play reads is a field here: definitions have many shapes, and reading their fields is slow. The
 * most frequently read fields come first, so that they are adjacent in memory.
 */
export type EnemyEntry = {
  readonly listens: number;
  readonly traits: number;
  readonly modes: readonly ModeEntry[];
  readonly actions: readonly ActionEntry[];
  readonly abilities: readonly AbilityEntry[];
  readonly faces: boolean;
  /** Whether one of its actions resolves after those of the others. */
  readonly actsLast: boolean;
  readonly name: string;
  readonly deck: EnemyDefinition['deck'];
  readonly gremlin: boolean;
  readonly hp: readonly number[];
  /** The rows it occupies, if printed, or 0. */
  readonly row: number;
  readonly otherRow: number;
  /** Cubes on it at the start. */
  readonly cubes: number;
  readonly revival: Revival | undefined;
  /** The names in the summon box, and those for a single player. */
  readonly summons: readonly string[];
  readonly soloSummons: readonly string[];
  /** The id of its companion card. */
  readonly companion: string | undefined;
  readonly boss: boolean;
  readonly elite: boolean;
  readonly definition: EnemyDefinition;
};

type Step = Partial<CubeSlot> & { readonly does: readonly Effect[] };

const stepsOf = (pattern: Pattern): readonly Step[] => {
  if (pattern.kind === 'single') return [{ does: pattern.does }];
  return pattern.kind === 'die' ? pattern.actions : pattern.slots;
};

export const compileEnemyCard = (definition: EnemyDefinition): EnemyEntry => {
  const { name, hp, rank } = definition;
  compileFrom(definition.id);
  const patterns = [definition.pattern, ...(definition.modes ?? []).flatMap(({ pattern }) => pattern ?? [])];
  const actions = patterns.flatMap(stepsOf).map((step) => compileAction(definition, step));
  const abilities = (definition.abilities ?? [])
    .filter(({ on }) => on !== 'afterAction')
    .map((ability) => compileAbility(name, ability, true));
  return {
    listens: listensTo(abilities),
    traits: (definition.traits ?? []).reduce((bits, trait) => bits | (1 << indexIn(TRAITS, trait)), 0),
    modes: compileModes(definition),
    actions,
    abilities,
    faces: actions.some(({ facing }) => facing !== NONE),
    actsLast: actions.some((action) => action.actsLast),
    name,
    deck: definition.deck,
    gremlin: definition.gremlin === true,
    row: definition.rows?.[0] ?? 0,
    otherRow: definition.rows?.[1] ?? 0,
    cubes: definition.cubes?.start ?? 0,
    revival: definition.revival,
    summons: definition.summons ?? [],
    soloSummons: definition.soloSummons ?? definition.summons ?? [],
    companion: definition.companion?.id,
    hp: typeof hp === 'number' ? new Array<number>(4).fill(hp) : hp,
    boss: rank === 'boss',
    elite: rank === 'elite',
    definition,
  };
};

/** What happens after each of its actions is part of the action, so it can refer to it. */
const compileAction = ({ name, actsLast, abilities = [] }: EnemyDefinition, step: Step): ActionEntry => {
  const after = abilities.filter(({ on }) => on === 'afterAction').flatMap(({ does }) => does);
  return {
    routine: addRoutine(name, [...step.does, ...after], true),
    actsLast: step.actsLast === true || actsLast === true,
    red: step.color === 'red',
    effects: step.does,
    immune: step.immune === true,
    modeShift: step.modeShift === true,
    clock: step.clock ?? 0,
    facing: addOptional(name, step.facing, true),
    needs: step.needs,
  };
};

const compileModes = (definition: EnemyDefinition): ModeEntry[] => {
  const modes = [modeOf(definition.pattern, 0)];
  for (const { pattern } of definition.modes ?? []) {
    const before = modes[modes.length - 1] as ModeEntry;
    modes.push(pattern === undefined ? { ...before, keepsCube: true } : modeOf(pattern, before.end));
  }
  return modes;
};

const modeOf = (pattern: Pattern, first: number): ModeEntry => ({
  pattern: pattern.kind,
  first,
  end: first + stepsOf(pattern).length,
  byDie:
    pattern.kind === 'die'
      ? [0, 1, 2, 3, 4, 5, 6].map(
          (face) => first + pattern.actions.findIndex(({ faces }) => faces.includes(face)),
        )
      : [],
  keepsCube: false,
});
