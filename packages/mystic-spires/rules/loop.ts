/** The main loop: runs until a Keeper must decide or the game is over. */

import { isAsking } from '@three-spires/kernel';
import { gatherNext } from './cascade/announce.ts';
import type { MysticSpiresEmit } from './event.ts';
import { isOver } from './field/check.ts';
import { isAsked } from './play/asked.ts';
import { resolveTop } from './resolve.ts';
import { GATHERING, opponentOf, PHASE, type State } from './state.ts';
import { afterWindow, goOnInPhase, isActing, isWindow } from './turn/turn.ts';

export const pass = (state: State): void => {
  state.passes++;
  state.priority = opponentOf(state.priority);
};

/** After a Cascade the turn player may respond first again, in a window and elsewhere. */
const giveFirstWord = (state: State): void => {
  state.passes = 0;
  state.priority = state.turnPlayer;
};

/** One small step; false when a Keeper must decide. */
const stepOn = (state: State, emit: MysticSpiresEmit): boolean => {
  if (state.gathering !== GATHERING.none) {
    gatherNext(state, emit);
    return true;
  }
  if (state.links.length > 0) {
    if (!haveBothPassed(state)) return false;
    resolveTop(state, emit);
    if (state.links.length === 0) giveFirstWord(state);
    return true;
  }
  if (state.waiting.length > 0) {
    state.gathering = GATHERING.all;
    return true;
  }
  if (isWindow(state)) {
    if (!haveBothPassed(state)) return false;
    afterWindow(state, emit);
    return true;
  }
  if (isActing(state)) return false;
  goOnInPhase(state, emit);
  return true;
};

/**
 * MYS-13.4: skips a Keeper with nothing to announce, unless that would reveal something about a secret hand.
 */
const haveBothPassed = (state: State): boolean => {
  while (state.passes < 2) {
    if (isAsked(state, state.priority)) return false;
    pass(state);
  }
  return true;
};

/** Nothing happens until both decks are chosen, while a Keeper is asked, or after the end. */
const standsStill = (state: State): boolean =>
  isOver(state) || state.phase === PHASE.setup || isAsking(state);

export const advance = (state: State, emit: MysticSpiresEmit): void => {
  while (!standsStill(state) && stepOn(state, emit));
};
