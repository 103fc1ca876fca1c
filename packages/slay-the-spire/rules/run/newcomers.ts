/** Who takes part in what precedes an Act: everyone, or with Catch Up only new players (STS-33.7). */
import type { State } from '../state.ts';

export const takesPart = ({ run }: State, seat: number): boolean =>
  run.newcomers === 0 || (run.newcomers & (1 << seat)) !== 0;

export const partySize = (state: State): number => {
  let size = 0;
  for (let seat = 0; seat < state.players.length; seat++) if (takesPart(state, seat)) size++;
  return size;
};

/** By seat: players who only watch are finished from the start. */
export const watchersFinished = (state: State): number[] =>
  state.players.map((_, seat) => (takesPart(state, seat) ? 0 : 1));
