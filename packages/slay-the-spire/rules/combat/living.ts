/** Who is where, and who is still in the fight. */

import { NONE } from '@three-spires/kernel';
import { ENEMY_ENTRIES } from '../compile/entries.ts';
import { ALIVE, type Enemy, enemyAt, type Player, playerAt, type State } from '../state.ts';

export const livingEnemies = (state: State): number => {
  let count = 0;
  for (let index = 0; index < state.enemies.length; index++)
    if (enemyAt(state, index).status === ALIVE) count++;
  return count;
};

/** A dead player is in no row: `row` is 0 (STS-35.1). */
export const isLiving = (player: Player): boolean => player.hp > 0;

export const livingPlayers = (state: State): number => {
  let count = 0;
  for (let seat = 0; seat < state.players.length; seat++) if (isLiving(playerAt(state, seat))) count++;
  return count;
};

/** A combat against a Boss, including one started by an Event. */
export const isBossFight = (state: State): boolean => {
  for (let index = 0; index < state.enemies.length; index++)
    if (ENEMY_ENTRIES[enemyAt(state, index).kind]?.boss === true) return true;
  return false;
};

/** The only living enemy, or NONE when there is not exactly one. */
export const onlyEnemy = (state: State): number => {
  let found = NONE;
  for (let index = 0; index < state.enemies.length; index++) {
    if (enemyAt(state, index).status !== ALIVE) continue;
    if (found !== NONE) return NONE;
    found = index;
  }
  return found;
};

/** The seat of the player in a row, or NONE (STS-14.8). */
export const seatInRow = (state: State, row: number): number => {
  for (let seat = 0; seat < state.players.length; seat++) {
    if (playerAt(state, seat).row === row) return seat;
  }
  return NONE;
};

/** Effects on several players resolve from this row downwards (STS-16.13). */
export const TOP_ROW = 4;

/** A Boss is in every row (STS-11.10). */
export const standsIn = (enemy: Enemy, row: number): boolean =>
  enemy.row === 0 || enemy.row === row || enemy.otherRow === row;

/** One row per player, but four against enemies that occupy two (STS-32.11). */
export const rowCount = (state: State): number => {
  for (let index = 0; index < state.enemies.length; index++)
    if (enemyAt(state, index).otherRow !== 0) return TOP_ROW;
  return state.players.length;
};
