/** A player's relics, the marks on them, and the rules they change. */

import { NONE, putUnder } from '@three-spires/kernel';
import { LIMITS } from '../../content/limits.ts';
import { ITEM_RULES, type ItemRule, indexIn, USE_CONDITIONS } from '../../words/lists.ts';
import { type AbilityEntry, SPEND_CUBE } from '../compile/ability-entry.ts';
import { ATTACK, ITEM_ENTRIES, type ItemEntry, ROUTINES, SKILL } from '../compile/entries.ts';
import { CODES, type CodeName } from '../compile/op.ts';
import type { Emit } from '../event.ts';
import { pushAbility } from '../frames.ts';
import { ownClimb } from '../own-climb.ts';
import { isCombatPhase, type Player, playerAt, type State } from '../state.ts';
import { MODIFIER, modifier } from './modifiers.ts';
import { refreshAbilities } from './triggers.ts';
import { inTurn } from './turns.ts';

// The marks on a relic: two flags, and above them the remaining cubes or uses.

const USED_IN_COMBAT = 1;
const USED_IN_ROOM = 2;
const FLAGS = USED_IN_COMBAT | USED_IN_ROOM;
const COUNT_SHIFT = 2;

export const relicMarks = (usedInCombat: boolean, usedInRoom: boolean, left: number): number =>
  (usedInCombat ? USED_IN_COMBAT : 0) | (usedInRoom ? USED_IN_ROOM : 0) | (left << COUNT_SHIFT);

export const usedInCombat = (player: Player, at: number): boolean =>
  ((player.relicState[at] as number) & USED_IN_COMBAT) !== 0;
export const usedInRoom = (player: Player, at: number): boolean =>
  ((player.relicState[at] as number) & USED_IN_ROOM) !== 0;
/** The cubes or uses left on the relic. */
export const leftOn = (player: Player, at: number): number =>
  (player.relicState[at] as number) >> COUNT_SHIFT;

/** Stores the marks of a relic in a new list, because copies of the state share the old one. */
export const setMarks = (player: Player, at: number, marks: number): void => {
  if (player.relicState[at] === marks) return;
  const states = player.relicState.slice();
  states[at] = marks;
  player.relicState = states;
};

const setLeft = (player: Player, at: number, left: number): void => {
  setMarks(player, at, ((player.relicState[at] as number) & FLAGS) | (left << COUNT_SHIFT));
};

const markUsed = (player: Player, at: number, mark: number): void => {
  setMarks(player, at, (player.relicState[at] as number) | mark);
};

const unmark = (player: Player, at: number, mark: number): void => {
  setMarks(player, at, (player.relicState[at] as number) & ~mark);
};
export const markUsedInRoom = (player: Player, at: number): void => markUsed(player, at, USED_IN_ROOM);

const entryAt = (player: Player, at: number): ItemEntry =>
  ITEM_ENTRIES[player.relics[at] as number] as ItemEntry;

// Gaining and losing

/** Adds a relic, ready for use. The caller resolves the effects of gaining it. */
export const gainRelicCard = (player: Player, item: number): void => {
  const { definition } = ITEM_ENTRIES[item] as ItemEntry;
  player.relics = [...player.relics, item];
  player.relicState = [...player.relicState, (definition.uses ?? 0) << COUNT_SHIFT];
  if (definition.rules?.includes('prismatic')) player.shard = 1;
  refreshAbilities(player);
};

export const addRelic = (state: State, seat: number, item: number, emit?: Emit): void => {
  gainRelicCard(playerAt(state, seat), item);
  emit?.({ type: 'relicGained', seat, relic: item });
};

/** Removes a relic and returns its number. It is not put into any deck. */
export const removeRelic = (state: State, seat: number, at: number): number => {
  const player = playerAt(state, seat);
  const item = player.relics[at] as number;
  player.relics = player.relics.toSpliced(at, 1);
  player.relicState = player.relicState.toSpliced(at, 1);
  refreshAbilities(player);
  return item;
};

/** Marks a use; after the last, the relic goes under its deck (STS-8.18). */
export const spendUse = (state: State, seat: number, at: number, emit?: Emit): void => {
  const player = playerAt(state, seat);
  const left = leftOn(player, at) - 1;
  emit?.({ type: 'relicUsed', seat, relic: player.relics[at] as number });
  if (left > 0) setLeft(player, at, left);
  else {
    if (isCombatPhase(state.phase)) ownClimb(state);
    putUnder(state.run.relicDeck, removeRelic(state, seat, at));
  }
};

// Rules

/** Index of the player's first relic with this rule, or NONE. */
export const findRule = (player: Player, rule: ItemRule): number => {
  const bit = 1 << indexIn(ITEM_RULES, rule);
  for (let at = 0; at < player.relics.length; at++) if ((entryAt(player, at).rules & bit) !== 0) return at;
  return NONE;
};

export const hasRule = (player: Player, rule: ItemRule): boolean => findRule(player, rule) !== NONE;

/** From this Ascension on, players can hold one potion fewer (STS-29.8). */
const FEWER_POTIONS = 4;

/** STS-8.14 */
export const potionLimit = (state: State): number =>
  state.run.ascension >= FEWER_POTIONS ? LIMITS.potions - 1 : LIMITS.potions;

/**
 * Whether one of the player's eggs upgrades a card of this type that joins the deck; uses up one of its uses.
 */
