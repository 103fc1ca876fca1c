/** Starts resolutions: cards, copies, abilities, enemy actions, Shivs, potions. */
import { NONE, pushFrame } from '@three-spires/kernel';
import { type Card, faceOf } from './card.ts';
import { CLIMB_ROUTINES, RULE_ROUTINE } from './compile/entries.ts';
import { ROUTINE_OF_FACE } from './compile/face-tables.ts';
import { ownClimb } from './own-climb.ts';
import { FRAME, type Frame, isCombatPhase, type State, type Waiting } from './state.ts';

const newFrame = (
  kind: number,
  routine: number,
  seat: number,
  enemy: number,
  card: Card,
  target: number,
): Frame => ({
  routine,
  step: 0,
  kind,
  seat,
  enemy,
  card,
  target,
  x: 0,
  copy: 0,
  copies: 0,
  begun: 0,
  paid: 0,
  lent: 0,
  bonus: 0,
  exhausts: 0,
  attached: 0,
  hits: 0,
  killed: 0,
  wounded: 0,
  through: 0,
  moved: 0,
  drawn: NONE,
  gained: 0,
  left: NONE,
  answer: NONE,
  repeats: 0,
});

/** A step that changes the climb during combat gets its own climb, not shared with any copy of the state. */
const push = (state: State, frame: Frame): Frame => {
  if (CLIMB_ROUTINES[frame.routine] && isCombatPhase(state.phase)) ownClimb(state);
  return pushFrame(state.stack, frame);
};

export const pushCard = (state: State, seat: number, card: Card, target: number, x: number): Frame => {
  const routine = ROUTINE_OF_FACE[faceOf(card)] as number;
  const frame = newFrame(FRAME.card, routine, seat, NONE, card, target);
  frame.x = x;
  return push(state, frame);
};

/** A copy of a card: free, without a physical card, with the original's X (STS-26.2, STS-26.3). */
export const pushCopy = (state: State, seat: number, card: Card, target: number, x: number): Frame => {
  const frame = pushCard(state, seat, card, target, x);
  frame.copy = 1;
  return frame;
};

export const pushShiv = (state: State, seat: number, target: number, bonus: number): Frame => {
  const frame = newFrame(FRAME.shiv, RULE_ROUTINE.shiv, seat, NONE, NONE, target);
  frame.bonus = bonus;
  return push(state, frame);
};

/** A hit of 1 that is a separate Attack, created by an item; not a Shiv. */
export const pushItemAttack = (state: State, seat: number, target: number): Frame =>
  push(state, newFrame(FRAME.attack, RULE_ROUTINE.attack, seat, NONE, NONE, target));

export const pushPotion = (state: State, routine: number, seat: number, target: number): Frame =>
  push(state, newFrame(FRAME.potion, routine, seat, NONE, NONE, target));

export const pushEnemyAction = (state: State, routine: number, enemy: number): Frame =>
  push(state, newFrame(FRAME.enemy, routine, NONE, enemy, NONE, NONE));

export const pushAbility = (state: State, ability: Waiting): Frame =>
  push(
    state,
    newFrame(FRAME.ability, ability.routine, ability.seat, ability.enemy, ability.card, ability.target),
  );
