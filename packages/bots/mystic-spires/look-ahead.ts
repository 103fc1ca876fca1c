/** The result of a move without responses, if each Keeper gives their best answer to every question. */
import { createMoveList, encodeMove, hasMove, listedMoves, type Move, NONE } from '@three-spires/kernel';
import {
  announceOnly,
  cardTaken,
  copyState,
  legal,
  MOVE,
  PHASE,
  QUESTION,
  resolveUnanswered,
  type State,
} from '@three-spires/mystic-spires/for-bots';
import { isRepeated } from './alike.ts';
import { evaluate } from './evaluate.ts';
import type { Plans } from './plan.ts';
import { HAND_WORTH } from './worth.ts';

/** Nested questions get their best answer down to this depth, and the first answer below it. */
const DEEPEST = 2;
/** The most answers tried. */
const MOST_ANSWERS = 8;

/**
 * Triggers of a disrupted effect that target the same card disrupt each other and trigger again: with many of
 * them in play, choosing first answers never terminates. Such a position is evaluated as it is.
 */
const MOST_WAITING = 32;

const NO_CHOICE = encodeMove(MOVE.none);

/** For choices among cards of piles, their worth in hand is enough: take the best, give the worst. */
const pickCard = (state: State, answers: readonly Move[]): Move | undefined => {
  const { kind } = state.question;
  const first = answers[0] as Move;
  const isOfPiles = kind === QUESTION.search || kind === QUESTION.discard || cardTaken(state, first) !== NONE;
  if (!isOfPiles) return undefined;
  const sign = kind === QUESTION.discard ? -1 : 1;
  let [best, most] = [first, Number.NEGATIVE_INFINITY];
  for (const move of answers) {
    const card = cardTaken(state, move);
    if (card === NONE) continue;
    const worth = sign * (HAND_WORTH[card] as number);
    if (worth > most) [best, most] = [move, worth];
  }
  return best;
};

/** Resolves the position in place and evaluates the result. */
export const settle = (state: State, seat: number, plans: Plans, depth = 0): number => {
  resolveUnanswered(state, undefined);
  const { kind, seat: asked } = state.question;
  const isSettled = state.phase === PHASE.over || kind === QUESTION.none || kind >= QUESTION.throw;
  if (isSettled || state.waiting.length > MOST_WAITING) return evaluate(state, seat, plans);
  const list = createMoveList();
  legal(state, asked, list);
  const answers = listedMoves(list).filter((move) => !isRepeated(state, list, move));
  const first = answers[0] as Move;
  const obvious = pickCard(state, answers);
  if (obvious !== undefined || answers.length === 1 || depth >= DEEPEST || kind === QUESTION.order) {
    announceOnly(state, asked, obvious ?? first, undefined);
    return settle(state, seat, plans, depth);
  }
  let best = Number.NaN;
  for (let at = 0; at < answers.length && at < MOST_ANSWERS; at++) {
    const worth = worthOf(state, asked, answers[at] as Move, seat, plans, depth + 1);
    if (Number.isNaN(best) || (asked === seat ? worth > best : worth < best)) best = worth;
  }
  return best;
};

/** The value of a move's result for a seat. */
export const worthOf = (
  state: State,
  mover: number,
  move: Move,
  seat: number,
  plans: Plans,
  depth = 0,
): number => {
  const copy = copyState(state);
  announceOnly(copy, mover, move, undefined);
  return settle(copy, seat, plans, depth);
};

/** The same for an attack that is let through, if that is allowed (MYS-17.9). */
export const worthLetThrough = (state: State, seat: number, move: Move, plans: Plans): number => {
  const copy = copyState(state);
  announceOnly(copy, seat, move, undefined);
  resolveUnanswered(copy, undefined);
  if (copy.phase !== PHASE.over && copy.question.kind === QUESTION.intercept) {
    const list = createMoveList();
    legal(copy, copy.question.seat, list);
    if (hasMove(list, NO_CHOICE)) announceOnly(copy, copy.question.seat, NO_CHOICE, undefined);
  }
  return settle(copy, seat, plans);
};
