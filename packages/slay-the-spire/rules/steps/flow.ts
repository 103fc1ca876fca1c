/** Conditions, choices and repetitions inside a card. */

import { NONE } from '@three-spires/kernel';
import { ask } from '../asking.ts';
import { holds, timesOf } from '../combat/count.ts';
import type { Op } from '../compile/op.ts';
import { type Frame, QUESTION } from '../state.ts';
import { takeAnswer } from './aim.ts';
import type { Handler } from './handler.ts';

/** Jumps to a step of the routine; the interpreter adds one after every step. */
export const goTo = (frame: Frame, step: number | undefined): true => {
  if (step === undefined) throw new Error(`routine ${frame.routine} jumps nowhere at step ${frame.step}`);
  frame.step = step - 1;
  return true;
};

export const condition: Handler = (state, frame, op) => holds(state, frame, op) || goTo(frame, op.jumps[0]);

export const jump: Handler = (_state, frame, op) => goTo(frame, op.jumps[0]);

export const choose: Handler = (state, frame, op) => {
  const answer = takeAnswer(frame);
  if (answer === NONE) return ask(state, QUESTION.option, frame.seat, 0, op.jumps.length);
  return goTo(frame, op.jumps[answer]);
};

/** The number of repetitions is evaluated once, before the first (STS-17.10). */
export const repeat: Handler = (state, frame, op: Op) => {
  frame.repeats = timesOf(state, frame, op);
  return frame.repeats > 0 || goTo(frame, op.jumps[0]);
};

export const loop: Handler = (_state, frame, op) => --frame.repeats <= 0 || goTo(frame, op.jumps[0]);
