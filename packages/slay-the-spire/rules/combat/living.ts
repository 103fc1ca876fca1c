/** Who is where, and who is still in the fight. */

import { ENEMY_TABLE } from '../compile/entries.ts';
import { ALIVE, type Enemy, type Player, type State, UNSET } from '../state.ts';

export const livingEnemies = (state: State): number => {
  let count = 0;
  for (const enemy of state.enemies) if (enemy.status === ALIVE) count++;
  return count;
};

/** A dead player stands in no row: `row` is 0 (STS-35.1). */
export const isLiving = (player: Player): boolean => player.hp > 0;

export const livingPlayers = (state: State): number => {
  let count = 0;
  for (const player of state.players) if (player.hp > 0) count++;
  return count;
};

/** A combat against a Boss, also where an Event leads to one. */
export const isBossFight = (state: State): boolean => {
  for (const { kind } of state.enemies) if (ENEMY_TABLE[kind]?.boss === true) return true;
  return false;
};

/** The only living enemy, or UNSET when there are none or several. */
export const onlyEnemy = (state: State): number => {
  let found = UNSET;
  for (let index = 0; index < state.enemies.length; index++) {
    if ((state.enemies[index] as Enemy).status !== ALIVE) continue;
    if (found !== UNSET) return UNSET;
    found = index;
  }
  return found;
};

/** The seat of the player in a row, or UNSET (STS-14.8). */
export const seatInRow = (state: State, row: number): number => {
  for (let seat = 0; seat < state.players.length; seat++) {
    if ((state.players[seat] as Player).row === row) return seat;
  }
  return UNSET;
};

/** Effects on several players go from this row down (STS-16.13). */
export const TOP_ROW = 4;

/** Whether an enemy stands in a row; a Boss is in every one (STS-11.10). */
export const standsIn = (enemy: Enemy, row: number): boolean =>
  enemy.row === 0 || enemy.row === row || enemy.otherRow === row;

/** One row for each player, but four against enemies that stand in two (STS-32.11). */
export const rowCount = (state: State): number => {
  for (const enemy of state.enemies) if (enemy.otherRow !== 0) return TOP_ROW;
  return state.players.length;
};
