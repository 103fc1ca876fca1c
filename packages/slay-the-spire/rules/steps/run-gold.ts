/** Gold between combats. */
import { gainGold, payGold, takeGold } from '../run/goods.ts';
import type { Handler } from './handler.ts';

export const gainGoldHandler: Handler = (state, frame, op, emit) => {
  gainGold(state, frame.seat, op.base, emit);
  return true;
};

/** The price was checked when the option was taken; others may pay part of it (STS-8.23). */
export const payGoldHandler: Handler = (state, frame, op, emit) => {
  payGold(state, frame.seat, op.base, emit);
  return true;
};

/** A plain loss takes at most what the player has (R38). */
export const dropGold: Handler = (state, frame, op, emit) => {
  takeGold(state, frame.seat, op.base, emit);
  return true;
};

export const everyPlayerLosesAllGold: Handler = (state, _frame, _op, emit) => {
  state.players.forEach((player, seat) => {
    takeGold(state, seat, player.gold, emit);
  });
  return true;
};
