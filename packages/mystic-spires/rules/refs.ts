/**
 * A reference packed into one integer: the id of a card in play, a Tower, or a card in a graveyard or set
 * aside by a search. Copies of a name in one graveyard are interchangeable, so they need no ids.
 */

import type { CardNumber, Ref, State, Thing } from './state.ts';

const TOWERS = -2;
const PILES = 1 << 20;
const PILE_SIZE = 1 << 8;

export const towerRef = (seat: number): Ref => TOWERS - seat;
export const isTower = (ref: Ref): boolean => ref <= TOWERS;
export const towerSeat = (ref: Ref): number => TOWERS - ref;

/** A card in a Keeper's graveyard. */
export const pileRef = (seat: number, card: CardNumber): Ref => PILES + seat * PILE_SIZE + card;
export const isPile = (ref: Ref): boolean => ref >= PILES;
export const pileSeat = (ref: Ref): number => (ref - PILES) >> 8;
export const pileCard = (ref: Ref): CardNumber => (ref - PILES) & (PILE_SIZE - 1);

export const findThing = (state: State, id: Ref): Thing | undefined => {
  if (id < 0) return undefined;
  const { things } = state;
  for (let at = 0; at < things.length; at++) if ((things[at] as Thing).id === id) return things[at];
  return undefined;
};

export const isInPlay = (state: State, id: Ref): boolean => findThing(state, id) !== undefined;
