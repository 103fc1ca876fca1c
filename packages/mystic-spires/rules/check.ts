/** The check (MYS-36.1): Units at 0 HP and bonded ones, Equipment without host, then losers. */
import type { MysticEmit } from './event.ts';
import { hpLeft, refresh } from './figures.ts';
import { type Doom, destroyTogether, leave } from './leaving.ts';
import { isInPlay } from './refs.ts';
import { type Keeper, NONE, OVERLOAD, PHASE, REASON, type State } from './state.ts';
import { cardEntry } from './tables.ts';

/** Units with no HP left, with whoever dealt the damage since the last check. */
const doomed = (state: State): Doom[] =>
  state.things.flatMap((thing) =>
    cardEntry(thing.card).isUnit && hpLeft(thing) <= 0
      ? [{ thing, by: thing.hitBy, killer: thing.struckBy }]
      : [],
  );

/** MYS-10.4 */
const dropHostless = (state: State, emit: MysticEmit): boolean => {
  const lost = state.things.filter(({ host }) => host !== NONE && !isInPlay(state, host));
  for (const thing of lost) leave(state, thing, 'graveyard', false, emit);
  return lost.length > 0;
};

const lossOf = ({ hp, deck, crystal }: Keeper): number => {
  if (hp <= 0) return REASON.tower;
  if (deck.length === 0) return REASON.deckedOut;
  return crystal >= OVERLOAD ? REASON.overload : 0;
};

export const endGame = (state: State, reasons: readonly number[], emit: MysticEmit): void => {
  state.reasons = [...reasons];
  state.losers = reasons.reduce((bits, reason, seat) => (reason === 0 ? bits : bits | (1 << seat)), 0);
  state.phase = PHASE.over;
  emit?.({ type: 'over', losers: state.losers, reasons });
};

export const isOver = (state: State): boolean => state.phase === PHASE.over;

/** Looks for losers only: after each card drawn or discarded from a deck (MYS-38.2). */
export const checkLosers = (state: State, emit: MysticEmit): boolean => {
  if (isOver(state)) return true;
  const reasons = state.keepers.map(lossOf);
  if (reasons.every((reason) => reason === 0)) return false;
  endGame(state, reasons, emit);
  return true;
};

/** Gives whether the game is over. */
export const check = (state: State, emit: MysticEmit): boolean => {
  if (isOver(state)) return true;
  for (;;) {
    refresh(state);
    const dooms = doomed(state);
    if (dooms.length > 0) destroyTogether(state, dooms, undefined, emit);
    else if (!dropHostless(state, emit)) break;
  }
  for (const thing of state.things) {
    thing.hitBy = NONE;
    thing.struckBy = NONE;
  }
  return checkLosers(state, emit);
};