export const useEgg = (state: State, seat: number, type: number, emit?: Emit): boolean => {
  if (type !== ATTACK && type !== SKILL) return false;
  const at = findRule(playerAt(state, seat), type === ATTACK ? 'eggAttack' : 'eggSkill');
  if (at === NONE) return false;
  spendUse(state, seat, at, emit);
  return true;
};

// Readiness

/** At the end of a combat every relic is ready again and its cubes are removed (STS-27.5). */
export const readyCombatItems = (player: Player): void => {
  for (let at = 0; at < player.relics.length; at++) {
    unmark(player, at, USED_IN_COMBAT);
    if (entryAt(player, at).cubes !== NONE) setLeft(player, at, 0);
  }
};

/** Called by the run when the party finishes a room (STS-27.6). */
export const readyRoomItems = (state: State): void => {
  for (const player of state.players) {
    for (let at = 0; at < player.relics.length; at++) {
      unmark(player, at, USED_IN_ROOM);
    }
  }
};

/** Cubes for the combat that is starting (Holy Water). */
export const placeCubes = (player: Player): void => {
  for (let at = 0; at < player.relics.length; at++) {
    const { cubes } = entryAt(player, at);
    if (cubes !== NONE) setLeft(player, at, cubes);
  }
};

// On-demand abilities

/** The refusal code for using a relic on demand now; undefined when it is usable. */
export const whyNotUsable = (player: Player, at: number): string | undefined => {
  const { onDemand, usable } = entryAt(player, at);
  if (onDemand === undefined) return 'no-relic-ability';
  if (onDemand.trigger === SPEND_CUBE) return leftOn(player, at) > 0 ? undefined : 'no-cubes';
  if (usedInCombat(player, at)) return 'relic-used';
  return meetsUse(player, usable) ? undefined : `needs-${USE_CONDITIONS[usable]}`;
};

export const isUsable = (player: Player, at: number): boolean => whyNotUsable(player, at) === undefined;

const meetsUse = (player: Player, usable: number): boolean => {
  switch (USE_CONDITIONS[usable]) {
    case 'lostHp':
      return player.hpLostThisCombat > 0;
    case 'playedPower':
      return player.powersThisTurn > 0;
    case 'reshuffled':
      return player.reshuffledThisCombat !== 0;
    default:
      return true;
  }
};

/** Turns the relic face down, or removes a cube, and starts its ability (STS-27.5). */
export const useRelic = (state: State, seat: number, at: number, target: number, emit: Emit): void => {
  const player = playerAt(state, seat);
  const ability = entryAt(player, at).onDemand as AbilityEntry;
  if (ability.trigger === SPEND_CUBE) setLeft(player, at, leftOn(player, at) - 1);
  else markUsed(player, at, USED_IN_COMBAT);
  emit?.({ type: 'relicUsed', seat, relic: player.relics[at] as number });
  pushAbility(state, { routine: ability.routine, seat, enemy: NONE, card: NONE, target });
};

/** Steps affected by earlier draws, Scries or cards put on a draw pile. */
const CARD_STEPS: ReadonlySet<CodeName> = new Set([
  'draw',
  'drawUpTo',
  'daze',
  'scry',
  'exhaust',
  'discard',
  'triggerDieAbility',
]);
const TOUCHES_CARDS: readonly boolean[] = ROUTINES.map((routine) =>
  routine.some(({ code }) => CARD_STEPS.has(CODES[code] as CodeName)),
);

export const touchesCards = (routine: number): boolean => TOUCHES_CARDS[routine] ?? false;

/** Whether the player could now use a relic that moves cards. */
export const holdsCardRelic = (player: Player): boolean => {
  for (let at = 0; at < player.relics.length; at++) {
    const { onDemand } = entryAt(player, at);
    if (onDemand !== undefined && touchesCards(onDemand.routine) && isUsable(player, at)) return true;
  }
  return false;
};

// The Reset step

/** The values of `blockChoice`. */
const ASKED = 1;
const KEEPS_BLOCK = 2;

/**
 * Offers to keep Block at the Reset step, from the second turn on; returns whether it asked a player
 * (STS-13.3).
 */
export const offerAtReset = (state: State): boolean => {
  if (state.round === 0) return false;
  let offered = false;
  for (let seat = 0; seat < state.players.length; seat++) {
    if (!inTurn(state, seat)) continue;
    const player = playerAt(state, seat);
    if (player.block === 0 || player.blockChoice !== 0 || modifier(player, MODIFIER.keepBlock) > 0) continue;
    const at = readyAtReset(player);
    if (at === NONE) continue;
    player.blockChoice = ASKED;
    const { routine } = entryAt(player, at).atReset as AbilityEntry;
    pushAbility(state, { routine, seat, enemy: NONE, card: NONE, target: NONE });
    offered = true;
  }
  return offered;
};

const readyAtReset = (player: Player): number => {
  for (let at = 0; at < player.relics.length; at++) {
    if (entryAt(player, at).atReset !== undefined && !usedInCombat(player, at)) return at;
  }
  return NONE;
};

export const keepBlock = (state: State, seat: number, emit: Emit): void => {
  const player = playerAt(state, seat);
  const at = readyAtReset(player);
  markUsed(player, at, USED_IN_COMBAT);
  player.blockChoice = KEEPS_BLOCK;
  emit?.({ type: 'relicUsed', seat, relic: player.relics[at] as number });
};

/** Whether the player chose to keep Block at this Reset step; consumes the choice. */
export const takeBlockChoice = (player: Player): boolean => {
  const keeps = player.blockChoice === KEEPS_BLOCK;
  player.blockChoice = 0;
  return keeps;
};
