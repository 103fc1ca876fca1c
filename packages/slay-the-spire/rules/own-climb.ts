/**
 * During a combat the climb does not change: copies of the state share it and nothing writes to it. Any code
 * that does write first takes a copy for its state. A test verifies that combat does not mutate a frozen
 * climb.
 */
import { CLIMB_ROUTINES } from './compile/entries.ts';
import { copyRun } from './run-copy.ts';
import { type Frame, isCombatPhase, playerAt, type State } from './state.ts';

/** Whether copies may share `run`, the potion deck, and the players' reward and rare decks. */
export const sharesClimb = (state: State): boolean => {
  if (!isCombatPhase(state.phase)) return false;
  for (let at = 0; at < state.stack.length; at++)
    if (CLIMB_ROUTINES[(state.stack[at] as Frame).routine]) return false;
  return true;
};

/** Gives a state its own mutable climb. */
export const ownClimb = (state: State): void => {
  state.run = copyRun(state.run);
  state.potionDeck = state.potionDeck.slice();
  for (let seat = 0; seat < state.players.length; seat++) {
    const player = playerAt(state, seat);
    player.rewardDeck = player.rewardDeck.slice();
    player.rareDeck = player.rareDeck.slice();
  }
};
