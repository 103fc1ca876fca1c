import type { ScenarioRules } from '@three-spires/kernel';
import type { State } from './rules/state.ts';
export const scenario: ScenarioRules<State> = {
  build: () => {
    throw new Error('coming');
  },
  show: (state) => state,
  seat: (_state, name) => Number(name),
};
