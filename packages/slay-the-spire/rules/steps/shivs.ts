/** Shivs and Miracles. */
import { NONE } from '@three-spires/kernel';
import type { shivWords } from '../../words/shivs.ts';
import { ask } from '../asking.ts';
import { isBarred } from '../combat/cost.ts';
import { amountOf } from '../combat/count.ts';
import { gainMiracles, gainShivs, shivsLeft } from '../combat/gains.ts';
import { livingEnemies } from '../combat/living.ts';
import type { Emit } from '../event.ts';
import { pushShiv } from '../frames.ts';
import { DONE } from '../moves.ts';
import { type Frame, playerAt, QUESTION, type State } from '../state.ts';
import { takeAnswer } from './aim.ts';
import type { Handlers } from './handler.ts';

export const shivHandlers: Handlers<typeof shivWords> = {
  /** Shivs one at a time; one without a token left may be used at once or skipped (STS-21.11). */
  shiv: (state, frame, op, emit) => {
    if (frame.left === NONE) frame.left = amountOf(state, frame, op);
    const answer = takeAnswer(frame);
    if (answer !== NONE) {
      frame.left--;
      if (answer !== DONE) return useSurplus(state, frame, answer, emit);
    }
    const room = shivsLeft(state);
    const gained = Math.min(frame.left, room);
    if (gained > 0) gainShivs(state, frame.seat, gained, emit);
    frame.left -= gained;
    const barred = isBarred(state, playerAt(state, frame.seat));
    if (frame.left <= 0 || barred || livingEnemies(state) === 0) return finish(frame);
    return ask(state, QUESTION.shiv, frame.seat, 1);
  },
  /** All Shivs at once, each a separate Attack with its own target. */
  useAllShivs: (state, frame, op, emit) => {
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
  },
  miracle: (state, frame, op, emit) => {
    gainMiracles(state, frame.seat, amountOf(state, frame, op), emit);
    return true;
  },
};

const useSurplus = (state: State, frame: Frame, target: number, emit: Emit): boolean => {
  if (frame.left === 0) frame.left = NONE;
  // The step runs again after the Shiv for the remaining ones.
  else frame.step--;
  emit?.({ type: 'shivUsed', seat: frame.seat });
  pushShiv(state, frame.seat, target, 0);
  return true;
};

const finish = (frame: Frame): true => {
  frame.left = NONE;
  return true;
};
