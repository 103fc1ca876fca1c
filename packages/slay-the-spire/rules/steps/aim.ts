/** Finds the target of an effect, and asks for it if the player has not chosen one yet. */
import { NONE } from '@three-spires/kernel';
import { ask } from '../asking.ts';
import { targetedSeat } from '../combat/last-stand.ts';
import { livingEnemies, livingPlayers, onlyEnemy, rowCount, standsIn } from '../combat/living.ts';
import { inTurn } from '../combat/turns.ts';
import { AIM, type Op } from '../compile/op.ts';
import { DONE } from '../moves.ts';
import { ALIVE, enemyAt, type Frame, NOBODY, PHASE, QUESTION, type State } from '../state.ts';

/** Consumes the answer to this step's question, or returns NONE. */
export const takeAnswer = (frame: Frame): number => {
  const { answer } = frame;
  frame.answer = NONE;
  return answer;
};

/** Ensures that `frame.target` is set for an aim at enemies; false when it had to ask. */
export const aimAtEnemies = (state: State, frame: Frame, op: Op): boolean => {
  if (op.aim === AIM.all || op.aim === AIM.rowOfTarget) return true;
  if (op.aim === AIM.anyEnemy || op.aim === AIM.anyRow) {
    if (frame.answer === NONE) frame.target = NONE;
  }
  if (frame.target !== NONE) return true;
  frame.target = takeAnswer(frame);
  if (frame.target !== NONE) return true;
  return op.aim === AIM.row || op.aim === AIM.anyRow ? aimAtRow(state, frame) : aimAtEnemy(state, frame);
};

/** Carve Reality: one more enemy may be hit, stored in `left`; false when it had to ask. */
export const aimAtAnother = (state: State, frame: Frame): boolean => {
  if (frame.left !== NONE) return true;
  const answer = takeAnswer(frame);
  if (answer === NONE && livingEnemies(state) > 1)
    return ask(state, QUESTION.enemy, frame.seat, 1, 0, frame.target + 1);
  frame.left = answer === NONE || answer === DONE ? NOBODY : answer;
  return true;
};

const aimAtEnemy = (state: State, frame: Frame): boolean => {
  const only = onlyEnemy(state);
  if (only !== NONE) frame.target = only;
  else if (livingEnemies(state) === 0) frame.target = NOBODY;
  else return ask(state, QUESTION.enemy, frame.seat);
  return true;
};

/** STS-18.2: any row may be chosen, even an empty one. */
const aimAtRow = (state: State, frame: Frame): boolean => {
  if (rowCount(state) > 1) return ask(state, QUESTION.row, frame.seat);
  frame.target = 1;
  return true;
};

/** Whether an aim includes an enemy; a Boss is in every row (STS-18.2, STS-18.7). */
export const reaches = (state: State, frame: Frame, aim: number, index: number): boolean => {
  const enemy = enemyAt(state, index);
  if (enemy.status !== ALIVE) return false;
  switch (aim) {
    case AIM.enemy:
    case AIM.anyEnemy:
      return index === frame.target;
    case AIM.oneOrTwo:
      return index === frame.target || index === frame.left;
    case AIM.row:
    case AIM.anyRow:
      return standsIn(enemy, frame.target);
    case AIM.rowOfTarget: {
      const { row, otherRow } = enemyAt(state, frame.target);
      return row === 0 || standsIn(enemy, row) || (otherRow !== 0 && standsIn(enemy, otherRow));
    }
    default:
      return true;
  }
};

/** The player who receives an "any player" effect, or NONE when it had to ask. */
export const recipientSeat = (state: State, frame: Frame, aim: number): number => {
  if (aim === AIM.self) return frame.seat;
  if (aim === AIM.player) return namedPlayer(state, frame);
  const answered = takeAnswer(frame);
  if (answered !== NONE) return answered;
  if (livingPlayers(state) === 1) return frame.seat;
  ask(state, QUESTION.player, frame.seat);
  return NONE;
};

const namedPlayer = (state: State, frame: Frame): number => {
  if (frame.target === NONE) {
    if (livingPlayers(state) === 1) frame.target = frame.seat;
    else frame.target = takeAnswer(frame);
  }
  if (frame.target === NONE) ask(state, QUESTION.player, frame.seat);
  return frame.target;
};

/** The player an enemy's action or ability refers to: the one in its row (STS-18.4). */
export const facedSeat = (state: State, frame: Frame): number =>
  frame.seat !== NONE ? frame.seat : targetedSeat(state, enemyAt(state, frame.enemy));

/** Whether an aim at players includes a seat: a Boss without an area symbol reaches all (STS-14.9). */
export const reachesSeat = (state: State, frame: Frame, aim: number, seat: number): boolean => {
  // STS-36.4, R154: at the end of a player's own turn, enemies reach no other player.
  if (aim === AIM.everyone) return state.phase !== PHASE.endOfTurn || inTurn(state, seat);
  if (frame.seat === NONE && enemyAt(state, frame.enemy).row === 0) return true;
  return seat === facedSeat(state, frame);
};
