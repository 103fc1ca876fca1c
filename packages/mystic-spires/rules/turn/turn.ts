/** The turn and its phases (sections 13 to 19). */

import { NONE } from '@three-spires/kernel';
import { mustAttack } from '../battle/able.ts';
import { goOnAttacking } from '../battle/attack.ts';
import { OCCASION, STALE } from '../compile/codes.ts';
import { towerEntry } from '../compile/entries.ts';
import type { MysticSpiresEmit } from '../event.ts';
import { check, endGame, isOver } from '../field/check.ts';
import { changeCrystal, dealDamage, endDurations, endSleep, wakeAt } from '../field/harm.ts';
import { drawCards } from '../field/piles.ts';
import { triggerPhase } from '../field/triggers.ts';
import { hasStatus, hpLeft, STATUS } from '../figures/figures.ts';
import { towerRef } from '../refs.ts';
import {
  ATTACK,
  EMPTY,
  type Keeper,
  keeperAt,
  opponentOf,
  PHASE,
  REASON,
  type Ref,
  type ShortList,
  STAGE,
  type State,
  type Thing,
} from '../state.ts';

const turnKeeper = (state: State): Keeper => keeperAt(state, state.turnPlayer);

const enterPhase = (state: State, phase: number, emit: MysticSpiresEmit): void => {
  state.phase = phase;
  state.stage = STAGE.begin;
  emit?.({ type: 'phaseBegan', seat: state.turnPlayer, phase });
};

const openWindow = (state: State): void => {
  state.stage = STAGE.window;
  state.passes = 0;
  state.priority = state.turnPlayer;
};

/** The turn player leaves a Main Phase or the Battle Phase; the window comes first (MYS-16.4). */
export const leavePhase = (state: State, toBattle: boolean): void => {
  state.wantsBattle = toBattle ? 1 : 0;
  state.stage = STAGE.leaving;
  state.passes = 0;
  state.priority = state.turnPlayer;
};

/** MYS-12.5: the first Keeper has no Battle Phase in the first turn. */
export const hasBattle = (state: State): boolean => state.turn > 1 && turnKeeper(state).skipBattle === 0;

/** MYS-17.2 */
export const mustEnterBattle = (state: State): boolean => hasBattle(state) && mustAttack(state);

export const beginTurn = (state: State, emit: MysticSpiresEmit): void => {
  state.turn++;
  state.battled = 0;
  emit?.({ type: 'turnBegan', seat: state.turnPlayer, turn: state.turn });
  const { keepers, things } = state;
  for (let seat = 0; seat < keepers.length; seat++) {
    const keeper = keepers[seat] as Keeper;
    keeper.played = 0;
    keeper.used = 0;
  }
  for (let at = 0; at < things.length; at++) (things[at] as Thing).used = 0;
  endSleep(state);
  check(state, emit);
  enterPhase(state, PHASE.draw, emit);
};

/** MYS-14.1, MYS-14.2, MYS-12.4 */
const drawPhase = (state: State, emit: MysticSpiresEmit): void => {
  const keeper = turnKeeper(state);
  if (keeper.skipDraw > 0) {
    keeper.skipDraw--;
    emit?.({ type: 'phaseSkipped', seat: state.turnPlayer, phase: 'Draw' });
  } else if (state.turn > 1) drawCards(state, state.turnPlayer, 1, emit);
  if (!isOver(state)) enterPhase(state, PHASE.standby, emit);
};

/** Each mark is separate damage and burns once. */
const burnMarks = (state: State, ref: Ref, marks: ShortList, emit: MysticSpiresEmit): void => {
  for (const mark of marks) dealDamage(state, ref, mark >> 1, mark & 1, NONE, emit);
};

/** Returns whether anything burned. */
const burnAll = (state: State, emit: MysticSpiresEmit): boolean => {
  const { things, turnPlayer } = state;
  const keeper = turnKeeper(state);
  let burned = false;
  if (keeper.marks.length > 0) {
    burnMarks(state, towerRef(turnPlayer), keeper.marks, emit);
    keeper.marks = EMPTY;
    emit?.({ type: 'burned', ref: towerRef(turnPlayer) });
    burned = true;
  }
  for (let at = 0; at < things.length; at++) {
    const thing = things[at] as Thing;
    if (thing.marks.length === 0 || thing.controller !== turnPlayer) continue;
    burnMarks(state, thing.id, thing.marks, emit);
    thing.marks = EMPTY;
    emit?.({ type: 'burned', ref: thing.id });
    burned = true;
  }
  return burned;
};

