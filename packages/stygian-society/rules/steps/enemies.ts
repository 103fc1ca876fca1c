/** Effects on enemies. */

import { findFrame } from '@three-spires/kernel';
import { RANKS } from '../../words/lists.ts';
import { ask } from '../asking.ts';
import { pushAftermath } from '../enemy/aftermath.ts';
import { mendFigure, shove, summon, woundable, woundFigure } from '../enemy/ranks.ts';
import { BOSS, FRAME, QUESTION } from '../state.ts';
import type { Handler, Handlers } from './handler.ts';
import { raisePeril } from './peril.ts';

/** STY-15.7: no attack, so nothing changes the number. */
const woundOne: Handler<'wound'> = (state, frame, { number, scope }, emit) => {
  if (frame.left === 0) return true;
  const candidates = woundable(state, scope === 'anyFront' ? 'anyFront' : 'any');
  const [only] = candidates;
  if (candidates.length > 1) {
    ask(state, QUESTION.enemy, frame.seat, number);
    return false;
  }
  if (only !== undefined) {
    woundFigure(state, only, number, emit);
    pushAftermath(state);
  }
  return true;
};

const mend: Handler<'mend'> = (state, frame, { number, scope }, emit) => {
  for (const figure of state.figures) {
    const isMeant = scope === 'all' || figure.kind === (scope === 'boss' ? BOSS : frame.enemy);
    if (isMeant) mendFigure(figure, number, emit);
  }
  return true;
};

export const ENEMY_STEPS: Handlers<'wound' | 'mend' | 'pierce' | 'shove' | 'cancel' | 'summon' | 'double'> = {
  wound: woundOne,
  mend,
  // Piercing is part of the attack, which has read it already.
  pierce: () => true,
  shove: (state, frame, _effect, emit) => {
    shove(state, frame.target, emit);
    return true;
  },
  cancel: (state, _frame, _effect, emit) => {
    const acting = findFrame(state.stack, FRAME.act);
    if (acting !== undefined) acting.flag = 1;
    emit?.({ type: 'cancelled' });
    return true;
  },
  summon: (state, _frame, { rank }, emit, { enemy }) => {
    if (!summon(state, enemy, RANKS.indexOf(rank), emit)) raisePeril(state, 1, emit);
    return true;
  },
  double: (state, _frame, _effect, _emit, { enemy }) => {
    state.doubled |= 1 << enemy;
    return true;
  },
};
