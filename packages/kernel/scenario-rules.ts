import type { Move, ReadableMove } from './move.ts';
import type { Seat } from './seat.ts';

/**
 * What a game adds to the common scenario format: positions in printed names, built and shown the same way.
 */
export type ScenarioRules<State> = {
  /** The valibot schema of a position. The reference page is generated from it. */
  readonly schema?: { readonly type: string };
  /** Builds the position; throws an InputError that names the invalid field. */
  build(position: unknown, seed: string): State;
  /** The position of a state, in the words that `build` reads. */
  show(state: State): unknown;
  /** The seat with this name; throws an InputError if no player has it. */
  seat(state: State, name: string | number): Seat;
  /**
   * The move for a readable form, legal or not, so that `refuse` can judge it; undefined if it means nothing.
   */
  encode?(state: State, seat: Seat, readable: ReadableMove): Move | undefined;
  /** The external fact for a scenario's words; without this function the words are used unchanged. */
  outside?(state: State, words: unknown): unknown;
  /** The game after newcomers join; throws an InputError if they cannot join now. */
  join?(state: State, names: readonly string[]): State;
};
