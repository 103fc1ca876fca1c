import type { Emit, GameEvent } from './event.ts';

/**
 * Facts that no rule works out and no seat decides: where things fall in a tower of plastic, somebody who sits down
 * late. They come from outside, are written into the log as plain JSON and never worked out again.
 */
export type OutsideRules<State, Event extends GameEvent> = {
  /** What the game stands still for, so that nobody decides meanwhile; undefined when it waits for nothing. */
  wanted(state: State): unknown;
  /** Reads a fact for this state; throws an InputError when it cannot be so. */
  read(state: State, value: unknown): unknown;
  /** Takes a fact that was read into the state, in place. */
  apply(state: State, outside: unknown, emit?: Emit<Event>): void;
};