/** MYS-33.2, MYS-21.6: loss of HP is not damage. Returns whether any was lost. */
const losePoisoned = (state: State, emit: MysticSpiresEmit): boolean => {
  const { things, turnPlayer } = state;
  let lost = false;
  for (let at = 0; at < things.length; at++) {
    const thing = things[at] as Thing;
    if (!hasStatus(thing, STATUS.poisoned) || thing.controller !== turnPlayer) continue;
    thing.damage++;
    state.stale |= STALE.damage;
    emit?.({ type: 'lostHp', ref: thing.id, card: thing.card, amount: 1, left: hpLeft(thing) });
    lost = true;
  }
  return lost;
};

/** Crystal, Ignite, Poison, each followed by a check if something happened, then the triggers. */
const standbyPhase = (state: State, emit: MysticSpiresEmit): void => {
  changeCrystal(state, state.turnPlayer, towerEntry(turnKeeper(state).tower).crystal, emit);
  if (check(state, emit)) return;
  if (burnAll(state, emit) && check(state, emit)) return;
  if (losePoisoned(state, emit) && check(state, emit)) return;
  triggerPhase(state, OCCASION.standby);
  state.stage = STAGE.triggered;
};

const skipBattle = (state: State, emit: MysticSpiresEmit): void => {
  const keeper = turnKeeper(state);
  if (keeper.skipBattle === 0 || state.turn === 1) return;
  keeper.skipBattle--;
  emit?.({ type: 'phaseSkipped', seat: state.turnPlayer, phase: 'Battle' });
};

/** effects that end with the start of the Battle Phase end now, whether it is entered or not. */
const afterMain = (state: State, emit: MysticSpiresEmit): void => {
  wakeAt(state, PHASE.battle, emit);
  if (state.wantsBattle === 1 && hasBattle(state)) {
    state.battled = 1;
    enterPhase(state, PHASE.battle, emit);
    openWindow(state);
    return;
  }
  skipBattle(state, emit);
  enterPhase(state, PHASE.end, emit);
};

const endPhase = (state: State, emit: MysticSpiresEmit): void => {
  endDurations(state);
  if (check(state, emit)) return;
  if (state.turnLimit > 0 && state.turn >= state.turnLimit) {
    endGame(state, [REASON.turnLimit, REASON.turnLimit], emit);
    return;
  }
  state.turnPlayer = opponentOf(state.turnPlayer);
  beginTurn(state, emit);
};

/** A window has closed: both passed in succession (MYS-13.4). */
export const afterWindow = (state: State, emit: MysticSpiresEmit): void => {
  if (state.attack.stage === ATTACK.window) {
    state.attack.stage = ATTACK.none;
    state.attack.attacker = NONE;
    state.attack.interceptor = NONE;
    state.stage = STAGE.acting;
    emit?.({ type: 'attackLeft' });
    return;
  }
  switch (state.phase) {
    case PHASE.standby:
      enterPhase(state, PHASE.main, emit);
      break;
    case PHASE.main:
      afterMain(state, emit);
      break;
    case PHASE.battle:
      if (state.stage === STAGE.window) state.stage = STAGE.acting;
      else enterPhase(state, PHASE.second, emit);
      break;
    case PHASE.second:
      enterPhase(state, PHASE.end, emit);
      break;
    default:
      endPhase(state, emit);
  }
};

/** Whether a window is open: the Cascade is empty and both may announce. */
export const isWindow = (state: State): boolean =>
  state.attack.stage === ATTACK.window ||
  (state.attack.stage === ATTACK.none && (state.stage === STAGE.window || state.stage === STAGE.leaving));

/** Continues the phase; called when nothing is left to resolve and no question is open. */
export const goOnInPhase = (state: State, emit: MysticSpiresEmit): void => {
  if (state.attack.stage !== ATTACK.none) {
    goOnAttacking(state, emit);
    return;
  }
  if (state.stage === STAGE.triggered) {
    openWindow(state);
    return;
  }
  wakeAt(state, state.phase, emit);
  switch (state.phase) {
    case PHASE.draw:
      drawPhase(state, emit);
      break;
    case PHASE.standby:
      standbyPhase(state, emit);
      break;
    case PHASE.end:
      triggerPhase(state, OCCASION.end);
      state.stage = STAGE.triggered;
      break;
    default:
      state.stage = STAGE.acting;
  }
};

/** Whether the turn player is free to act: in a Main Phase, or between two attacks. */
export const isActing = (state: State): boolean =>
  state.stage === STAGE.acting && state.attack.stage === ATTACK.none;

export const isMain = ({ phase }: State): boolean => phase === PHASE.main || phase === PHASE.second;
