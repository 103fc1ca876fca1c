/** Stances, and what holds for the rest of a turn, a round or a combat. */
import { NONE } from '@three-spires/kernel';
import { CALM, WRATH } from '../combat/count.ts';
import { hasStances } from '../combat/slots.ts';
import { TRIGGER, trigger, wait } from '../combat/triggers.ts';
import { RULE_ROUTINE } from '../compile/entries.ts';
import type { Player } from '../state.ts';
import type { Handler } from './handler.ts';

/** Entering a Stance leaves the former one; the one already held is ignored (STS-23.5, STS-23.6). */
export const stance: Handler = (state, frame, op, emit) => {
  const player = state.players[frame.seat] as Player;
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

/** No further card, nor Shiv, for the rest of the turn. */
export const noMoreCards: Handler = (state, frame) => {
  (state.players[frame.seat] as Player).noMoreCards = 1;
  return true;
};

/** A part of the text that waits for the end of this turn. */
export const atEndOfTurn: Handler = (state, frame, op) => {
  const player = state.players[frame.seat] as Player;
  player.atEndOfTurn = [...player.atEndOfTurn, op.kind];
  return true;
};

export const limitHpLoss: Handler = (state, frame) => {
  (state.players[frame.seat] as Player).hpLossLimited = 1;
  return true;
};

export const nextCardFree: Handler = (state, frame, op) => {
  (state.players[frame.seat] as Player).nextFree |= op.kind;
  return true;
};

export const redCube: Handler = (state, frame) => {
  (state.players[frame.seat] as Player).redCubes++;
  return true;
};
