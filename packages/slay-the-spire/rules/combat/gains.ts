/** Gaining Block, tokens, Energy and the rest, up to their limits; any excess is lost (STS-16.14). */

import { LIMITS } from '../../content/limits.ts';
import { TOKENS } from '../../words/lists.ts';
import type { Emit } from '../event.ts';
import type { Enemy, Player, State } from '../state.ts';
import { enemyAt, playerAt } from '../state.ts';
import { earn, earnAlone } from './achievements.ts';
import { isInvincible } from './traits.ts';
import { TRIGGER, trigger } from './triggers.ts';

export const STRENGTH = TOKENS.indexOf('strength');
export const VULNERABLE = TOKENS.indexOf('vulnerable');
export const WEAK = TOKENS.indexOf('weak');
export const POISON = TOKENS.indexOf('poison');

/** The part of a gain that fits under a limit. */
const fitting = (amount: number, held: number, limit: number): number => {
  const room = limit - held;
  return amount < room ? amount : Math.max(room, 0);
};

export const gainBlock = (state: State, seat: number, amount: number, emit: Emit): void => {
  const player = playerAt(state, seat);
  if (amount < 0) {
    // A loss of Block (Shame) is not a gain and stops at 0.
    player.block = Math.max(player.block + amount, 0);
    return;
  }
  const gained = fitting(amount, player.block, LIMITS.block);
  if (gained === 0) return;
  player.block += gained;
  emit?.({ type: 'blockGained', side: 'player', index: seat, kind: player.character, amount: gained });
  if (player.block === LIMITS.block) earnAlone(state, seat, 'Barricaded', emit);
  trigger(state, TRIGGER.onGainBlock, seat);
};

/** Enemies have no Block limit (STS-38.4). */
export const gainEnemyBlock = (state: State, index: number, amount: number, emit: Emit): void => {
  const enemy = enemyAt(state, index);
  if (amount <= 0) return;
  enemy.block += amount;
  emit?.({ type: 'blockGained', side: 'enemy', index, kind: enemy.kind, amount });
};

export const gainEnergy = (state: State, seat: number, amount: number, emit: Emit): void => {
  const player = playerAt(state, seat);
  const gained = fitting(amount, player.energy, LIMITS.energy);
  player.energy += gained;
  if (gained > 0) emit?.({ type: 'energyGained', seat, amount: gained });
};

/** Puts Strength, Vulnerable or Weak on a player; returns the number that fitted. */
export const addPlayerToken = (
  state: State,
  seat: number,
  token: number,
  amount: number,
  emit: Emit,
): number => {
  const player = playerAt(state, seat);
  let gained = 0;
  if (token === STRENGTH) player.strength += gained = fitting(amount, player.strength, LIMITS.strength);
  else if (token === VULNERABLE)
    player.vulnerable += gained = fitting(amount, player.vulnerable, LIMITS.vulnerable);
  else player.weak += gained = fitting(amount, player.weak, LIMITS.weak);
  if (gained > 0) tellPlayerToken(player, seat, token, gained, emit);
  if (token === STRENGTH && gained > 0 && player.strength === LIMITS.strength)
    earnAlone(state, seat, 'Jaxxed', emit);
  return gained;
};

/** Puts tokens on an enemy; returns the number that fitted. */
export const addEnemyToken = (
  state: State,
  index: number,
  token: number,
  amount: number,
  emit: Emit,
): number => {
  const enemy = enemyAt(state, index);
  if (token === WEAK && isInvincible(enemy)) return 0;
  let gained = 0;
  if (token === STRENGTH) enemy.strength += gained = fitting(amount, enemy.strength, LIMITS.strength);
  else if (token === VULNERABLE)
    enemy.vulnerable += gained = fitting(amount, enemy.vulnerable, LIMITS.vulnerable);
  else if (token === WEAK) enemy.weak += gained = fitting(amount, enemy.weak, LIMITS.weak);
  else enemy.poison += gained = fitting(amount, poisonInPlay(state), LIMITS.poison);
  if (gained > 0) tellEnemyToken(enemy, index, token, gained, emit);
  if (token === POISON && gained > 0 && poisonInPlay(state) === LIMITS.poison) earn(state, 'Catalyst', emit);
  return gained;
};

/** Removes all Weak and Vulnerable from an enemy. */
export const clearEnemyTokens = (state: State, index: number, emit: Emit): void => {
  const enemy = enemyAt(state, index);
  if (enemy.weak > 0) tellEnemyToken(enemy, index, WEAK, -enemy.weak, emit);
  if (enemy.vulnerable > 0) tellEnemyToken(enemy, index, VULNERABLE, -enemy.vulnerable, emit);
  enemy.weak = 0;
  enemy.vulnerable = 0;
};

/** STS-21.6: the limit is for all enemies together. */
const poisonInPlay = (state: State): number => {
  let poison = 0;
  for (let index = 0; index < state.enemies.length; index++) poison += enemyAt(state, index).poison;
  return poison;
};

/** Removes Strength, never below 0 (STS-20.4). */
export const loseStrength = (state: State, seat: number, amount: number, emit: Emit): void => {
  const player = playerAt(state, seat);
  const lost = Math.min(amount, player.strength);
  player.strength -= lost;
  if (lost > 0) tellPlayerToken(player, seat, STRENGTH, -lost, emit);
};

export const tellPlayerToken = (
  player: Player,
  seat: number,
  token: number,
  change: number,
  emit: Emit,
): void => {
  emit?.({
    type: 'tokenChanged',
    side: 'player',
    index: seat,
    kind: player.character,
    token: TOKENS[token] as string,
    change,
  });
};

export const tellEnemyToken = (
  enemy: Enemy,
  index: number,
  token: number,
  change: number,
  emit: Emit,
): void => {
  emit?.({
    type: 'tokenChanged',
    side: 'enemy',
    index,
    kind: enemy.kind,
    token: TOKENS[token] as string,
    change,
  });
};

/** The whole party shares one supply of Shivs and Miracles (STS-25.2). */
export const shivsLeft = (state: State): number => {
  let left: number = LIMITS.shivs;
  for (let other = 0; other < state.players.length; other++) left -= playerAt(state, other).shivs;
  return left;
};

export const gainMiracles = (state: State, seat: number, amount: number, emit: Emit): void => {
  let held = 0;
  for (let other = 0; other < state.players.length; other++) held += playerAt(state, other).miracles;
  const player = playerAt(state, seat);
  const gained = fitting(amount, held, LIMITS.miracles);
  player.miracles += gained;
  if (gained > 0) {
    emit?.({
      type: 'tokenChanged',
      side: 'player',
      index: seat,
      kind: player.character,
      token: 'miracle',
      change: gained,
    });
  }
};

export const gainShivs = (state: State, seat: number, amount: number, emit: Emit): void => {
  const player = playerAt(state, seat);
  player.shivs += amount;
  emit?.({
    type: 'tokenChanged',
    side: 'player',
    index: seat,
    kind: player.character,
    token: 'shiv',
    change: amount,
  });
};
