import type { Game, GameEvent, Move, MoveList, Random, Seat } from '@three-spires/kernel';
import { randomBelow } from '@three-spires/kernel';

/**
 * A random legal move of the seat, each equally likely, or undefined if there is none. `list` is cleared and
 * refilled, so that millions of moves need only one list.
 */
export const randomMove = <State, Setup, View, Event extends GameEvent>(
  game: Game<State, Setup, View, Event>,
  state: State,
  seat: Seat,
  random: Random,
  stream: number,
  list: MoveList,
): Move | undefined => {
  game.legal(state, seat, list);
  return list.length === 0 ? undefined : list.moves[randomBelow(random, stream, list.length)];
};
