import type { GameEvent, Text } from '@three-spires/kernel';
import type { Signs } from '../icons/signs.ts';

/** How a game describes its events. Created once, not for every render. */
export type LogVoice<Event extends GameEvent = GameEvent> = {
  /** The line for an event, including `more` events told in the same line; empty if it needs none. */
  narrate(event: Event, names: readonly string[], more: readonly Event[]): Text;
  /** Groups the events told in one line. By default, every event has its own line. */
  together?(events: readonly Event[]): readonly (readonly Event[])[];
  /** Opens what a line mentions, if that can be viewed. */
  look(event: Event): (() => void) | undefined;
  /** The types of events whose lines begin a section of the log. */
  readonly headings: readonly Event['type'][];
  /** The pictures in its lines. */
  readonly signs?: Signs;
};
