import type { Op } from '../compile/op.ts';
import type { Emit } from '../event.ts';
import type { Frame, State } from '../state.ts';

/**
 * Runs one step. Returns true when the step is finished; false when it has opened a question, after which the
 * same step runs again with `frame.answer` set. A step may move `frame.step` or push its own frame.
 */
export type Handler = (state: State, frame: Frame, op: Op, emit: Emit) => boolean;

/** A handler for each word of a subject, and for its other steps. */
export type Handlers<Words, Steps extends readonly string[] = []> = Readonly<
  Record<keyof Words | Steps[number], Handler>
>;
