/**
 * Changing a roll (STS-13.9). After every die roll, the holders of items that change it may use them, each on
 * the current result, until all of them accept. Combat and Events share this: code that needs a roll calls
 * `settleRoll`; while it returns false, the code waits to be called again.
 */
import { NONE, removeAt, type SeatSet } from '@three-spires/kernel';
import { DIE_CHANGES } from '../../words/lists.ts';
import { askPhase } from '../asking.ts';
import { ITEM_ENTRIES } from '../compile/entries.ts';
import type { Emit } from '../event.ts';
import type { Player, State } from '../state.ts';
import { playerAt } from '../state.ts';
import { FACES_OF_DIE, rollDie } from './die.ts';
import { returnPotion } from './potion-deck.ts';
import { markUsedInRoom, usedInRoom } from './relics.ts';

export const WINDOW = { closed: 0, open: 1, accepted: 2 } as const;

const NO_CHANGE = DIE_CHANGES.indexOf('none');
const REROLL = DIE_CHANGES.indexOf('reroll');
const RAISE = DIE_CHANGES.indexOf('raise');
const LOWER = DIE_CHANGES.indexOf('lower');

/**
 * Rolls, and lets the seats change the result; true once `state.die` is final. False leaves a decision open,
 * after which the same call must be repeated.
 */
export const settleRoll = (state: State, seats: SeatSet, emit: Emit): boolean => {
  if (state.dieWindow === WINDOW.accepted) {
    state.dieWindow = WINDOW.closed;
    return true;
  }
  state.dieSeats = seats;
  rollDie(state, emit);
  return !openWindow(state);
};

/** Opens the window for the current result; false when no player can change it. */
const openWindow = (state: State): boolean => {
  state.dieAccepted = 0;
  if (windowSeats(state) === 0) return false;
  state.dieWindow = WINDOW.open;
  askPhase(state);
  return true;
};

/** The seats that can change the result and have not accepted it. */
export const windowSeats = (state: State): SeatSet => {
  let seats = 0;
  for (let seat = 0; seat < state.players.length; seat++) {
    const bit = 1 << seat;
    if ((state.dieSeats & bit) === 0 || (state.dieAccepted & bit) !== 0) continue;
    if (canChange(playerAt(state, seat))) seats |= bit;
  }
  return seats;
};

const canChange = (player: Player): boolean => {
  for (let at = 0; at < player.relics.length; at++) if (isDieRelic(player, at)) return true;
  for (let at = 0; at < player.potions.length; at++) if (isDiePotion(player, at)) return true;
  return false;
};

/** A relic that changes the die and has not been used in this room (STS-27.6). */
export const isDieRelic = (player: Player, at: number): boolean =>
  dieChangeOf(player.relics[at]) !== NO_CHANGE && !usedInRoom(player, at);

export const isDiePotion = (player: Player, at: number): boolean =>
  dieChangeOf(player.potions[at]) !== NO_CHANGE;

const dieChangeOf = (item: number | undefined): number =>
  item === undefined ? NO_CHANGE : (ITEM_ENTRIES[item]?.die ?? NO_CHANGE);

export const useDieRelic = (state: State, seat: number, at: number, emit: Emit): void => {
  const player = playerAt(state, seat);
  const relic = player.relics[at] as number;
  markUsedInRoom(player, at);
  emit?.({ type: 'relicUsed', seat, relic });
  change(state, dieChangeOf(relic), NONE, emit);
};

export const useDiePotion = (state: State, seat: number, at: number, face: number, emit: Emit): void => {
  const player = playerAt(state, seat);
  const potion = removeAt(player.potions, at);
  returnPotion(state, potion);
  emit?.({ type: 'potionUsed', seat, potion });
  change(state, dieChangeOf(potion), face, emit);
};

/** A changed result can be changed again by everyone (R52). */
const change = (state: State, how: number, face: number, emit: Emit): void => {
  if (how === REROLL) rollDie(state, emit);
  else {
    if (how === RAISE) state.die = state.die === FACES_OF_DIE ? 1 : state.die + 1;
    else if (how === LOWER) state.die = state.die === 1 ? FACES_OF_DIE : state.die - 1;
    else state.die = face;
    emit?.({ type: 'dieChanged', die: state.die });
  }
  if (!openWindow(state)) state.dieWindow = WINDOW.accepted;
};

export const acceptDie = (state: State, seat: number): void => {
  state.dieAccepted |= 1 << seat;
  if (windowSeats(state) === 0) state.dieWindow = WINDOW.accepted;
};
