/**
 * Triggered abilities. They never resolve immediately: they join the waiting list and take effect once the
 * card that caused them has been resolved and put away (STS-13.19).
 */

import { addWaiting, NONE } from '@three-spires/kernel';
import { TRIGGERS } from '../../words/lists.ts';
import { type Card, cubesOn, faceOf, USED } from '../card.ts';
import type { AbilityEntry } from '../compile/ability-entry.ts';
import {
  CHARACTER_ENTRIES,
  type CharacterEntry,
  ENEMY_ENTRIES,
  type EnemyEntry,
  FACES,
  type FaceEntry,
  ITEM_ENTRIES,
  type ItemEntry,
} from '../compile/entries.ts';
import { ALIVE, enemyAt, type Player, playerAt, type State } from '../state.ts';
import { MODIFIER, modifier, NO_MODIFIERS } from './modifiers.ts';
import { fitOrbs } from './slots.ts';

export const TRIGGER = Object.fromEntries(TRIGGERS.map((name, index) => [name, index])) as {
  readonly [Name in (typeof TRIGGERS)[number]]: number;
};

export const wait = (
  state: State,
  routine: number,
  seat: number,
  enemy: number,
  card: number,
  target: number,
): void => {
  addWaiting(state.waiting, { routine, seat, enemy, card, target });
};

/** Collects a player's abilities for a trigger: Powers, then items, then board. */
export const trigger = (state: State, which: number, seat: number, target: number = NONE): void => {
  const player = playerAt(state, seat);
  if ((player.listens & (1 << which)) === 0) return;
  for (let at = 0; at < player.powers.length; at++) {
    const card = player.powers[at] as Card;
    const face = FACES[faceOf(card)] as FaceEntry;
    if ((face.listens & (1 << which)) === 0) continue;
    if (collect(state, face.abilities, which, seat, card, target, (card & USED) !== 0)) {
      player.powers[at] = card | USED;
    }
  }
  for (const relic of player.relics) {
    const { listens, abilities } = ITEM_ENTRIES[relic] as ItemEntry;
    if ((listens & (1 << which)) !== 0) collect(state, abilities, which, seat, NONE, target, false);
  }
  const board = CHARACTER_ENTRIES[player.character] as CharacterEntry;
  if ((board.listens & (1 << which)) !== 0) {
    collect(state, board.abilities, which, seat, NONE, target, false);
  }
};

/** Returns whether a once-per-turn ability was among them (STS-27.8). */
const collect = (
  state: State,
  abilities: readonly AbilityEntry[],
  which: number,
  seat: number,
  card: number,
  target: number,
  used: boolean,
): boolean => {
  let spent = false;
  for (let at = 0; at < abilities.length; at++) {
    const ability = abilities[at] as AbilityEntry;
    if (ability.trigger !== which) continue;
    if (ability.die !== 0 && (ability.die & (1 << state.die)) === 0) continue;
    if (ability.first === 'turn') {
      if (used) continue;
      spent = true;
    }
    wait(state, ability.routine, seat, NONE, card, target);
  }
  return spent;
};

/** Collects an enemy's abilities for a trigger; `seat` is the player concerned, or NONE. */
export const triggerEnemy = (state: State, which: number, index: number, seat: number): void => {
  const enemy = enemyAt(state, index);
  const { listens, abilities } = ENEMY_ENTRIES[enemy.kind] as EnemyEntry;
  if ((listens & (1 << which)) === 0) return;
  for (let at = 0; at < abilities.length; at++) {
    const ability = abilities[at] as AbilityEntry;
    if (ability.trigger !== which || (ability.mode !== NONE && ability.mode !== enemy.mode)) continue;
    if (ability.die !== 0 && (ability.die & (1 << state.die)) === 0) continue;
    if (ability.first === 'combat') {
      if ((enemy.usedAbilities & (1 << at)) !== 0) continue;
      enemy.usedAbilities |= 1 << at;
    }
    wait(state, ability.routine, seat, index, NONE, NONE);
  }
};

/** Losses of HP before the ability resolves count as one; their total is its target. */
export const triggerLoss = (state: State, index: number, lost: number): void => {
  const { abilities } = ENEMY_ENTRIES[enemyAt(state, index).kind] as EnemyEntry;
  for (const { trigger: on, routine } of abilities) {
    if (on !== TRIGGER.onHpLost) continue;
    const waiting = state.waiting.find((one) => one.routine === routine && one.enemy === index);
    if (waiting === undefined) wait(state, routine, NONE, index, NONE, lost);
    else waiting.target += lost;
  }
};

/** Abilities of enemies in the same row that react to the death of a named enemy. */
export const triggerAllies = (state: State, dead: number): void => {
  const { row, kind } = enemyAt(state, dead);
  for (let index = 0; index < state.enemies.length; index++) {
    const ally = enemyAt(state, index);
    const { definition } = ENEMY_ENTRIES[ally.kind] as EnemyEntry;
    if (ally.status !== ALIVE || ally.row !== row) continue;
    const about = definition.abilities?.find(({ on }) => on === 'onAllyDeath')?.about;
    if (about === ENEMY_ENTRIES[kind]?.name) triggerEnemy(state, TRIGGER.onAllyDeath, index, NONE);
  }
};

/** Fires a trigger for every living enemy, in acting order. */
export const triggerEnemies = (state: State, which: number, seat: number): void => {
  for (let at = 0; at < state.order.length; at++) {
    const index = state.order[at] as number;
    if (enemyAt(state, index).status === ALIVE) triggerEnemy(state, which, index, seat);
  }
};

/** Recomputes what a player's Powers, items and board listen to and modify, whenever one comes or goes. */
export const refreshAbilities = (player: Player): void => {
  player.listens = CHARACTER_ENTRIES[player.character]?.listens ?? 0;
  player.modifiers = NO_MODIFIERS;
  for (let at = 0; at < player.powers.length; at++) {
    const card = player.powers[at] as Card;
    addSource(player, FACES[faceOf(card)] as FaceEntry);
    if (cubesOn(card) !== 0) addCubes(player, card);
  }
  for (let at = 0; at < player.relics.length; at++)
    addSource(player, ITEM_ENTRIES[player.relics[at] as number] as ItemEntry);
  if (player.orbs.length > 0) fitOrbs(player);
};

/** Conjure Blade: its additions are cubes on the card. */
const addCubes = (player: Player, card: Card): void => {
  const perCube = FACES[faceOf(card)]?.modifiers[MODIFIER.starterStrikeDamagePerCube] ?? 0;
  if (perCube === 0) return;
  const sums = player.modifiers.slice();
  sums[MODIFIER.starterStrikeDamage] =
    modifier(player, MODIFIER.starterStrikeDamage) + perCube * cubesOn(card);
  player.modifiers = sums;
};

type Source = { readonly listens: number; readonly modifiers: readonly number[] };

/** Few sources change a modifier; only those allocate a new list of sums. */
const addSource = (player: Player, source: Source): void => {
  player.listens |= source.listens;
  if (source.modifiers.length === 0) return;
  const sums = player.modifiers.slice();
  for (let at = 0; at < source.modifiers.length; at++)
    sums[at] = (sums[at] as number) + (source.modifiers[at] as number);
  player.modifiers = sums;
};
