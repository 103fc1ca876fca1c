/** Pushes frames on the stack; each kind is implemented in the file of its subject. */
import { NONE, pushFrame } from '@three-spires/kernel';
import { activeSeat } from './asking.ts';
import { FRAME, type Frame, SIDE, type State } from './state.ts';

/**
 * A frame of a kind; the caller fills in the rest. Frames are created constantly, so all have the same shape.
 */
export const push = (state: State, kind: number): Frame =>
  pushFrame(state.stack, {
    kind,
    routine: NONE,
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

/** The effects of an enemy, a line, an event or a chest. */
export const pushEnemyRoutine = (state: State, routine: number, enemy: number): void => {
  const frame = push(state, FRAME.routine);
  frame.routine = routine;
  frame.enemy = enemy;
};

/** The effects of a card that a hero uses; `hero` is NONE for the party's. */
export const pushHeroRoutine = (
  state: State,
  routine: number,
  seat: number,
  hero: number,
  card: number,
): Frame => {
  const frame = push(state, FRAME.routine);
  frame.routine = routine;
  frame.side = SIDE.hero;
  frame.seat = seat;
  frame.hero = hero;
  frame.card = card;
  return frame;
};

/** The innermost frame, when the stack is known not to be empty. */
export const topOf = (state: State): Frame => state.stack[state.stack.length - 1] as Frame;
