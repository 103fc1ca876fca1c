/** Conditions, choices, repetitions and delayed parts. */
import { NONE, removeAt } from '@three-spires/kernel';
import type { flowSteps, flowWords } from '../../words/vocabulary.ts';
import { ask } from '../asking.ts';
import { type Card, cubesOn, findCard, uidOf, withCubes } from '../card.ts';
import { holds, timesOf } from '../combat/count.ts';
import { exhaustCard } from '../combat/piles.ts';
import { refreshAbilities } from '../combat/triggers.ts';
import type { Op } from '../compile/op.ts';
import { type Frame, playerAt, QUESTION } from '../state.ts';
import { takeAnswer } from './aim.ts';
import type { Handlers } from './handler.ts';

export const flowHandlers: Handlers<typeof flowWords, typeof flowSteps> = {
  if: (state, frame, op) => holds(state, frame, op) || goTo(frame, op.jumps[0]),
  jump: (_state, frame, op) => goTo(frame, op.jumps[0]),
  choose: (state, frame, op) => {
    const answer = takeAnswer(frame);
    if (answer === NONE) return ask(state, QUESTION.option, frame.seat, 0, op.jumps.length);
    return goTo(frame, op.jumps[answer]);
  },
  /** The number of repetitions is evaluated once, before the first (STS-17.10). */
  repeat: (state, frame, op: Op) => {
    frame.repeats = timesOf(state, frame, op);
    return frame.repeats > 0 || goTo(frame, op.jumps[0]);
  },
  loop: (_state, frame, op) => --frame.repeats <= 0 || goTo(frame, op.jumps[0]),
  /** Delays a part of the text until the end of this turn. */
  atEndOfTurn: (state, frame, op) => {
    const player = playerAt(state, frame.seat);
    player.atEndOfTurn = [...player.atEndOfTurn, op.kind];
    return true;
  },
  nextRound: (state, frame, op) => {
    state.pending.push({ routine: op.kind, enemy: frame.enemy });
    return true;
  },
  /** Adds a cube to the Power; the last one Exhausts it, followed by its effects. */
  addCube: (state, frame, op, emit) => {
    const player = playerAt(state, frame.seat);
    const at = findCard(player.powers, uidOf(frame.card));
    if (at < 0) return goTo(frame, op.jumps[0]);
    const card = player.powers[at] as Card;
    const cubes = cubesOn(card) + 1;
    if (cubes < op.base) {
      player.powers[at] = withCubes(card, cubes);
      return goTo(frame, op.jumps[0]);
    }
    exhaustCard(state, frame.seat, removeAt(player.powers, at), emit);
    refreshAbilities(player);
    return true;
  },
};

/** Jumps to a step of the routine; the interpreter adds one after every step. */
const goTo = (frame: Frame, step: number | undefined): true => {
  if (step === undefined) throw new Error(`routine ${frame.routine} jumps nowhere at step ${frame.step}`);
  frame.step = step - 1;
  return true;
};
