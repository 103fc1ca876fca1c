/** Effects on chests and the end of the game. */
import type { floorWords } from '../../words/floors.ts';
import { endGame } from '../hero/tracks.ts';
import { RESULT } from '../state.ts';
import type { Handlers } from './handler.ts';

export const FLOOR_STEPS: Handlers<typeof floorWords> = {
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
};
