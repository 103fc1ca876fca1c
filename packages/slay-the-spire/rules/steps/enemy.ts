/** Effects that only enemies have. */
import { NONE } from '@three-spires/kernel';
import { enterMode as enter } from '../combat/cubes.ts';
import { rollDie } from '../combat/die.ts';
import { clearEnemyTokens, gainBlock } from '../combat/gains.ts';
import { killEnemy, leaveCombat as leave } from '../combat/harm.ts';
import { seatInRow, TOP_ROW } from '../combat/living.ts';
import { giveDaze, giveStatus, shuffleDraw } from '../combat/piles.ts';
import type { ENEMY_CODES } from '../compile/codes/enemy.ts';
import { BURN_FACE, ENEMY_ENTRIES, SLIMED_FACE } from '../compile/entries.ts';
import { ALIVE, enemyAt, playerAt } from '../state.ts';
import { facedSeat } from './aim.ts';
import { allies, bring, revive, summon, summonUpTo } from './enemy-allies.ts';
import { changeRows, payForSlimed, sufferFacing } from './enemy-rules.ts';
import type { Handler } from './handler.ts';

const nextRound: Handler = (state, frame, op) => {
  state.pending.push({ routine: op.kind, enemy: frame.enemy });
  return true;
};

const enterMode: Handler = (state, frame, op, emit) => {
  if (state.enemies[frame.enemy]?.status === ALIVE) enter(state, frame.enemy, op.kind, emit);
  return true;
};

const clearTokens: Handler = (state, frame, _op, emit) => {
  clearEnemyTokens(state, frame.enemy, emit);
  return true;
};

/** Adds cubes to an ability, up to the card's limit. */
const addCubes: Handler = (state, frame, op) => {
  const enemy = enemyAt(state, frame.enemy);
  enemy.cubes = Math.min(enemy.cubes + op.base, ENEMY_ENTRIES[enemy.kind]?.definition.cubes?.most ?? 0);
  return true;
};

/** A new result for everything that has yet to read the die; relics are already done (STS-13.10). */
const rollAgain: Handler = (state, _frame, _op, emit) => {
  rollDie(state, emit);
  return true;
};

const setNextCost: Handler = (state, frame, op) => {
  const seat = facedSeat(state, frame);
  if (seat !== NONE) playerAt(state, seat).nextCost = op.base;
  return true;
};

/** From the highest row down, one at a time (STS-5.6). */
const dazeWounded: Handler = (state, frame, op, emit) => {
  for (let dealt = 0; dealt < op.base; dealt++) {
    for (let row = TOP_ROW; row >= 1; row--) {
      const seat = seatInRow(state, row);
      if (seat !== NONE && (frame.wounded & (1 << seat)) !== 0) giveDaze(state, seat, false, emit);
    }
  }
  return true;
};

/** The HP lost is stored in the ability's target. */
const blockForLoss: Handler = (state, frame, _op, emit) => {
  const seat = facedSeat(state, frame);
  if (seat !== NONE) gainBlock(state, seat, frame.target, emit);
  return true;
};

/** Status cards for everyone, dealt as usual (STS-5.6) but shuffled into the draw piles. */
const shuffleStatus: Handler = (state, _frame, op, emit) => {
  const face = op.kind === 1 ? BURN_FACE : SLIMED_FACE;
  for (let dealt = 0; dealt < op.base; dealt++) {
    for (let row = TOP_ROW; row >= 1; row--) {
      const seat = seatInRow(state, row);
      if (seat !== NONE) giveStatus(state, seat, face, emit, true);
    }
  }
  state.players.forEach(({ draw }, seat) => {
    if (draw.length > 0) shuffleDraw(state, seat, emit);
  });
  return true;
};

const loseEnergy: Handler = (state, frame, op) => {
  const player = state.players[facedSeat(state, frame)];
  if (player !== undefined) player.energy = Math.max(0, player.energy - op.base);
  return true;
};

const dealNoDamage: Handler = (state, frame) => {
  const player = state.players[facedSeat(state, frame)];
  if (player !== undefined) player.dealsNoDamage = 1;
  return true;
};

/** A plain loss takes at most what the player has. */
const loseGold: Handler = (state, frame, op, emit) => {
  const seat = facedSeat(state, frame);
  if (seat === NONE) return true;
  const player = playerAt(state, seat);
  const lost = Math.min(op.base, player.gold);
  player.gold -= lost;
  if (lost > 0) emit?.({ type: 'goldChanged', seat, change: -lost });
  return true;
};

const leaveCombat: Handler = (state, frame, _op, emit) => {
  if (state.enemies[frame.enemy]?.status === ALIVE) leave(state, frame.enemy, emit);
  return true;
};

const die: Handler = (state, frame, _op, emit) => {
  if (state.enemies[frame.enemy]?.status === ALIVE) killEnemy(state, frame.enemy, emit);
  return true;
};

export const ENEMY_HANDLERS: Record<(typeof ENEMY_CODES)[number], Handler> = {
  summon,
  summonUpTo,
  bring,
  nextRound,
  revive,
  enterMode,
  allies,
  clearTokens,
  addCubes,
  rollAgain,
  setNextCost,
  dazeWounded,
  blockForLoss,
  shuffleStatus,
  loseEnergy,
  dealNoDamage,
  loseGold,
  leaveCombat,
  die,
  payForSlimed,
  changeRows,
  sufferFacing,
};
