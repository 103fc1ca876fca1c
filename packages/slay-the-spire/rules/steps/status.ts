/** Daze and Status cards. */
import { NONE, removeAt } from '@three-spires/kernel';
import type { statusWords } from '../../words/status.ts';
import { findCard, uidOf } from '../card.ts';
import { amountOf } from '../combat/count.ts';
import { seatInRow, TOP_ROW } from '../combat/living.ts';
import { exhaustCard, giveDaze, giveStatus, shuffleDraw } from '../combat/piles.ts';
import { BURN_FACE, SLIMED_FACE } from '../compile/entries.ts';
import type { Op } from '../compile/op.ts';
import { type Frame, playerAt, type State } from '../state.ts';
import { reachesSeat } from './aim.ts';
import type { Handlers } from './handler.ts';

export const statusHandlers: Handlers<typeof statusWords> = {
  /** Daze cards are dealt one at a time, highest row first (STS-5.6). */
  daze: (state, frame, op, emit) => {
    dealRound(state, frame, op, (seat) => giveDaze(state, seat, op.kind === 1, emit));
    return true;
  },
  status: (state, frame, op, emit) => {
    const face = op.kind === 1 ? BURN_FACE : SLIMED_FACE;
    dealRound(state, frame, op, (seat) => giveStatus(state, seat, face, emit));
    return true;
  },
  /** From the highest row down, one at a time (STS-5.6). */
  dazeWounded: (state, frame, op, emit) => {
    for (let dealt = 0; dealt < op.base; dealt++) {
      for (let row = TOP_ROW; row >= 1; row--) {
        const seat = seatInRow(state, row);
        if (seat !== NONE && (frame.wounded & (1 << seat)) !== 0) giveDaze(state, seat, false, emit);
      }
    }
    return true;
  },
  /** Status cards for everyone, dealt as usual (STS-5.6) but shuffled into the draw piles. */
  shuffleStatus: (state, _frame, op, emit) => {
    const face = op.kind === 1 ? BURN_FACE : SLIMED_FACE;
    for (let dealt = 0; dealt < op.base; dealt++) {
      for (let row = TOP_ROW; row >= 1; row--) {
        const seat = seatInRow(state, row);
        if (seat !== NONE) giveStatus(state, seat, face, emit, true);
      }
    }
    state.players.forEach(({ draw }, seat) => {
      if (draw.length > 0) shuffleDraw(state, seat, emit);
    });
    return true;
  },
  /** A drawn Slimed is Exhausted for 1 Energy, if its player has it. */
  payForSlimed: (state, frame, _op, emit) => {
    const player = playerAt(state, frame.seat);
    const at = findCard(player.hand, uidOf(frame.card));
    if (at < 0 || player.energy === 0) return true;
    player.energy--;
    exhaustCard(state, frame.seat, removeAt(player.hand, at), emit);
    return true;
  },
};

const dealRound = (state: State, frame: Frame, op: Op, give: (seat: number) => void): void => {
  const amount = amountOf(state, frame, op);
  for (let dealt = 0; dealt < amount; dealt++) {
    for (let row = TOP_ROW; row >= 1; row--) {
      const seat = seatInRow(state, row);
      if (seat !== NONE && reachesSeat(state, frame, op.aim, seat)) give(seat);
    }
  }
};
