import type { GameEvent } from '@three-spires/kernel';

/** The rest of the batch of events being told. */
export type Story<View, Event> = {
  /** The view after the whole batch. Whatever an event adds, such as a new enemy, is taken from it. */
  readonly next: View;
  /** The events after this one, in order. */
  readonly later: readonly Event[];
};

/**
 * Tells one event on the displayed view: returns the view with the figures that this event changes, and
 * nothing else changed. Pure. Returns the same object if the event changes nothing visible.
 */
export type Retell<View, Event> = (shown: View, event: Event, story: Story<View, Event>) => View;

export type Teller<View = unknown, Event extends GameEvent = GameEvent> = {
  retell(shown: View, event: Event, story: Story<View, Event>): View;
  /**
   * How long an event is on display at normal speed, in milliseconds; 0 shows it together with the next one.
   */
  paceOf(event: Event): number;
  /**
   * Whether the options of the view `next` can be offered on the view `shown`: the same hand, the same
   * targets.
   */
  isLive(shown: View, next: View): boolean;
};
