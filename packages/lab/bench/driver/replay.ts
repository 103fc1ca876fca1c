import type { AnyGame, MoveList } from '@three-spires/kernel';

/**
 * Replays a recorded game: only the path that a search takes through a game. Choosing at random and judging
 * moves were done when the game was recorded. Refers to nothing outside itself: `copyOfReplay` creates a
 * second function from its text.
 */
export function replay(
  game: AnyGame,
  setup: unknown,
  seed: string,
  choices: readonly number[],
  list: MoveList,
): unknown {
  const state: unknown = game.start(setup, seed);
  for (let at = 0; at < choices.length; at++) {
    const seats = game.deciding(state);
    const seat = 31 - Math.clz32(seats & -seats);
    game.legal(state, seat, list);
    game.apply(state, seat, list.moves[choices[at] as number] as number);
  }
  return state;
}

/**
 * The same function with separate type feedback. Otherwise three games in one process would share `replay`
 * and slow each other down there, which would be an artefact of the bench. The name keeps V8 from finding the
 * text in its cache and returning the first copy again.
 */
export const copyOfReplay = (name: string): typeof replay =>
  new Function(`/* ${name} */ return ${replay.toString()}`)() as typeof replay;
