/** How a game ended (STS-1.3, STS-1.5). */
import { NONE, type Outcome } from '@three-spires/kernel';
import { GAVE_UP, PHASE, type State } from './state.ts';

export const outcome = (state: State): Outcome | undefined => {
  if (state.phase !== PHASE.over) return undefined;
  const seats = state.players.map((_, seat) => seat);
  if (state.fallen !== NONE) {
    const reason = state.fallen === GAVE_UP ? 'gave-up' : 'player-died';
    return { result: 'defeat', winners: [], reason };
  }
  return { result: 'victory', winners: seats, reason: 'encounter-won' };
};
