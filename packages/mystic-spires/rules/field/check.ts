/** The check (MYS-36.1): Units at 0 HP and their bonded Units, Equipment without a host, then losers. */

import { NONE } from '@three-spires/kernel';
import { STALE } from '../compile/codes.ts';
import { cardEntry } from '../compile/entries.ts';
import type { MysticSpiresEmit } from '../event.ts';
import { areFiguresStale, FOUND, hpLeft } from '../figures/figures.ts';
import { recompute } from '../figures/tell.ts';
import { isInPlay } from '../refs.ts';
import { type Keeper, keeperAt, OVERLOAD, PHASE, REASON, type State, type Thing } from '../state.ts';
import { type Doom, destroyTogether, leave } from './leaving.ts';

/** Units with no HP left, with the Keeper and attacker that dealt the damage since the last check. */
const doomed = ({ things }: State): Doom[] | undefined => {
  let dooms: Doom[] | undefined;
  for (let at = 0; at < things.length; at++) {
    const thing = things[at] as Thing;
    if (hpLeft(thing) > 0 || !cardEntry(thing.card).isUnit) continue;
    dooms ??= [];
    dooms.push({ thing, by: thing.hitBy, killer: thing.struckBy });
  }
  return dooms;
};

/** MYS-10.4 */
const dropHostless = (state: State, emit: MysticSpiresEmit): boolean => {
  const { things } = state;
  const before = things.length;
  for (let at = 0; at < things.length; ) {
    const thing = things[at] as Thing;
    if (thing.host !== NONE && !isInPlay(state, thing.host)) leave(state, thing, 'graveyard', false, emit);
    else at++;
  }
  return things.length < before;
};

const lossOf = ({ hp, deck, crystal }: Keeper): number => {
  if (hp <= 0) return REASON.tower;
  if (deck.length === 0) return REASON.deckedOut;
  return crystal >= OVERLOAD ? REASON.overload : 0;
};

export const endGame = (state: State, reasons: readonly number[], emit: MysticSpiresEmit): void => {
  state.reasons = reasons.slice();
  state.losers = (reasons[0] === 0 ? 0 : 1) | (reasons[1] === 0 ? 0 : 2);
  state.phase = PHASE.over;
  emit?.({ type: 'over', losers: state.losers, reasons });
};

export const isOver = (state: State): boolean => state.phase === PHASE.over;

/** Checks only for losers, after each card drawn or discarded from a deck (MYS-38.2). */
export const checkLosers = (state: State, emit: MysticSpiresEmit): boolean => {
  if (isOver(state)) return true;
  const first = lossOf(keeperAt(state, 0));
  const second = lossOf(keeperAt(state, 1));
  if (first === 0 && second === 0) return false;
  endGame(state, [first, second], emit);
  return true;
};

/** Destroys Units without HP and removes Equipment without a host, until everything left can stay. */
const settle = (state: State, emit: MysticSpiresEmit): void => {
  const { things } = state;
  const isHurt = (state.stale & STALE.damage) !== 0;
  for (;;) {
    // If only damage was dealt, only Units without HP need checking.
    const found = areFiguresStale(state) ? recompute(state, emit) : FOUND.dying;
    const dooms = (found & FOUND.dying) === 0 ? undefined : doomed(state);
    if (dooms !== undefined) destroyTogether(state, dooms, undefined, emit);
    else if ((found & FOUND.equipment) === 0 || !dropHostless(state, emit)) break;
  }
  if (!isHurt) return;
  state.stale &= ~STALE.damage;
  for (let at = 0; at < things.length; at++) {
    const thing = things[at] as Thing;
    thing.hitBy = NONE;
    thing.struckBy = NONE;
  }
};

/** Returns whether the game is over. Most checks follow something that affects no card in play. */
export const check = (state: State, emit: MysticSpiresEmit): boolean => {
  if (isOver(state)) return true;
  if ((state.stale & STALE.damage) !== 0 || areFiguresStale(state)) settle(state, emit);
  return checkLosers(state, emit);
};
