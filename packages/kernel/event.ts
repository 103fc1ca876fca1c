import { hasSeat, type SeatSet, type Viewer } from './seat.ts';

/**
 * Something a person would see happen. What only some seats may know stands in `secret`, beside the
 * public part, so that both travel together and one function cuts them apart.
 */
export type GameEvent = {
  readonly type: string;
  /** True when the event brought hidden information or chance into the open: a game that counts never undoes it. */
  readonly reveals?: boolean;
  readonly secret?: { readonly seats: SeatSet; readonly [fact: string]: unknown };
};

export type Emit<Event extends GameEvent> = (event: Event) => void;

/** The event as a viewer may see it. */
export const eventFor = <Event extends GameEvent>(event: Event, viewer: Viewer): Event => {
  if (event.secret === undefined) return event;
  if (viewer !== 'spectator' && hasSeat(event.secret.seats, viewer)) return event;
  const { secret: _hidden, ...open } = event;
  return open as Event;
};
