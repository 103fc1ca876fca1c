import type { GameEvent } from '@three-spires/kernel';

/** What is still to come in the batch of events that is being told. */
export type Story<View, Event> = {
  /** The view after the whole batch. What an event brings along, a new enemy say, is taken from it. */
  readonly next: View;
  /** The events after this one, in order. */
  readonly later: readonly Event[];
};

/**
 * Tells one event on the view that is shown: returns the view with the figures that this event changes, and nothing
 * else changed. Pure; returns the same object where the event changes nothing that is shown.
 */
export type Retell<View, Event> = (shown: View, event: Event, story: Story<View, Event>) => View;

/** How a game tells its events. */
export type Teller<View = unknown, Event extends GameEvent = GameEvent> = {
  retell(shown: View, event: Event, story: Story<View, Event>): View;
  /** How long an event holds the stage at normal speed, in milliseconds; with 0 it is shown with the next one. */
  paceOf(event: Event): number;
  /** Whether the options of the view `next` can be shown on the view `shown`: the same hand, the same targets. */
  isLive(shown: View, next: View): boolean;
};
