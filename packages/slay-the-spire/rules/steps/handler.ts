import type { Op } from '../compile/op.ts';
import type { Emit } from '../event.ts';
import type { Frame, State } from '../state.ts';

/**
 * Carries out one step. True when the step is finished; false when it has opened a question, and then the
 * same step runs again with `frame.answer` set. A step may move `frame.step` or push a frame of its own.
 */
export type Handler = (state: State, frame: Frame, op: Op, emit: Emit) => boolean;
