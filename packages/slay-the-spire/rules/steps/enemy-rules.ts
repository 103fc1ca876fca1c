/** Rules of individual enemies that require players to act or choose. */

import { NONE, removeAt } from '@three-spires/kernel';
import { ask } from '../asking.ts';
import { findCard, uidOf } from '../card.ts';
import { rowCount, seatInRow, standsIn } from '../combat/living.ts';
import { exhaustCard } from '../combat/piles.ts';
import { wait } from '../combat/triggers.ts';
import { inTurn } from '../combat/turns.ts';
import { ENEMY_ENTRIES } from '../compile/entries.ts';
import { DONE } from '../moves.ts';
import { ALIVE, enemyAt, playerAt, QUESTION, type State } from '../state.ts';
import { takeAnswer } from './aim.ts';
import type { Handler } from './handler.ts';

/** A drawn Slimed is Exhausted for 1 Energy, if its player has it. */
export const payForSlimed: Handler = (state, frame, _op, emit) => {
  const player = playerAt(state, frame.seat);
  const at = findCard(player.hand, uidOf(frame.card));
  if (at < 0 || player.energy === 0) return true;
  player.energy--;
  exhaustCard(state, frame.seat, removeAt(player.hand, at), emit);
  return true;
};

/**
 * One player after another may move to another row, even an empty one (STS-24.19); a player already there
 * must agree to the swap (STS-18.6). `left` is the seat choosing, `moved` its wanted row + 1.
 */
export const changeRows: Handler = (state, frame, _op, emit) => {
  if (frame.left === NONE) frame.left = 0;
  while (frame.left < state.players.length) {
    const answer = takeAnswer(frame);
    if (answer === NONE) return ask(state, QUESTION.row, frame.left, 1);
    const mover = playerAt(state, frame.left);
    if (frame.moved > 0) {
      const other = seatInRow(state, frame.moved);
      if (answer === 0) move(state, frame.left, frame.moved);
      if (answer === 0) emit?.({ type: 'rowsSwapped', seat: frame.left, other });
      frame.moved = 0;
    } else if (answer !== DONE && answer !== mover.row) {
      const other = seatInRow(state, answer);
      if (other !== NONE) {
        frame.moved = answer;
        return ask(state, QUESTION.option, other, 0, 2);
      }
      move(state, frame.left, answer);
    }
    frame.left++;
  }
  frame.left = NONE;
  return true;
};

const move = (state: State, seat: number, row: number): void => {
  const mover = playerAt(state, seat);
  const other = seatInRow(state, row);
  if (other !== NONE) playerAt(state, other).row = mover.row;
  mover.row = row;
};

/**
 * Everyone whose turn it is suffers what their row's enemy prints beside its cube, starting with the highest
 * row.
 */
export const sufferFacing: Handler = (state) => {
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
};
