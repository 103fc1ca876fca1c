import { defined } from './defined.ts';
import type { GameEvent } from './event.ts';
import type { Text } from './text/message.ts';
import type { Why, WhyRules, WhyStep } from './why.ts';

/** What an explanation reads besides the event: the state in the middle of the move, and its events so far. */
export type Moment<State, Event> = { readonly state: State; readonly earlier: readonly Event[] };

/** One explainer for each type of event, so that TypeScript names a new event that has none. */
export type Explainers<State, Event extends GameEvent, Type extends Event['type'] = Event['type']> = {
  readonly [Each in Type]: (event: Extract<Event, { type: Each }>, moment: Moment<State, Event>) => Why;
};

export const explainBy =
  <State, Event extends GameEvent>(explainers: Explainers<State, Event>): WhyRules<State, Event>['explain'] =>
  (state, event, earlier) =>
    explainers[event.type as Event['type']](event as never, { state, earlier });

/** One step of a chain, as it is said, with its rule and the figure after it. */
export const whyStep = (says: Text, rule?: string, amount?: number): WhyStep => ({
  says,
  ...defined({ rule, amount }),
});
