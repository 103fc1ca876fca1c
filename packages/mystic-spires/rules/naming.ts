/** Printed, unambiguous names for objects on the table. */
import { cardEntry } from './compile/entries.ts';
import { findThing, isPile, isTower, pileCard, pileSeat, towerSeat } from './refs.ts';
import type { Ref, State, Thing } from './state.ts';

export const cardName = (card: number): string => cardEntry(card).definition.name;

/** The name of a card in play; if several share it, numbered in order of arrival. */
export const thingLabel = (state: State, thing: Thing): string => {
  const same = state.things.filter(({ card }) => card === thing.card);
  const name = cardName(thing.card);
  return same.length === 1 ? name : `${name} ${same.indexOf(thing) + 1}`;
};

export const seatLabel = (seat: number): string => `Keeper ${seat + 1}`;

export const refLabel = (state: State, ref: Ref): string => {
  if (isTower(ref)) return `Tower ${towerSeat(ref) + 1}`;
  if (isPile(ref)) return `${cardName(pileCard(ref))} in graveyard ${pileSeat(ref) + 1}`;
  const thing = findThing(state, ref);
  return thing === undefined ? 'nothing' : thingLabel(state, thing);
};
