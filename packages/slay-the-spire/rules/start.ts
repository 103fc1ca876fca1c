/** A new game from the beginning, up to its first decision. */
import { advance } from './resolve.ts';
import { startClimb } from './run/start.ts';
import { type Setup, startGame } from './setup.ts';
import type { State } from './state.ts';

export const startNew = (setup: Setup, seed: string): State => {
  const state = setup.climb === undefined ? startGame(setup, seed) : startClimb(setup, setup.climb, seed);
  advance(state, undefined);
  return state;
};
