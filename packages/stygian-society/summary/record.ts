import type { GameRecord } from '@three-spires/kernel';
import { heroName } from '../rules/naming.ts';
import type { State } from '../rules/state.ts';

/** The heroes each player led, and how far they came. */
export const record = (state: State): GameRecord => ({
  seats: Array.from({ length: state.players }, (_, seat) => ({
    as: state.heroes.flatMap((hero, at) => (hero.seat === seat ? [heroName(state, at)] : [])),
    cards: [],
  })),
  stage: state.floor,
  reached: state.turn,
});
