/** Putting work on the stack; what the kinds do is in the files of their subjects. */
import { pushFrame } from '@three-spires/kernel';
import { activeSeat } from './asking.ts';
import { FRAME, type Frame, NONE, SIDE, type State } from './state.ts';

/** A frame of a kind; the caller fills in what it needs. Frames come and go all the time, and all have one shape. */
export const push = (state: State, kind: number): Frame =>
  pushFrame(state.stack, {
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
  });

/** Effects of an enemy, a line, an event or a chest. */
export const pushEnemyProgram = (state: State, program: number, enemy: number): void => {
  const frame = push(state, FRAME.program);
  frame.program = program;
  frame.enemy = enemy;
};

/** Effects of a card a hero uses; `hero` is NONE for the party's. */
export const pushHeroProgram = (
  state: State,
  program: number,
  seat: number,
  hero: number,
  card: number,
): Frame => {
  const frame = push(state, FRAME.program);
  frame.program = program;
  frame.side = SIDE.hero;
  frame.seat = seat;
  frame.hero = hero;
  frame.card = card;
  return frame;
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
