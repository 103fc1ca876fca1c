import type { Emit, GameEvent } from './event.ts';

/**
 * Facts that no rule computes and no seat decides: where cubes fall in a plastic tower, a player who joins late. They
 * come from outside, are written into the log as plain JSON and are never computed again.
 */
export type OutsideRules<State, Event extends GameEvent> = {
  /** What the game waits for, so that no seat decides meanwhile; undefined when it waits for nothing. */
  wanted(state: State): unknown;
  /** Reads a fact for this state; throws an InputError when it cannot be so. */
  read(state: State, value: unknown): unknown;
  /** Takes a fact that was read into the state, in place. */
  apply(state: State, outside: unknown, emit?: Emit<Event>): void;
};
