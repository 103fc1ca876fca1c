/** The moves from the described position to the actual starting point, in the words of scenarios. */

import { InputError, type MoveRules, requireMove, type ScenarioMove } from '@three-spires/kernel';
import { apply } from '../rules/apply.ts';
import { deciding } from '../rules/decisions.ts';
import { describe } from '../rules/describe.ts';
import { legal } from '../rules/legal.ts';
import { seatNamed } from '../rules/printed-names.ts';
import { refuse } from '../rules/refuse.ts';
import type { State } from '../rules/state.ts';
import { explainRefusal } from '../text/explain.ts';
import { encode } from './encode.ts';

const RULES: MoveRules<State> = {
  deciding,
  legal,
  refuse,
  describe,
  explain: explainRefusal,
  scenario: { seat: seatNamed, encode },
};

export const playBefore = (state: State, moves: readonly ScenarioMove[]): void => {
  moves.forEach((step, at) => {
    try {
      const { seat, move } = requireMove(RULES, state, step);
      apply(state, seat, move);
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      throw new InputError(`position.before[${at}]: ${error.message}`);
    }
  });
};
