/** What enemies do for each other: Summons, reviving, Strength, Block and healing. */

import { NONE } from '@three-spires/kernel';
import { arrive, isCalled, standUp, summon as summonEnemy } from '../combat/enemies.ts';
import { addEnemyToken, gainEnemyBlock, STRENGTH } from '../combat/gains.ts';
import { checkVictory, heal } from '../combat/harm.ts';
import { seatInRow, TOP_ROW } from '../combat/living.ts';
import { ALLY_GAINS, nameOf, namesOf } from '../compile/compile-enemy.ts';
import { findEnemyKind } from '../compile/entries.ts';
import { AIM, type Op } from '../compile/op.ts';
import type { Emit } from '../event.ts';
import { ALIVE, DEAD, type Enemy, enemyAt, type State } from '../state.ts';
import type { Handler } from './handler.ts';

/** Into the summoner's own row, or into every player's row (STS-11.7). */
export const summon: Handler = (state, frame, op, emit) => {
  const { row, kind } = enemyAt(state, frame.enemy);
  for (let at = TOP_ROW; at >= 1; at--) {
    if (op.aim === AIM.everyone ? seatInRow(state, at) === NONE : at !== row) continue;
    for (const name of namesOf(op.kind)) summonEnemy(state, name, at, kind, emit);
  }
  // If no card of the name was left, none arrives, and there may be no enemy left to fight (STS-11.6).
  checkVictory(state);
  return true;
};

export const summonUpTo: Handler = (state, frame, op, emit) => {
  const { kind } = enemyAt(state, frame.enemy);
  const name = nameOf(op.kind);
  for (let row = TOP_ROW; row >= 1; row--) {
    if (seatInRow(state, row) === NONE) continue;
    const missing = op.base - livingInRow(state, name, row);
    for (let number = 0; number < missing; number++) summonEnemy(state, name, row, kind, emit);
  }
  return true;
};

const livingInRow = (state: State, name: string, row: number): number => {
  let count = 0;
  for (const enemy of state.enemies)
    if (enemy.status === ALIVE && enemy.row === row && isCalled(enemy.kind, name)) count++;
  return count;
};

/** A separate card by id: a Boss's second phase. */
export const bring: Handler = (state, frame, op, emit) => {
  const { row } = enemyAt(state, frame.enemy);
  arrive(state, findEnemyKind(nameOf(op.kind)), row, emit);
  return true;
};

export const revive: Handler = (state, _frame, op, emit) => {
  for (const index of state.order) {
    const enemy = enemyAt(state, index);
    if (enemy.status === DEAD && isCalled(enemy.kind, nameOf(op.kind))) standUp(state, index, op.base, emit);
  }
  return true;
};

/** In acting order; a name means those in the same row, and a Boss is in every row (STS-11.10). */
export const allies: Handler = (state, frame, op, emit) => {
  const { row } = enemyAt(state, frame.enemy);
  for (const index of state.order) {
    const ally = enemyAt(state, index);
    if (ally.status === ALIVE && (op.filter < 0 || isNamedAlly(ally, op, row))) give(state, index, op, emit);
  }
  return true;
};

const isNamedAlly = (ally: Enemy, op: Op, row: number): boolean =>
  isCalled(ally.kind, nameOf(op.filter)) && (ally.row === row || ally.row === 0 || row === 0);

const give = (state: State, index: number, op: Op, emit: Emit): void => {
  const gain = ALLY_GAINS[op.kind];
  if (gain === 'strength') addEnemyToken(state, index, STRENGTH, op.base, emit);
  else if (gain === 'block') gainEnemyBlock(state, index, op.base, emit);
  else heal(state, 'enemy', index, op.base, emit);
};
