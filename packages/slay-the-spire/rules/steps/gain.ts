/** Block, tokens, Energy, Shivs, Miracles. */

import { NONE } from '@three-spires/kernel';
import { ask } from '../asking.ts';
import { faceOf } from '../card.ts';
import { isBarred } from '../combat/cost.ts';
import { amountOf } from '../combat/count.ts';
import {
  addEnemyToken,
  addPlayerToken,
  gainBlock,
  gainEnemyBlock,
  gainEnergy,
  gainMiracles,
  gainShivs,
  loseStrength,
  POISON,
  STRENGTH,
  shivsLeft,
  tellPlayerToken,
  VULNERABLE,
  WEAK,
} from '../combat/gains.ts';
import { livingEnemies, seatInRow, TOP_ROW } from '../combat/living.ts';
import { MODIFIER, modifier } from '../combat/modifiers.ts';
import { putToken } from '../combat/tokens.ts';
import { IS_STARTER_DEFEND } from '../compile/face-tables.ts';
import { AIM } from '../compile/op.ts';
import type { Emit } from '../event.ts';
import { pushShiv } from '../frames.ts';
import { DONE } from '../moves.ts';
import { ALIVE, FRAME, type Frame, playerAt, QUESTION, type State } from '../state.ts';
import { aimAtEnemies, reaches, reachesSeat, recipientSeat, takeAnswer } from './aim.ts';
import type { Handler } from './handler.ts';

export const block: Handler = (state, frame, op, emit) => {
  const amount = amountOf(state, frame, op) + blockBonus(state, frame);
  if (op.aim === AIM.allPlayers) {
    for (let row = TOP_ROW; row >= 1; row--) {
      const seat = seatInRow(state, row);
      if (seat !== NONE) gainBlock(state, seat, amount, emit);
    }
    return true;
  }
  const seat = recipientSeat(state, frame, op.aim);
  if (seat === NONE) return false;
  gainBlock(state, seat, amount, emit);
  return true;
};

/** Footwork and similar: extra Block per icon on Attacks and Skills, not on other sources. */
const blockBonus = (state: State, frame: Frame): number => {
  if (frame.kind !== FRAME.card) return 0;
  const player = playerAt(state, frame.seat);
  const bonus = modifier(player, MODIFIER.blockPerIcon);
  return IS_STARTER_DEFEND[faceOf(frame.card)] === 1
    ? bonus + modifier(player, MODIFIER.starterDefendBlock)
    : bonus;
};

/** Block in an enemy's action always goes to the enemy itself (STS-16.4). */
export const blockSelfEnemy: Handler = (state, frame, op, emit) => {
  if (state.enemies[frame.enemy]?.status === ALIVE) {
    gainEnemyBlock(state, frame.enemy, amountOf(state, frame, op), emit);
  }
  return true;
};

export const doubleBlock: Handler = (state, frame, _op, emit) => {
  gainBlock(state, frame.seat, playerAt(state, frame.seat).block, emit);
  return true;
};

export const tokenOnEnemies: Handler = (state, frame, op, emit) => {
  if (!aimAtEnemies(state, frame, op)) return false;
  const amount = amountOf(state, frame, op);
  for (let at = 0; at < state.order.length; at++) {
    const index = state.order[at] as number;
    if (!reaches(state, frame, op.aim, index)) continue;
    if (frame.seat === NONE) addEnemyToken(state, index, op.kind, amount, emit);
    else putToken(state, frame.seat, index, op.kind, amount, emit);
  }
  return true;
};

export const tokenOnPlayers: Handler = (state, frame, op, emit) => {
  const amount = amountOf(state, frame, op);
  for (let row = TOP_ROW; row >= 1; row--) {
    const seat = seatInRow(state, row);
    if (seat !== NONE && reachesSeat(state, frame, op.aim, seat))
      addPlayerToken(state, seat, op.kind, amount, emit);
  }
  return true;
};

export const tokenOnSelfEnemy: Handler = (state, frame, op, emit) => {
  if (state.enemies[frame.enemy]?.status === ALIVE) {
    addEnemyToken(state, frame.enemy, op.kind, amountOf(state, frame, op), emit);
  }
  return true;
};

export const tokenOnRecipient: Handler = (state, frame, op, emit) => {
  const amount = amountOf(state, frame, op);
  if (op.aim === AIM.allPlayers) {
    for (let row = TOP_ROW; row >= 1; row--) {
      const seat = seatInRow(state, row);
      if (seat !== NONE) addPlayerToken(state, seat, op.kind, amount, emit);
    }
    return true;
  }
  const seat = recipientSeat(state, frame, op.aim);
  if (seat === NONE) return false;
  frame.gained = addPlayerToken(state, seat, op.kind, amount, emit);
  return true;
};

