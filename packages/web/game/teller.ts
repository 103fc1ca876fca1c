import type { GameEvent, Story } from '@three-spires/kernel';

export type Teller<View = unknown, Event extends GameEvent = GameEvent> = {
  /**
   * Tells one event on the displayed view: returns the view with the figures that this event changes, and
   * nothing else changed. Pure. Returns the same object if the event changes nothing visible.
   */
  retell(shown: View, event: Event, story: Story<View>): View;
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
