/** Rolls, repeated options, and effects for other players or the party. */

import { NONE } from '@three-spires/kernel';
import { ask } from '../asking.ts';
import { settleRoll } from '../combat/die-window.ts';
import { ENTERED_ROOMS } from '../compile/compile-run.ts';
import { EVENT_ENTRIES } from '../compile/run-entries.ts';
import { pushAbility } from '../frames.ts';
import { askParty } from '../run/party.ts';
import { type Frame, playerAt, QUESTION, type State } from '../state.ts';
import { takeAnswer } from './aim.ts';
import type { Handler } from './handler.ts';

const pushPart = (state: State, routine: number, seat: number): void => {
  pushAbility(state, { routine, seat, enemy: NONE, card: NONE, target: NONE });
};

/** The player's own roll, followed by the effects beside the result. */
export const rollDie: Handler = (state, frame, op, emit) => {
  if (!settleRoll(state, rollingSeats(state, frame), emit)) return false;
  const routine = op.jumps[state.die] ?? NONE;
  if (routine !== NONE) pushPart(state, routine, frame.seat);
  return true;
};

/** Everyone can change a party's roll; only the player can change their own (STS-7.4, STS-33.4). */
const rollingSeats = (state: State, frame: Frame): number => {
  const event = EVENT_ENTRIES[state.run.event];
  const ofParty = event !== undefined && (event.byParty || event.automatic);
  return ofParty ? (1 << state.players.length) - 1 : 1 << frame.seat;
};

/** Scrap Ooze: the player may repeat the option that led here. */
export const mayRepeat: Handler = (state, frame) => {
  const answer = takeAnswer(frame);
  if (answer === NONE) return ask(state, QUESTION.option, frame.seat, 0, 2);
  const option: Frame | undefined = state.stack[state.stack.length - 2];
  if (answer === 0 && option !== undefined) option.step = 0;
  return true;
};

/** The Event turns into another room once all its effects are done. */
export const enterRoom: Handler = (state, _frame, op) => {
  state.run.nextRoom = op.kind;
  return ENTERED_ROOMS[op.kind] !== undefined;
};

export const jumpToRoom: Handler = (state) => {
  state.run.jump = 1;
  return true;
};

/** The party decides who gets it (STS-1.9). */
export const onePlayer: Handler = (state, frame, op) => {
  const answer = state.players.length === 1 ? 0 : takeAnswer(frame);
  if (answer === NONE) return askParty(state, state.players.length);
  pushPart(state, op.jumps[0] as number, answer);
  return true;
};

/** One player after another, from the lowest row up: the last pushed resolves first. */
export const everyPlayer: Handler = (state, _frame, op) => {
  const seats = state.players
    .map((_, seat) => seat)
    .sort((left, right) => playerAt(state, right).row - playerAt(state, left).row);
  for (const seat of seats) pushPart(state, op.jumps[0] as number, seat);
  return true;
};
