/**
 * The content compiled into the form the rules run on: every face, enemy and item, looked up by number.
 * Abilities are indexed by trigger, so play never scans those that do not listen.
 */

import { NONE } from '@three-spires/kernel';
import { CARDS, CHARACTER_DEFINITIONS, ENEMIES, ITEMS } from '../../content/index.ts';
import type { CardDefinition, CharacterDefinition, Face, ItemDefinition } from '../../words/definition.ts';
import {
  CARD_TYPES,
  DIE_CHANGES,
  ITEM_RULES,
  indexIn,
  MODIFIERS,
  PLAY_CONDITIONS,
  USE_CONDITIONS,
} from '../../words/lists.ts';
import type { Effect } from '../../words/vocabulary.ts';
import { type AbilityEntry, compileAbility, listensTo } from './ability-entry.ts';
import { compileEnemyCard, type EnemyEntry } from './enemy-entry.ts';
import { CODES, type Routine } from './op.ts';
import { addOptional, addRoutine, compileFrom, ROUTINE_SOURCES, ROUTINES } from './routines.ts';
import { targetOf } from './targets.ts';

export type { EnemyEntry } from './enemy-entry.ts';
export { CLIMB_ROUTINES, ROUTINE_SOURCES, ROUTINES } from './routines.ts';

const modifierSums = (modifiers: Face['modifiers']): readonly number[] =>
  modifiers === undefined ? [] : MODIFIERS.map((modifier) => modifiers[modifier] ?? 0);

// Cards

/** Costs that are not numbers. */
export const COST_X = -2;
export const COST_NONE = -1;

export type FaceEntry = {
  readonly definition: CardDefinition;
  readonly face: Face;
  readonly upgraded: boolean;
  readonly name: string;
  readonly type: number;
  readonly cost: number;
  readonly costAfterLosingHp: number;
  readonly cheaperPerPower: boolean;
  readonly routine: number;
  readonly target: number;
  readonly playable: number;
  readonly exhaust: boolean;
  readonly ethereal: boolean;
  readonly retain: boolean;
  readonly toTopOfDraw: boolean;
  readonly uncopied: boolean;
  /** "Strike" is in its name (STS-24.5). */
  readonly strike: boolean;
  /** A Strike or Defend of a starter deck. */
  readonly starterStrike: boolean;
  readonly starterDefend: boolean;
  /** The extra damage when a Scry plays it, or NONE. */
  readonly playedByScry: number;
  readonly abilities: readonly AbilityEntry[];
  readonly listens: number;
  readonly modifiers: readonly number[];
  readonly whenExhausted: number;
  readonly whenDiscarded: number;
  readonly whileHeld: number;
  readonly whenRemoved: number;
  /** The damage routine for an enemy that dies with this card attached. */
  readonly onDeathOfTarget: number;
};

const compileFace = (definition: CardDefinition, upgraded: boolean): FaceEntry => {
  compileFrom(definition.owner ?? 'card');
  const face: Face = upgraded ? { ...definition, ...definition.upgrade } : definition;
  const name = upgraded && definition.upgrade !== undefined ? `${definition.name}+` : definition.name;
  const abilities = (face.abilities ?? []).map((ability) => compileAbility(name, ability, false));
  return {
    definition,
    face,
    upgraded: upgraded && definition.upgrade !== undefined,
    name,
    type: indexIn(CARD_TYPES, definition.type),
    cost: face.cost === 'X' ? COST_X : face.cost === 'none' ? COST_NONE : face.cost,
    costAfterLosingHp: face.costAfterLosingHp ?? NONE,
    cheaperPerPower: face.cheaperPerPower ?? false,
    routine: addRoutine(name, face.effects),
    target: targetOf(face.effects),
    playable: indexIn(PLAY_CONDITIONS, face.playable ?? 'always'),
    exhaust: face.exhaust ?? false,
    ethereal: face.ethereal ?? false,
    retain: face.retain ?? false,
    toTopOfDraw: face.toTopOfDraw ?? false,
    uncopied: face.uncopied ?? false,
    strike: definition.name.includes('Strike'),
    starterStrike: definition.deck === 'starter' && definition.name === 'Strike',
    starterDefend: definition.deck === 'starter' && definition.name === 'Defend',
    playedByScry: face.playedByScry ?? NONE,
    abilities,
    listens: listensTo(abilities),
    modifiers: modifierSums(face.modifiers),
    whenExhausted: addOptional(name, face.whenExhausted),
    whenDiscarded: addOptional(name, face.whenDiscarded),
    whileHeld: addOptional(name, face.whileHeld),
    whenRemoved: addOptional(name, face.whenRemoved),
    onDeathOfTarget: deathRoutine(name, face.effects),
  };
};

