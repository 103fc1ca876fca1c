/** Effects on enemies. */

import { findFrame } from '@three-spires/kernel';
import type { enemyWords } from '../../words/enemies.ts';
import { ask } from '../asking.ts';
import { pushAftermath } from '../enemy/aftermath.ts';
import { isInRanks, mendFigure, ranksToWound, shove, summon, woundFigure } from '../enemy/ranks.ts';
import { BOSS, type Figure, FRAME, QUESTION } from '../state.ts';
import type { Handler, Handlers } from './handler.ts';
import { raisePeril } from './peril.ts';

/** STY-15.7: not an attack, so nothing modifies the number. */
const woundOne: Handler = (state, frame, { number, scope }, emit) => {
  if (frame.left === 0) return true;
  const ranks = ranksToWound(scope);
  let candidates = 0;
  let only: Figure | undefined;
  for (const figure of state.figures)
    if (isInRanks(figure, ranks)) {
      candidates++;
      only = figure;
    }
  if (candidates > 1) {
    ask(state, QUESTION.enemy, frame.seat, number);
    return false;
  }
  if (only !== undefined) {
    woundFigure(state, only, number, emit);
    pushAftermath(state);
  }
  return true;
};

const mend: Handler = (state, frame, { number, scope }, emit) => {
  for (const figure of state.figures) {
    const isMeant = scope === 'all' || figure.kind === (scope === 'boss' ? BOSS : frame.enemy);
    if (isMeant) mendFigure(state, figure, number, emit);
  }
  return true;
};

export const ENEMY_STEPS: Handlers<typeof enemyWords> = {
  wound: woundOne,
  mend,
  // Piercing is part of the attack, which has already read it.
  pierce: () => true,
  shove: (state, frame, _step, emit) => {
    shove(state, frame.target, emit);
    return true;
  },
  cancel: (state, _frame, _step, emit) => {
    const acting = findFrame(state.stack, FRAME.act);
    if (acting !== undefined) acting.flag = 1;
    emit?.({ type: 'cancelled' });
    return true;
  },
  summon: (state, _frame, { rank, enemy }, emit) => {
    if (!summon(state, enemy, rank, emit)) raisePeril(state, 1, emit);
    return true;
  },
  double: (state, _frame, { enemy }, emit) => {
    state.doubled |= 1 << enemy;
    emit?.({ type: 'doubled', enemy, on: true });
    return true;
  },
};
