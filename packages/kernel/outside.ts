import type { Emit, GameEvent } from './event.ts';

/**
 * Facts that no rule computes and no seat decides: where cubes fall in a plastic tower, a player who joins
 * late. They come from outside, are recorded in the log as plain JSON and are never recomputed.
 */
export type OutsideRules<State, Event extends GameEvent> = {
  /** What the game waits for, during which no seat decides; undefined when it waits for nothing. */
  wanted(state: State): unknown;
  /** Parses a fact for this state; throws an InputError when it is impossible. */
  read(state: State, value: unknown): unknown;
  /** Applies a parsed fact to the state, in place. */
  apply(state: State, outside: unknown, emit?: Emit<Event>): void;
};