const deathRoutine = (name: string, effects: readonly Effect[]): number => {
  const attach = effects.find((effect) => effect.do === 'attachToTarget');
  if (attach === undefined) return NONE;
  return addRoutine(name, [
    { do: 'damage', amount: attach.deathDamage, at: 'rowOfTarget' },
    { do: 'discardAttached' },
  ]);
};

/** Two faces per card, base then upgraded: upgrading adds one. */
export const FACES: readonly FaceEntry[] = CARDS.flatMap((card) => [
  compileFace(card, false),
  compileFace(card, true),
]);

/**
 * The base face of a named card, among an owner's cards or the cards without an owner; -1 if there is none.
 */
export const findFace = (name: string, owner?: string): number =>
  FACES.findIndex(
    (entry) =>
      entry.name === name && (entry.definition.owner === owner || entry.definition.owner === undefined),
  );

export const ATTACK = indexIn(CARD_TYPES, 'attack');
export const SKILL = indexIn(CARD_TYPES, 'skill');
export const POWER = indexIn(CARD_TYPES, 'power');
export const CURSE = indexIn(CARD_TYPES, 'curse');
export const STATUS = indexIn(CARD_TYPES, 'status');
export const TICKET = indexIn(CARD_TYPES, 'ticket');

export const DAZE_FACE = findFace('Daze');
export const SLIMED_FACE = findFace('Slimed');
export const BURN_FACE = findFace('Burn');

// Characters

export type CharacterEntry = {
  readonly definition: CharacterDefinition;
  readonly abilities: readonly AbilityEntry[];
  readonly listens: number;
};

compileFrom('character');
export const CHARACTER_ENTRIES: readonly CharacterEntry[] = CHARACTER_DEFINITIONS.map((definition) => {
  const abilities = definition.abilities.map((ability) => compileAbility(definition.name, ability, false));
  return { definition, abilities, listens: listensTo(abilities) };
});

// Items

export type ItemEntry = {
  readonly definition: ItemDefinition;
  /** The ability used on demand, and the one offered at the Reset step. */
  readonly onDemand: AbilityEntry | undefined;
  readonly atReset: AbilityEntry | undefined;
  /** Its use condition, its rules as bits, and how it changes the die, as indices into their lists. */
  readonly usable: number;
  readonly rules: number;
  /** Cubes it starts a combat with, or NONE. */
  readonly cubes: number;
  readonly die: number;
  readonly onGain: number;
  readonly outsideCombat: number;
  readonly routine: number;
  readonly target: number;
  readonly abilities: readonly AbilityEntry[];
  readonly listens: number;
  readonly modifiers: readonly number[];
};

compileFrom('item');
export const ITEM_ENTRIES: readonly ItemEntry[] = ITEMS.map((definition) => {
  const abilities = (definition.abilities ?? []).map((ability) =>
    compileAbility(definition.name, ability, false),
  );
  const onDemand = abilities.find((ability) => ability.trigger < 0);
  const atReset = onDemand?.definition.atReset === true;
  return {
    listens: listensTo(abilities),
    die: indexIn(DIE_CHANGES, definition.die ?? 'none'),
    onDemand: atReset ? undefined : onDemand,
    atReset: atReset ? onDemand : undefined,
    usable: indexIn(USE_CONDITIONS, onDemand?.definition.usable ?? 'always'),
    rules: (definition.rules ?? []).reduce((bits, rule) => bits | (1 << indexIn(ITEM_RULES, rule)), 0),
    cubes: definition.cubes ?? NONE,
    onGain: addOptional(definition.name, definition.onGain),
    outsideCombat: addOptional(definition.name, definition.outsideCombat),
    routine: addOptional(definition.name, definition.effects),
    target: targetOf(definition.effects ?? []),
    abilities,
    modifiers: modifierSums(definition.modifiers),
    definition,
  };
});

