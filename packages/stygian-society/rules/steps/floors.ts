/** Effects on chests and the end of the game, and delayed effects. */
import { endGame } from '../hero/tracks.ts';
import { RESULT } from '../state.ts';
import type { Handlers } from './handler.ts';

export const FLOOR_STEPS: Handlers<'fewer' | 'empty' | 'defeat' | 'end' | 'next' | 'eachFloor'> = {
  fewer: (state, _frame, { number }) => {
    state.fewer += number;
    return true;
  },
  empty: (state) => {
    state.emptied = 1;
    return true;
  },
  defeat: (state, _frame, _step, emit) => {
    endGame(state, RESULT.peril, emit);
    return true;
  },
  end: (state, frame, { inner }) => {
    state.endEffects.push({ routine: inner, enemy: frame.enemy });
    return true;
  },
  next: (state, _frame, { inner }) => {
    state.later.push(inner);
    return true;
  },
  eachFloor: (state, _frame, { inner }) => {
    state.everyFloor.push(inner);
    return true;
  },
};
