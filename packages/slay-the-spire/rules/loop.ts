/** The engine's main loop, and the answers that resume it. */
import { closeQuestion, NONE, topFrame } from '@three-spires/kernel';
import { COPIES_OPEN, settleCopies } from './combat/doubling.ts';
import { goLater } from './combat/later.ts';
import { beginCard, cleanUpCard, startAttack, startCopy } from './combat/playing.ts';
import { stepRound } from './combat/round.ts';
import { ROUTINES } from './compile/entries.ts';
import type { Op, Routine } from './compile/op.ts';
import type { Emit } from './event.ts';
import { ownClimb } from './own-climb.ts';
import { endCombat } from './run/after-combat.ts';
import { stepRun } from './run/course.ts';
import { FRAME, type Frame, isCombatPhase, PHASE, type State } from './state.ts';
import type { Handler } from './steps/handler.ts';
import { HANDLERS } from './steps/index.ts';
import { mayOrder, startWaiting, triggerWaiting } from './waiting.ts';

/**
 * One small step: the stack, then triggered abilities, then the next phase. False when a seat must decide.
 */
export const stepOn = (state: State, emit: Emit): boolean => {
  if (state.won !== 0) {
    windUp(state, emit);
    return true;
  }
  const frame = topFrame(state.stack);
  if (state.waiting.length > 0 && isBetweenCards(state, frame)) return startWaiting(state, emit);
  if (frame !== undefined) return runFrame(state, frame, emit);
  state.active = NONE;
  return stepPhase(state, emit);
};

/** The next step of the combat or the climb; false when it waits for players. */
const stepPhase = (state: State, emit: Emit): boolean =>
  isCombatPhase(state.phase) ? stepRound(state, emit) : stepRun(state, emit);

/**
 * Whether waiting abilities may resolve now: nothing is being resolved, or a copy has resolved and the next
 * one or the original has not started (STS-26.8). Cards played by another card are part of its text
 * (STS-13.19).
 */
const isBetweenCards = (state: State, frame: Frame | undefined): boolean =>
  frame === undefined || (state.stack.length === 1 && frame.kind === FRAME.card && frame.begun === 0);

/** Runs a frame to its end; false when it asks something. Stops early when another frame is pushed. */
const runFrame = (state: State, frame: Frame, emit: Emit): boolean => {
  if (frame.begun === 0) {
    if (frame.copies === COPIES_OPEN && !settleCopies(state, frame)) return false;
    if (!begin(state, frame, emit)) return true;
  }
  const routine = ROUTINES[frame.routine] as Routine;
  while (frame.step < routine.length) {
    const op = routine[frame.step] as Op;
    if (!(HANDLERS[op.code] as Handler)(state, frame, op, emit)) return closeIfEnded(state);
    frame.step++;
    if (state.won !== 0 || state.phase === PHASE.over) return true;
    if (topFrame(state.stack) !== frame) return true;
  }
  state.stack.pop();
  cleanUpCard(state, frame, emit);
  return true;
};

/** A step that ended the combat or the game has nothing more to ask (STS-15.3, STS-15.5). */
const closeIfEnded = (state: State): boolean => {
  if (state.won === 0 && state.phase !== PHASE.over) return false;
  closeQuestion(state);
  return true;
};

/** False when a copy must resolve first. */
const begin = (state: State, frame: Frame, emit: Emit): boolean => {
  if (frame.kind === FRAME.card) {
    if (frame.copies > 0) {
      startCopy(state, frame);
      return false;
    }
    beginCard(state, frame, emit);
  } else {
    frame.begun = 1;
    if (frame.kind === FRAME.shiv || frame.kind === FRAME.attack) startAttack(state, frame, emit);
  }
  return true;
};

/** STS-15.5: the rest of the card and what it triggered are skipped; the card goes to its pile. */
const windUp = (state: State, emit: Emit): void => {
  state.won = 0;
  while (state.stack.length > 0) cleanUpCard(state, state.stack.pop() as Frame, emit);
  if (state.waiting.length > 0) state.waiting.length = 0;
  state.ordered = 0;
  state.later = [];
  state.active = NONE;
  ownClimb(state);
  endCombat(state, emit);
};

/** Runs until a seat must decide or the game is over. */
export const advance = (state: State, emit: Emit): void => {
  while (state.phase !== PHASE.over && stepOn(state, emit));
};

/** Passes an answer to the frame that asked. */
export const putAnswer = (state: State, value: number): void => {
  const frame = topFrame(state.stack) as Frame;
  frame.answer = value;
  closeQuestion(state);
};

export const answer = (state: State, value: number, emit: Emit): void => {
  putAnswer(state, value);
  advance(state, emit);
};

/** Answers the question about the order: one ability now, or all in their current order. */
export const answerOrder = (state: State, at: number, emit: Emit): void => {
  closeQuestion(state);
  triggerWaiting(state, at, emit);
  advance(state, emit);
};

/** Keeps the current order of all abilities that a seat may order. */
export const putOrder = (state: State, seat: number): void => {
  closeQuestion(state);
  for (const ability of state.waiting) if (mayOrder(state, seat, ability)) state.ordered++;
};

export const answerOrderAll = (state: State, seat: number, emit: Emit): void => {
  putOrder(state, seat);
  advance(state, emit);
};

export const answerLater = (state: State, seat: number, emit: Emit): void => {
  closeQuestion(state);
  goLater(state, seat);
  advance(state, emit);
};
