/** Effects that only enemies have. */
import { NONE } from '@three-spires/kernel';
import type { enemyWords } from '../../words/enemies.ts';
import { ALLY_GAINS } from '../../words/enemies.ts';
import { enterMode as enter } from '../combat/cubes.ts';
import { arrive, isCalled, standUp, summon as summonEnemy } from '../combat/enemies.ts';
import { addEnemyToken, gainEnemyBlock, STRENGTH } from '../combat/gains.ts';
import { checkVictory, heal, killEnemy, leaveCombat as leave } from '../combat/harm.ts';
import { rowCount, seatInRow, standsIn, TOP_ROW } from '../combat/living.ts';
import { wait } from '../combat/triggers.ts';
import { inTurn } from '../combat/turns.ts';
import { ENEMY_ENTRIES, findEnemyKind } from '../compile/entries.ts';
import { nameOf, namesOf } from '../compile/names.ts';
import { AIM, type Op } from '../compile/op.ts';
import type { Emit } from '../event.ts';
import { ALIVE, DEAD, type Enemy, enemyAt, playerAt, type State } from '../state.ts';
import { facedSeat } from './aim.ts';
import type { Handlers } from './handler.ts';

export const enemyHandlers: Handlers<typeof enemyWords> = {
  /** Into the summoner's own row, or into every player's row (STS-11.7). */
  summon: (state, frame, op, emit) => {
    const { row, kind } = enemyAt(state, frame.enemy);
    for (let at = TOP_ROW; at >= 1; at--) {
      if (op.aim === AIM.everyone ? seatInRow(state, at) === NONE : at !== row) continue;
      for (const name of namesOf(op.kind)) summonEnemy(state, name, at, kind, emit);
    }
    // If no card of the name was left, none arrives, and there may be no enemy left to fight (STS-11.6).
    checkVictory(state);
    return true;
  },
  summonUpTo: (state, frame, op, emit) => {
    const { kind } = enemyAt(state, frame.enemy);
    const name = nameOf(op.kind);
    for (let row = TOP_ROW; row >= 1; row--) {
      if (seatInRow(state, row) === NONE) continue;
      const missing = op.base - livingInRow(state, name, row);
      for (let number = 0; number < missing; number++) summonEnemy(state, name, row, kind, emit);
    }
    return true;
  },
  /** A separate card by id: a Boss's second phase. */
  bring: (state, frame, op, emit) => {
    const { row } = enemyAt(state, frame.enemy);
    arrive(state, findEnemyKind(nameOf(op.kind)), row, emit);
    return true;
  },
  revive: (state, _frame, op, emit) => {
    for (const index of state.order) {
      const enemy = enemyAt(state, index);
      if (enemy.status === DEAD && isCalled(enemy.kind, nameOf(op.kind)))
        standUp(state, index, op.base, emit);
    }
    return true;
  },
  enterMode: (state, frame, op, emit) => {
    if (state.enemies[frame.enemy]?.status === ALIVE) enter(state, frame.enemy, op.kind, emit);
    return true;
  },
  /** In acting order; a name means those in the same row, and a Boss is in every row (STS-11.10). */
  allies: (state, frame, op, emit) => {
    const { row } = enemyAt(state, frame.enemy);
    for (const index of state.order) {
      const ally = enemyAt(state, index);
      if (ally.status === ALIVE && (op.filter < 0 || isNamedAlly(ally, op, row)))
        give(state, index, op, emit);
    }
    return true;
  },
  /** Adds cubes to an ability, up to the card's limit. */
  addCubes: (state, frame, op) => {
    const enemy = enemyAt(state, frame.enemy);
    enemy.cubes = Math.min(enemy.cubes + op.base, ENEMY_ENTRIES[enemy.kind]?.definition.cubes?.most ?? 0);
    return true;
  },
  /** A plain loss takes at most what the player has. */
  loseGold: (state, frame, op, emit) => {
    const seat = facedSeat(state, frame);
    if (seat === NONE) return true;
    const player = playerAt(state, seat);
    const lost = Math.min(op.base, player.gold);
    player.gold -= lost;
    if (lost > 0) emit?.({ type: 'goldChanged', seat, change: -lost });
    return true;
  },
  leaveCombat: (state, frame, _op, emit) => {
    if (state.enemies[frame.enemy]?.status === ALIVE) leave(state, frame.enemy, emit);
    return true;
  },
  die: (state, frame, _op, emit) => {
    if (state.enemies[frame.enemy]?.status === ALIVE) killEnemy(state, frame.enemy, emit);
    return true;
  },
  /**
   * Everyone whose turn it is suffers what their row's enemy prints beside its cube, starting with the highest
   * row.
   */
  sufferFacing: (state) => {
    for (let row = rowCount(state); row >= 1; row--) {
      const seat = seatInRow(state, row);
      if (seat === NONE || !inTurn(state, seat)) continue;
      for (const index of state.order) {
        const enemy = enemyAt(state, index);
        if (enemy.status !== ALIVE || !standsIn(enemy, row)) continue;
        const facing = ENEMY_ENTRIES[enemy.kind]?.actions[enemy.cube]?.facing ?? NONE;
        if (facing !== NONE) wait(state, facing, seat, index, NONE, NONE);
      }
    }
    return true;
  },
};

const livingInRow = (state: State, name: string, row: number): number => {
  let count = 0;
  for (const enemy of state.enemies)
    if (enemy.status === ALIVE && enemy.row === row && isCalled(enemy.kind, name)) count++;
  return count;
};

const isNamedAlly = (ally: Enemy, op: Op, row: number): boolean =>
  isCalled(ally.kind, nameOf(op.filter)) && (ally.row === row || ally.row === 0 || row === 0);

const give = (state: State, index: number, op: Op, emit: Emit): void => {
  const gain = ALLY_GAINS[op.kind];
  if (gain === 'strength') addEnemyToken(state, index, STRENGTH, op.base, emit);
  else if (gain === 'block') gainEnemyBlock(state, index, op.base, emit);
  else heal(state, 'enemy', index, op.base, emit);
};
