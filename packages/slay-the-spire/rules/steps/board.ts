/** Stances, rows, cubes and the die. */
import { NONE } from '@three-spires/kernel';
import type { boardWords } from '../../words/board.ts';
import { ask } from '../asking.ts';
import { MOST_CUBES, withCubes } from '../card.ts';
import { amountOf, CALM, WRATH } from '../combat/count.ts';
import { rollDie } from '../combat/die.ts';
import { livingPlayers, seatInRow } from '../combat/living.ts';
import { hasStances } from '../combat/slots.ts';
import { TRIGGER, trigger, wait } from '../combat/triggers.ts';
import { RULE_ROUTINE } from '../compile/entries.ts';
import { DONE } from '../moves.ts';
import { playerAt, QUESTION, type State } from '../state.ts';
import { takeAnswer } from './aim.ts';
import { triggerDieAbility } from './die-abilities.ts';
import type { Handlers } from './handler.ts';

export const boardHandlers: Handlers<typeof boardWords> = {
  /** Entering a Stance leaves the previous one; entering the current one does nothing (STS-23.5, STS-23.6). */
  stance: (state, frame, op, emit) => {
    const player = playerAt(state, frame.seat);
    const left = player.stance;
    if (left === op.kind || !hasStances(player)) return true;
    player.stance = op.kind;
    player.changedStance = 1;
    emit?.({ type: 'stanceEntered', seat: frame.seat, stance: op.kind });
    if (left === CALM) wait(state, RULE_ROUTINE.leaveCalm, frame.seat, NONE, NONE, NONE);
    trigger(state, TRIGGER.onChangeStance, frame.seat);
    if (op.kind === WRATH) trigger(state, TRIGGER.onEnterWrath, frame.seat);
    return true;
  },
  /** Two players swap places; the other one must agree (STS-18.6). */
  swapRows: (state, frame, _op, emit) => {
    if (livingPlayers(state) === 1) return true;
    const answer = takeAnswer(frame);
    if (frame.left === NONE) {
      if (answer === NONE) return ask(state, QUESTION.player, frame.seat, 1);
      if (answer === DONE) return true;
      frame.left = answer;
      return ask(state, QUESTION.option, answer, 0, 2);
    }
    const other = frame.left;
    frame.left = NONE;
    if (answer === 0) exchangeRows(state, frame.seat, other);
    if (answer === 0) emit?.({ type: 'rowsSwapped', seat: frame.seat, other });
    return true;
  },
  /**
   * One player after another may move to another row, even an empty one (STS-24.19); a player already there
   * must agree to the swap (STS-18.6). `left` is the seat choosing, `moved` its wanted row + 1.
   */
  changeRows: (state, frame, _op, emit) => {
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
  },
  /** Cubes on the Power being played. */
  placeCubes: (state, frame, op) => {
    const cubes = amountOf(state, frame, op);
    frame.card = withCubes(frame.card, Math.min(cubes, MOST_CUBES));
    return true;
  },
  redCube: (state, frame) => {
    playerAt(state, frame.seat).redCubes++;
    return true;
  },
  /** A new result for everything that has yet to read the die; relics are already done (STS-13.10). */
  rollAgain: (state, _frame, _op, emit) => {
    rollDie(state, emit);
    return true;
  },
  triggerDieAbility,
};

const exchangeRows = (state: State, seat: number, other: number): void => {
  const mover = playerAt(state, seat);
  const partner = playerAt(state, other);
  const row = mover.row;
  mover.row = partner.row;
  partner.row = row;
};

const move = (state: State, seat: number, row: number): void => {
  const mover = playerAt(state, seat);
  const other = seatInRow(state, row);
  if (other !== NONE) playerAt(state, other).row = mover.row;
  mover.row = row;
};
