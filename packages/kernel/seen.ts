/** What a seat knows about a position. Bots and hints receive this and never the position itself. */
import type { AnyGame } from './game.ts';
import { createMoveList, listedMoves, type Move } from './move.ts';
import type { Seat } from './seat.ts';

declare const imagined: unique symbol;

/** A state in which everything hidden from a seat has been redealt. Only `seenBy` creates one. */
export type Imagined<State = unknown> = State & { readonly [imagined]: true };

export type Seen<State = unknown> = { readonly seat: Seat; readonly state: Imagined<State> };

/** Positions that look the same to the seat give the same result for the same seed. */
export const seenBy = (game: AnyGame, state: unknown, seat: Seat, seed: string): Seen => ({
  seat,
  state: game.imagine(state, seat, seed),
});

/** The seat's legal moves in ascending order: their usual order could reveal that of a hidden pile. */
export const movesSeen = (game: AnyGame, { seat, state }: Seen): readonly Move[] => {
  const list = createMoveList();
  game.legal(state, seat, list);
  return listedMoves(list).sort((one, other) => one - other);
};
