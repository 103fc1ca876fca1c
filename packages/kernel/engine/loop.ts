import type { Emit, GameEvent } from '../event.ts';

/**
 * The one loop of a game: it goes on until a seat must decide, something must come from outside, or the game is over.
 *
 * `standsStill` says that nothing may happen now. `stepOn` does one small step: it runs the top frame, starts a
 * waiting ability or enters the next phase. It returns false when a seat must decide.
 */
export const createLoop = <State, Event extends GameEvent>(
  standsStill: (state: State) => boolean,
  stepOn: (state: State, emit: Emit<Event> | undefined) => boolean,
) => {
  const advance = (state: State, emit: Emit<Event> | undefined): void => {
    while (!standsStill(state) && stepOn(state, emit));
  };
  return advance;
};
