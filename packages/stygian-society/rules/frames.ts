/** Putting work on the stack; what the kinds do is in the files of their subjects. */
import { pushFrame } from '@three-spires/kernel';
import { activeSeat } from './asking.ts';
import { FRAME, type Frame, NONE, SIDE, type State } from './state.ts';

const newFrame = (state: State, kind: number, facts: Partial<Frame> = {}): Frame => ({
  kind,
  program: NONE,
  step: 0,
  repeat: 0,
  side: SIDE.enemy,
  seat: activeSeat(state),
  hero: NONE,
  card: NONE,
  enemy: NONE,
  target: NONE,
  number: 0,
  left: NONE,
  flag: 0,
  list: [],
  ...facts,
});

export const push = (state: State, kind: number, facts: Partial<Frame> = {}): Frame =>
  pushFrame(state.stack, newFrame(state, kind, facts));

export const pushProgram = (state: State, program: number, facts: Partial<Frame> = {}): void => {
  push(state, FRAME.program, { program, ...facts });
};

/** Nearest frame of a kind, from the top. */
export const findFrame = (state: State, kind: number): Frame | undefined => {
  for (let at = state.stack.length - 1; at >= 0; at--) {
    const frame = state.stack[at] as Frame;
    if (frame.kind === kind) return frame;
  }
  return undefined;
};

export const pop = (state: State): void => {
  state.stack.pop();
};
