/** Starts a new game, up to its first decision. */
import type { Emit } from './event.ts';
import { advance } from './loop.ts';
import { type Setup, startGame } from './setup.ts';
import { startClimb } from './start-climb.ts';
import type { State } from './state.ts';

export const startNew = (setup: Setup, seed: string, emit: Emit): State => {
  const state =
    setup.climb === undefined ? startGame(setup, seed, emit) : startClimb(setup, setup.climb, seed, emit);
  advance(state, emit);
  return state;
};
