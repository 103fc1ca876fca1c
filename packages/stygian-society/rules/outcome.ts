import type { Outcome } from '@three-spires/kernel';
import { RESULT, RESULTS, type State } from './state.ts';

/** STY-1.1: all win or all lose. */
export const outcome = ({ result, players }: State): Outcome | undefined => {
  if (result === 0) return undefined;
  const reason = RESULTS[result] ?? '';
  if (result !== RESULT.wizard) return { result: 'defeat', winners: [], reason };
  return { result: 'victory', winners: Array.from({ length: players }, (_, seat) => seat), reason };
};
