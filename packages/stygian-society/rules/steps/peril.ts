/** Effects that raise peril. */
import type { StygianSocietyEmit } from '../event.ts';
import { changePeril } from '../hero/tracks.ts';
import { FRAME, type State } from '../state.ts';

/** STY-7.8: peril that a line's own effect raised. */
const markRaised = (state: State): void => {
  const below = state.stack[state.stack.length - 2];
  if (below?.kind === FRAME.act) below.left = 1;
};

export const raisePeril = (state: State, number: number, emit: StygianSocietyEmit): void => {
  if (number > 0) markRaised(state);
  changePeril(state, number, emit);
};
