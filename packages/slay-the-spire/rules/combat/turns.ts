/** Whose Player Turn it is: everyone's at once (STS-13.2), or one at a time (STS-36). */
import { CHARACTERS } from '../../words/lists.ts';
import { OPTION } from '../run-state.ts';
import type { State } from '../state.ts';
import { playerAt } from '../state.ts';
import { isLiving } from './living.ts';

const SILENT = CHARACTERS.indexOf('Silent');

export const livingSeats = (state: State): number => {
  let seats = 0;
  for (let seat = 0; seat < state.players.length; seat++)
    if (isLiving(playerAt(state, seat))) seats |= 1 << seat;
  return seats;
};

export const inTurn = (state: State, seat: number): boolean => (state.turnSeats & (1 << seat)) !== 0;

/** Called before each round. The order follows the current rows (STS-36.2, R152). */
export const beginRoundOfTurns = (state: State): void => {
  state.turnAt = 0;
  state.turnSeats = livingSeats(state);
  if ((state.run.options & OPTION.sequentialTurns) === 0) return;
  const row = (seat: number): number => playerAt(state, seat).row;
  state.turnOrder = state.players
    .map((_, seat) => seat)
    .filter((seat) => inTurn(state, seat))
    .sort((left, right) => row(left) - row(right));
  takeTurn(state);
};

/** Starts the round's next Player Turn; false when there is none (STS-36.1). */
export const nextTurn = (state: State): boolean => {
  if (state.turnAt + 1 >= state.turnOrder.length) return false;
  state.turnAt++;
  takeTurn(state);
  return true;
};

/** A player who has died since then has an empty turn in which nothing waits. */
const takeTurn = (state: State): void => {
  state.turnSeats = livingSeats(state) & (1 << (state.turnOrder[state.turnAt] as number));
};

/** The round's first Player Turn rolls the die and resolves what enemies do at its start (STS-36.3, R154). */
export const isFirstTurn = (state: State): boolean => state.turnAt === 0;

/** Poison triggers once per round, at the end of the Silent's turn or otherwise of the last turn (R154). */
export const isPoisonTurn = (state: State): boolean => {
  const { turnOrder, turnAt, players } = state;
  if (turnOrder.length === 0) return true;
  for (let at = 0; at < turnOrder.length; at++)
    if (players[turnOrder[at] as number]?.character === SILENT) return at === turnAt;
  return turnAt === turnOrder.length - 1;
};
