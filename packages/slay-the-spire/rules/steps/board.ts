/** Stances, and effects for the rest of a turn, a round or a combat. */
import { NONE } from '@three-spires/kernel';
import { CALM, WRATH } from '../combat/count.ts';
import { hasStances } from '../combat/slots.ts';
import { TRIGGER, trigger, wait } from '../combat/triggers.ts';
import { RULE_ROUTINE } from '../compile/entries.ts';
import { playerAt } from '../state.ts';
import type { Handler } from './handler.ts';

/** Entering a Stance leaves the previous one; entering the current one does nothing (STS-23.5, STS-23.6). */
export const stance: Handler = (state, frame, op, emit) => {
  const player = playerAt(state, frame.seat);
  const left = player.stance;
  if (left === op.kind || !hasStances(player)) return true;
  player.stance = op.kind;
  player.changedStance = 1;
  emit?.({ type: 'stanceEntered', seat: frame.seat, stance: op.kind });
  if (left === CALM) wait(state, RULE_ROUTINE.leaveCalm, frame.seat, NONE, NONE, NONE);
  trigger(state, TRIGGER.onChangeStance, frame.seat);
  if (op.kind === WRATH) trigger(state, TRIGGER.onEnterWrath, frame.seat);
  return true;
};

/** No more cards or Shivs for the rest of the turn. */
export const noMoreCards: Handler = (state, frame) => {
  playerAt(state, frame.seat).noMoreCards = 1;
  return true;
};

/** Delays a part of the text until the end of this turn. */
export const atEndOfTurn: Handler = (state, frame, op) => {
  const player = playerAt(state, frame.seat);
  player.atEndOfTurn = [...player.atEndOfTurn, op.kind];
  return true;
};

export const limitHpLoss: Handler = (state, frame) => {
  playerAt(state, frame.seat).hpLossLimited = 1;
  return true;
};

export const nextCardFree: Handler = (state, frame, op) => {
  playerAt(state, frame.seat).nextFree |= op.kind;
  return true;
};

export const redCube: Handler = (state, frame) => {
  playerAt(state, frame.seat).redCubes++;
  return true;
};