export const doubleStrength: Handler = (state, frame, _op, emit) => {
  addPlayerToken(state, frame.seat, STRENGTH, playerAt(state, frame.seat).strength, emit);
  return true;
};

export const multiplyPoison: Handler = (state, frame, op, emit) => {
  if (!aimAtEnemies(state, frame, op)) return false;
  const enemy = state.enemies[frame.target];
  if (enemy?.status !== ALIVE) return true;
  putToken(state, frame.seat, frame.target, POISON, enemy.poison * (op.base - 1), emit);
  return true;
};

/** STS-20.4: "lose 1" takes 1 even if the gain was capped; "lose that" only what was gained. */
export const loseStrengthAtEndOfTurn: Handler = (state, frame, op) => {
  const player = playerAt(state, frame.seat);
  player.strengthToLose += op.kind === 1 ? frame.gained : amountOf(state, frame, op);
  return true;
};

export const fadeStrength: Handler = (state, frame, _op, emit) => {
  const player = playerAt(state, frame.seat);
  loseStrength(state, frame.seat, player.strengthToLose, emit);
  player.strengthToLose = 0;
  return true;
};

export const energy: Handler = (state, frame, op, emit) => {
  const seat = recipientSeat(state, frame, op.aim);
  if (seat === NONE) return false;
  gainEnergy(state, seat, amountOf(state, frame, op), emit);
  return true;
};

export const doubleEnergy: Handler = (state, frame, _op, emit) => {
  gainEnergy(state, frame.seat, playerAt(state, frame.seat).energy, emit);
  return true;
};

/** Removes Weak and Vulnerable, from one player or all. */
export const clearDebuffs: Handler = (state, frame, op, emit) => {
  if (op.aim === AIM.allPlayers) {
    for (let seat = 0; seat < state.players.length; seat++) clearPlayer(state, seat, emit);
    return true;
  }
  const seat = recipientSeat(state, frame, op.aim);
  if (seat === NONE) return false;
  clearPlayer(state, seat, emit);
  return true;
};

const clearPlayer = (state: State, seat: number, emit: Emit): void => {
  const player = playerAt(state, seat);
  const { weak, vulnerable } = player;
  player.weak = 0;
  player.vulnerable = 0;
  if (weak > 0) tellPlayerToken(player, seat, WEAK, -weak, emit);
  if (vulnerable > 0) tellPlayerToken(player, seat, VULNERABLE, -vulnerable, emit);
};

export const miracle: Handler = (state, frame, op, emit) => {
  gainMiracles(state, frame.seat, amountOf(state, frame, op), emit);
  return true;
};

/** Shivs one at a time; one without a token left may be used at once or skipped (STS-21.11). */
export const shiv: Handler = (state, frame, op, emit) => {
  if (frame.left === NONE) frame.left = amountOf(state, frame, op);
  const answer = takeAnswer(frame);
  if (answer !== NONE) {
    frame.left--;
    if (answer !== DONE) return useSurplus(state, frame, answer, emit);
  }
  const room = shivsLeft(state);
  const gained = frame.left < room ? frame.left : room;
  if (gained > 0) gainShivs(state, frame.seat, gained, emit);
  frame.left -= gained;
  const barred = isBarred(state, playerAt(state, frame.seat));
  if (frame.left <= 0 || barred || livingEnemies(state) === 0) return finish(frame);
  return ask(state, QUESTION.shiv, frame.seat, 1);
};

const useSurplus = (state: State, frame: Frame, target: number, emit: Emit): boolean => {
  if (frame.left === 0) frame.left = NONE;
  // The step runs again after the Shiv for the remaining ones.
  else frame.step--;
  emit?.({ type: 'shivUsed', seat: frame.seat });
  pushShiv(state, frame.seat, target, 0);
  return true;
};

/** All Shivs at once, each a separate Attack with its own target. */
export const useAllShivs: Handler = (state, frame, op, emit) => {
  const player = playerAt(state, frame.seat);
  if (frame.left === NONE) frame.left = player.shivs;
  if (frame.left === 0 || livingEnemies(state) === 0) return finish(frame);
  const answer = takeAnswer(frame);
  if (answer === NONE && livingEnemies(state) > 1) return ask(state, QUESTION.enemy, frame.seat);
  frame.left--;
  frame.step--;
  gainShivs(state, frame.seat, -1, emit);
  emit?.({ type: 'shivUsed', seat: frame.seat });
  pushShiv(state, frame.seat, answer, op.bonus);
  return true;
};

const finish = (frame: Frame): true => {
  frame.left = NONE;
  return true;
};
