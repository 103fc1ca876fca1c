/** The course of the climb, and HP between combats. */
import { NONE } from '@three-spires/kernel';
import type { roomWords } from '../../../words/run/rooms.ts';
import { ENTERED_ROOMS } from '../../../words/run/rooms.ts';
import { ask } from '../../asking.ts';
import { heal, losePlayerHp } from '../../combat/harm.ts';
import { type Frame, playerAt, QUESTION } from '../../state.ts';
import { takeAnswer } from '../aim.ts';
import type { Handlers } from '../handler.ts';

export const roomHandlers: Handlers<typeof roomWords> = {
  healFully: (state, frame, _op, emit) => {
    heal(state, 'player', frame.seat, playerAt(state, frame.seat).maxHp, emit);
    return true;
  },
  /** `x` is the number of players who took the same option earlier. */
  loseHpPerChooser: (state, frame, _op, emit) => {
    losePlayerHp(state, frame.seat, 1 + frame.x, emit);
    return true;
  },
  /** Scrap Ooze: the player may repeat the option that led here. */
  mayRepeat: (state, frame) => {
    const answer = takeAnswer(frame);
    if (answer === NONE) return ask(state, QUESTION.option, frame.seat, 0, 2);
    const option: Frame | undefined = state.stack[state.stack.length - 2];
    if (answer === 0 && option !== undefined) option.step = 0;
    return true;
  },
  /** The Event turns into another room once all its effects are done. */
  enterRoom: (state, _frame, op) => {
    state.run.nextRoom = op.kind;
    return ENTERED_ROOMS[op.kind] !== undefined;
  },
  jumpToRoom: (state) => {
    state.run.jump = 1;
    return true;
  },
};