export const findItem = (name: string): number =>
  ITEM_ENTRIES.findIndex((item) => item.definition.name === name);

// Enemies

export const ENEMY_ENTRIES: readonly EnemyEntry[] = ENEMIES.map(compileEnemyCard);

export const findEnemyKind = (id: string): number =>
  ENEMY_ENTRIES.findIndex((enemy) => enemy.definition.id === id);

const summons = (effects: readonly Effect[]): boolean =>
  effects.some((effect) =>
    effect.do === 'nextRound' ? summons(effect.effects) : effect.do === 'summon' || effect.do === 'bring',
  );

const NEXT_ROUND = CODES.indexOf('nextRound');

/** A routine and its parts that are delayed until the next round. */
const withDelayedParts = (routine: number): number[] => [
  routine,
  ...(ROUTINES[routine] as Routine)
    .filter(({ code }) => code === NEXT_ROUND)
    .flatMap(({ kind }) => withDelayedParts(kind)),
];

/** Routines of on-death abilities, the only ones a dead enemy keeps (STS-15.2). */
export const DEATH_ROUTINES: ReadonlySet<number> = new Set(
  ENEMY_ENTRIES.flatMap((enemy) => enemy.abilities)
    .filter((ability) => ability.definition.on === 'onDeath')
    .flatMap((ability) => withDelayedParts(ability.routine)),
);

/** On-death routines that will still bring an enemy in, so the combat continues (STS-15.6). */
export const SUMMON_ON_DEATH: ReadonlySet<number> = new Set(
  [...DEATH_ROUTINES].filter((routine) => summons(ROUTINE_SOURCES[routine]?.effects ?? [])),
);

// Abilities printed in the rulebook rather than on a card

compileFrom('rule');
export const RULE_ROUTINE = {
  /** STS-21.7 */
  shiv: addRoutine('Shiv', [{ do: 'hit', amount: 1, times: 1, at: 'enemy' }]),
  /** Ninja Scroll and Cunning Potion */
  attack: addRoutine('Attack', [{ do: 'hit', amount: 1, times: 1, at: 'enemy' }]),
  /** STS-38.6 */
  ethereal: addRoutine('Ethereal', [{ do: 'exhaustEthereal' }]),
  /** STS-13.29 */
  discardOrder: addRoutine('Discard pile', [{ do: 'orderDiscard' }]),
  /** STS-20.4 */
  fadingStrength: addRoutine('Strength', [{ do: 'fadeStrength' }]),
  /** STS-21.3 */
  poison: addRoutine('Poison', [
    { do: 'loseHp', amount: { base: 0, each: 1, per: 'poisonOnTarget' }, at: 'subject' },
  ]),
  /** STS-23.9 */
  wrath: addRoutine('Wrath', [{ do: 'damage', amount: 1, at: 'self' }]),
  /** STS-23.7 */
  leaveCalm: addRoutine('Calm', [{ do: 'energy', amount: 2, to: 'self' }]),
  /** STS-22.5 */
  lightning: addRoutine('Lightning', [{ do: 'orbEffect', orb: 'lightning' }]),
  frost: addRoutine('Frost', [{ do: 'orbEffect', orb: 'frost' }]),
  /** STS-19.5 */
  modeShift: addRoutine('Mode Shift', [{ do: 'enterMode', mode: 1 }], true),
  /** The Awakened One's Void */
  payForSlimed: addRoutine('Void', [{ do: 'payForSlimed' }], true),
  /** STS-24.19 */
  facing: addRoutine('Facing', [{ do: 'changeRows' }, { do: 'sufferFacing' }], true),
  facingLater: addRoutine('Facing', [{ do: 'sufferFacing' }], true),
} as const;
