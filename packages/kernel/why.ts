import type { GameEvent } from './event.ts';
import type { Move } from './move.ts';
import type { PreviewChange } from './preview.ts';
import type { Seat } from './seat.ts';
import type { Text } from './text/message.ts';

/** One link of the chain: "Strength adds 1", "Vulnerable doubles it". */
export type WhyStep = {
  readonly says: Text;
  /** The rule that says so, by its id in the rulebook, as "STS-38.10". */
  readonly rule?: string;
  /** The figure after this step, where the chain is about a number. */
  readonly amount?: number;
};

/** From the first cause to what happened. */
export type Why = readonly WhyStep[];

/**
 * Explains what happened, from outside the rules: a move is applied to a copy, and each event is explained at the
 * moment it is emitted, while the state still shows what led to it.
 */
export type WhyRules<State, Event extends GameEvent> = {
  /**
   * The chain that led to an event. `state` is in the middle of the move; `earlier` are the move's events so far.
   * A chain may tell only what everyone who sees the event may know.
   */
  explain(state: State, event: Event, earlier: readonly Event[]): Why;
  /** Whether the event changes the figure of a preview. */
  changes(event: Event, change: PreviewChange): boolean;
  /**
   * Carries out on this copy what a preview measures for a figure, and emits each event with the state at that
   * moment. Without it, that is the move up to its first event that reveals something.
   */
  readonly measure?: (
    copy: State,
    seat: Seat,
    move: Move,
    change: PreviewChange,
    emit: (event: Event, state: State) => void,
  ) => void;
};
