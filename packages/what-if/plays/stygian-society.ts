/** Plays of The Stygian Society: to the end of the floor, or of the tower. */
import type { GameEvent, Seat } from '@three-spires/kernel';
import { stygianSociety } from '@three-spires/stygian-society';
import { type State, woundLimit } from '@three-spires/stygian-society/for-bots';
import type { Until } from '../question.ts';
import { type HeroEvent, watchCause } from './hero-cause.ts';
import { decisionSeed } from './hero-seed.ts';
import type { PlayedGame, Result, Watch } from './played-game.ts';

const watch = (state: State, _seat: Seat, until: Until): Watch => {
  const cause = watchCause();
  // Before the first floor, heroes are chosen.
  const from = Math.max(1, state.floor);
  const resultNow = (): Result => {
    const outcome = stygianSociety.outcome(state);
    if (outcome !== undefined) return outcome.result === 'victory' ? 'won' : 'lost';
    return until === 'scene' && state.floor > from ? 'won' : 'unfinished';
  };
  return {
    see: (event: GameEvent) => cause.see(event as HeroEvent),
    isOver: () => resultNow() !== 'unfinished',
    end() {
      const result = resultNow();
      return {
        result,
        hp: result === 'lost' ? 0 : Math.max(0, woundLimit(state) - state.wounds),
        rounds: state.turn,
        cause: result === 'lost' ? cause.name() : '',
      };
    },
  };
};

export const STYGIAN_SOCIETY: PlayedGame<State> = {
  game: stygianSociety,
  decisionSeed,
  watch,
  deal(state, seat, seed) {
    const world = stygianSociety.imagine(state, seat, seed);
    // The physical tower would wait for cubes to fall outside.
    world.physical = 0;
    world.stuck = [];
    return world;
  },
};
