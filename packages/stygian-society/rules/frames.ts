/** Putting work on the stack; what the kinds do is in the files of their subjects. */
import { pushFrame } from '@three-spires/kernel';
import { activeSeat } from './asking.ts';
import { FRAME, type Frame, NONE, SIDE, type State } from './state.ts';

const NO_FACTS: Partial<Frame> = {};

/** Field by field: frames come and go all the time, and every one has the same shape. */
const newFrame = (state: State, kind: number, facts: Partial<Frame>): Frame => ({
  kind,
  program: facts.program ?? NONE,
  step: 0,
  repeat: facts.repeat ?? 0,
  side: facts.side ?? SIDE.enemy,
  seat: facts.seat ?? activeSeat(state),
  hero: facts.hero ?? NONE,
  card: facts.card ?? NONE,
  enemy: facts.enemy ?? NONE,
  target: facts.target ?? NONE,
  number: facts.number ?? 0,
  left: facts.left ?? NONE,
  flag: facts.flag ?? 0,
  list: facts.list ?? [],
});

export const push = (state: State, kind: number, facts: Partial<Frame> = NO_FACTS): Frame =>
  pushFrame(state.stack, newFrame(state, kind, facts));

export const pushProgram = (
  state: State,
  program: number,
  facts: Omit<Partial<Frame>, 'program'> = NO_FACTS,
): void => {
  push(state, FRAME.program, facts).program = program;
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
