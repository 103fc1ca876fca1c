/** The consequences of an unanswered announcement: for previews, and for bots that look ahead. */

import { isAsking } from '@three-spires/kernel';
import { goOnAttacking } from './battle/attack.ts';
import { gatherNext } from './cascade/announce.ts';
import type { MysticSpiresEmit } from './event.ts';
import { isOver } from './field/check.ts';
import { resolveTop } from './resolve.ts';
import { ATTACK, GATHERING, type State } from './state.ts';

/**
 * Resolves the Cascade as if both passed, and continues an attack, until a Keeper is asked or nothing is
 * left.
 */
export const resolveUnanswered = (state: State, emit: MysticSpiresEmit): void => {
  while (!isOver(state) && !isAsking(state)) {
    if (state.gathering !== GATHERING.none) gatherNext(state, emit);
    else if (state.links.length > 0) {
      state.passes = 2;
      resolveTop(state, emit);
    } else if (state.waiting.length > 0) state.gathering = GATHERING.all;
    else if (state.attack.stage === ATTACK.none || state.attack.stage === ATTACK.window) return;
    else goOnAttacking(state, emit);
  }
};
