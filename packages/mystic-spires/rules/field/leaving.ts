/** Cards leaving the field (MYS-3.5, MYS-4.5, MYS-4.7, MYS-6.5). */

import { NONE } from '@three-spires/kernel';
import { OCCASION, STALE } from '../compile/codes.ts';
import { cardEntry } from '../compile/entries.ts';
import type { MysticSpiresEmit } from '../event.ts';
import { changesNoOther } from '../figures/figures.ts';
import { findThing } from '../refs.ts';
import type { CardNumber, Keeper, Link, State, Thing } from '../state.ts';
import { keeperAt } from '../state.ts';
import { triggerKeeper, triggerSelf, triggerWatchers } from './triggers.ts';

export type Destination = 'graveyard' | 'hand' | 'deck' | 'exile';

/** Closes the gap without allocating a new list. */
const takeOff = (things: Thing[], thing: Thing): void => {
  for (let at = things.indexOf(thing) + 1; at < things.length; at++) things[at - 1] = things[at] as Thing;
  things.pop();
};

export const pileOf = (keeper: Keeper, to: Destination): CardNumber[] => {
  switch (to) {
    case 'graveyard':
      return keeper.graveyard;
    case 'hand':
      return keeper.hand;
    case 'deck':
      return keeper.deck;
    default:
      return keeper.exiled;
  }
};

/**
 * Moves a card from the field to its owner's zone; a Token goes to the Token Deck unless it is Exiled.
 */
export const leave = (
  state: State,
  thing: Thing,
  to: Destination,
  destroyed: boolean,
  emit: MysticSpiresEmit,
  killer: number = NONE,
): void => {
  takeOff(state.things, thing);
  // Otherwise the latest arrivals since the last check would no longer be the last ones in the list.
  const isAlone = changesNoOther(thing) && state.stale < STALE.arrived;
  state.stale |= STALE.piles | (isAlone ? STALE.gone : STALE.field);
  const owner = keeperAt(state, thing.owner);
  const isToken = cardEntry(thing.card).isToken && to !== 'exile';
  (isToken ? owner.tokens : pileOf(owner, to)).push(thing.card);
  emit?.({
    type: 'left',
    card: thing.card,
    thing: thing.id,
    seat: thing.owner,
    to: isToken ? 'tokens' : to,
    destroyed,
    ...(killer === NONE ? {} : { killer }),
  });
  // MYS-29.3: leaving breaks bonds; if it was destroyed, its partners are already doomed.
  if (thing.bonds.length > 0) untie(state, thing);
};

const untie = (state: State, { id, bonds }: Thing): void => {
  for (const other of bonds) {
    const partner = findThing(state, other);
    if (partner !== undefined) partner.bonds = partner.bonds.filter((bond) => bond !== id);
  }
};

/** A Unit about to be destroyed: by which Keeper (MYS-21.7) and by which attacker, if any. */
export type Doom = { readonly thing: Thing; readonly by: number; readonly killer: number };

/** MYS-29.1, MYS-29.2: bonded Units are destroyed with their partners, by the same Keeper. */
const addBonded = (state: State, dooms: Doom[]): void => {
  for (let at = 0; at < dooms.length; at++) {
    const { thing, by } = dooms[at] as Doom;
    for (let bond = 0; bond < thing.bonds.length; bond++) {
      const partner = findThing(state, thing.bonds[bond] as number);
      if (partner !== undefined && !isDoomed(dooms, partner))
        dooms.push({ thing: partner, by, killer: NONE });
    }
  }
};

const isDoomed = (dooms: readonly Doom[], thing: Thing): boolean => {
  for (let at = 0; at < dooms.length; at++) if ((dooms[at] as Doom).thing === thing) return true;
  return false;
};

/**
 * Finds everything the destruction of a Unit triggers, while all Units destroyed together are still in play.
 */
const triggerDestruction = (state: State, { thing, by, killer }: Doom, link: Link | undefined): void => {
  if (!cardEntry(thing.card).isUnit) return;
  triggerSelf(state, thing, OCCASION.destroyed, NONE, true);
  triggerWatchers(state, OCCASION.destroys, thing, link);
  if (by !== NONE && by !== thing.controller) triggerKeeper(state, OCCASION.slays, by, thing.id, link);
  const attacker = findThing(state, killer);
  if (attacker !== undefined) triggerSelf(state, attacker, OCCASION.kills, thing.id);
};

/**
 * Destroys cards together and adds bonded ones to the list; `link` is the effect whose step does it, if any.
 */
export const destroyTogether = (
  state: State,
  dooms: Doom[],
  link: Link | undefined,
  emit: MysticSpiresEmit,
): void => {
  addBonded(state, dooms);
  for (let at = 0; at < dooms.length; at++) triggerDestruction(state, dooms[at] as Doom, link);
  for (let at = 0; at < dooms.length; at++) {
    const { thing, killer } = dooms[at] as Doom;
    leave(state, thing, 'graveyard', true, emit, killer);
  }
};
