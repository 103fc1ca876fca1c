import type { Move, ReadableMove } from '../move.ts';
import type { Seat } from '../seat.ts';

/** What a game adds to the common format: positions in printed names, built and shown the same way. */
export type ScenarioRules<State> = {
  /** The valibot schema of a position. The reference page is generated from it. */
  readonly schema?: { readonly type: string };
  /** Builds the position; throws an InputError that names the field that is wrong. */
  build(position: unknown, seed: string): State;
  /** The position of a state, in the words `build` reads. */
  show(state: State): unknown;
  /** The seat a name stands for; throws an InputError where no player has that name. */
  seat(state: State, name: string | number): Seat;
  /** The move of a readable form, legal or not, so that `refuse` can judge it; undefined where it means nothing. */
  encode?(state: State, seat: Seat, readable: ReadableMove): Move | undefined;
  /** What came from outside, from the words of a scenario; without it they are taken as they stand. */
  outside?(state: State, words: unknown): unknown;
  /** The game with newcomers, where a game can be joined; throws an InputError where it cannot be now. */
  join?(state: State, names: readonly string[]): State;
};
