/** Which responses to use at a glance, by their effects. */
import { type Move, moveA, moveKind, NONE } from '@three-spires/kernel';
import {
  cardEntry,
  FRAME,
  type Hero,
  healthOf,
  MOVE,
  OCCASION,
  routineOf,
  type State,
  shieldsOf,
  woundLimit,
} from '@three-spires/stygian-society/for-bots';
import { harmOf } from './harm.ts';
import { purchase, timesPayable } from './purchase.ts';
import { perilLeft } from './track.ts';

/** The least harm that a response is used against, and the lower threshold if a limit is near. */
const WOUNDS_TO_PREVENT = 3;
const HARM_TO_CANCEL = 4;
const HARM_NEAR_LIMIT = 1.5;
const FEW_WOUNDS = 6;
const FEW_PERIL = 3;
const FRONT = 0;

/** Wounds about to be suffered. */
const woundsComing = (state: State): number =>
  state.stack.findLast(({ kind }) => kind === FRAME.hurt)?.left ?? 0;

const shouldPrevent = (state: State): boolean => {
  const wounds = woundsComing(state);
  return wounds >= WOUNDS_TO_PREVENT || state.wounds + wounds >= woundLimit(state);
};

/** STY-28.7: a cancelled action still raises peril by 1, but by no more than that. */
const shouldCancel = (state: State): boolean => {
  const act = state.stack.findLast(({ kind }) => kind === FRAME.act);
  if (act === undefined) return false;
  const { wounds, woundsPerSelf, other, otherPerSelf } = harmOf(act.routine);
  const figures = state.figures.filter(({ kind }) => kind === act.enemy).length;
  const isDoubled = act.enemy !== NONE && (state.doubled & (1 << act.enemy)) !== 0;
  const shields = Math.max(0, shieldsOf(state.heroes[state.active] as Hero) - state.shieldsUsed);
  const dealt = (isDoubled ? 2 : 1) * (wounds + woundsPerSelf * figures);
  const hurt = Math.max(0, dealt - shields - state.guard);
  const left = woundLimit(state) - state.wounds;
  const raised = routineOf(act.routine).reduce(
    (sum, { effect }) => sum + (effect.do === 'peril' ? effect.number : 0),
    0,
  );
  if (hurt >= left || (raised > 0 && perilLeft(state) - raised <= FEW_PERIL)) return true;
  const isNear = left <= FEW_WOUNDS && hurt > 0;
  return hurt + other + otherPerSelf * figures >= (isNear ? HARM_NEAR_LIMIT : HARM_TO_CANCEL);
};

/** Wounds that are not an attack are not reduced (STY-15.7): used where they eliminate an enemy. */
const kills = (state: State, card: number): boolean =>
  routineOf(cardEntry(card).routine).some(
    ({ effect, number, scope }) =>
      effect.do === 'wound' &&
      state.figures.some(
        (figure) =>
          (scope !== 'anyFront' || figure.rank === FRONT) &&
          number >= healthOf(state, figure) - figure.wounds,
      ),
  );

/** Cubes moved to the crypt count twice: used where that pays for something useful. */
const addsPayment = (state: State, card: number): boolean => {
  let buried = 0;
  for (const { effect, number } of routineOf(cardEntry(card).routine))
    if (effect.do === 'bury') buried += number;
  if (state.action === NONE || buried === 0) return false;
  const [before, after] = [timesPayable(state, 0), timesPayable(state, buried)];
  return after > before && purchase(state, after) > 0;
};

const helps = (state: State, occasion: number | undefined, card: number): boolean => {
  switch (occasion) {
    case OCCASION.hurt:
      return shouldPrevent(state);
    case OCCASION.enemyAction:
      return shouldCancel(state);
    case OCCASION.suffered:
      return kills(state, card);
    case OCCASION.dropped:
      return addsPayment(state, card);
    default:
      // Always prevents defeat and status tokens: a window opens only if some would come.
      return true;
  }
};

export const respond = (state: State, moves: readonly Move[]): Move => {
  const opening = state.stack.at(-1);
  const found = moves.find(
    (move) => moveKind(move) === MOVE.respond && helps(state, opening?.number, moveA(move)),
  );
  return found ?? (moves.at(-1) as Move);
};
