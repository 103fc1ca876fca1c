/** The moment in which an event is explained: the state just after it, and what is being resolved there. */
import { topFrame } from '@three-spires/kernel';
import { faceOf } from '../rules/card.ts';
import { FACES, ROUTINE_SOURCES, ROUTINES } from '../rules/compile/entries.ts';
import { CODES, type CodeName, type Op } from '../rules/compile/op.ts';
import type { SlayTheSpireEvent } from '../rules/event.ts';
import { seatName } from '../rules/naming.ts';
import { FRAME, type Frame, type State } from '../rules/state.ts';

export type EventOfType<Type extends SlayTheSpireEvent['type']> = Extract<SlayTheSpireEvent, { type: Type }>;

export type Moment<Event extends SlayTheSpireEvent = SlayTheSpireEvent> = {
  readonly state: State;
  readonly event: Event;
  /** The events of the same move before this one. */
  readonly earlier: readonly SlayTheSpireEvent[];
  /** What is being resolved, its current step and the step's name. */
  readonly frame: Frame | undefined;
  readonly op: Op | undefined;
  readonly step: CodeName | undefined;
};

export const momentOf = (
  state: State,
  event: SlayTheSpireEvent,
  earlier: readonly SlayTheSpireEvent[],
): Moment => {
  const frame = topFrame(state.stack);
  const op = frame && ROUTINES[frame.routine]?.[frame.step];
  return { state, event, earlier, frame, op, step: op && (CODES[op.code] as CodeName) };
};

/** Seats go by their characters: an explanation knows no names of people. */
export const namesIn = (state: State): readonly string[] =>
  state.players.map((_, seat) => seatName(state, seat));

/** What a frame resolves, by its printed name. */
export const sourceName = ({ kind, card, routine }: Frame): string =>
  kind === FRAME.card ? (FACES[faceOf(card)]?.name ?? '') : (ROUTINE_SOURCES[routine]?.name ?? '');
