/** Which objects a selector finds (MYS-7.8 to MYS-7.10). */
import { passes, SIEVE_SIDE, SIEVE_ZONE, type Sieve, suits, TRAIT } from '../compile/sieve.ts';
import { findThing, isPile, isTower, pileCard, pileRef, pileSeat, towerRef, towerSeat } from '../refs.ts';
import { keeperAt, opponentOf, type Ref, type State, type Thing } from '../state.ts';

/** Whether a sieve's side, relative to one Keeper, is that of another. */
export const isSide = (sieve: Sieve, seat: number, of: number): boolean =>
  sieve.side === SIEVE_SIDE.any || (sieve.side === SIEVE_SIDE.my) === (seat === of);

const ANY_SIDE = -1;

/** The Keeper whose cards a sieve covers, or ANY_SIDE; for loops over all cards in play. */
export const sideOf = ({ side }: Sieve, seat: number): number =>
  side === SIEVE_SIDE.any ? ANY_SIDE : side === SIEVE_SIDE.my ? seat : opponentOf(seat);

/** Whether a card in play passes; `self` is the id of the card with the selector. */
export const fits = (sieve: Sieve, thing: Thing, seat: number, self: Ref): boolean =>
  fitsOn(sieve, thing, sideOf(sieve, seat), self);

/** The same, with the side from `sideOf`. */
export const fitsOn = (sieve: Sieve, thing: Thing, side: number, self: Ref): boolean => {
  if (side !== ANY_SIDE && thing.controller !== side) return false;
  if (sieve.inPlay[thing.card] === 0) return false;
  if (sieve.isPlain) return true;
  // active means merely not Fatigued.
  const traits =
    (thing.fatigue === 0 ? TRAIT.active : TRAIT.fatigued) | (thing.id === self ? 0 : TRAIT.other);
  return suits(sieve, traits, thing.statuses);
};

export const seesTowers = (sieve: Sieve): boolean =>
  sieve.zone === SIEVE_ZONE.tower || sieve.zone === SIEVE_ZONE.unitsOrTower;

/** Adds every matching object to the list, including each copy of a name in a graveyard. */
export const collect = (state: State, sieve: Sieve, seat: number, self: Ref, out: Ref[]): void => {
  if (sieve.zone === SIEVE_ZONE.graveyard) {
    for (let of = 0; of < 2; of++) {
      if (!isSide(sieve, seat, of)) continue;
      const { graveyard } = keeperAt(state, of);
      for (let at = 0; at < graveyard.length; at++) {
        const card = graveyard[at] as number;
        if (passes(sieve, card)) out.push(pileRef(of, card));
      }
    }
    return;
  }
  if (sieve.zone !== SIEVE_ZONE.tower) {
    const { things } = state;
    for (let at = 0; at < things.length; at++) {
      const thing = things[at] as Thing;
      if (fits(sieve, thing, seat, self)) out.push(thing.id);
    }
  }
  if (seesTowers(sieve)) for (let of = 0; of < 2; of++) if (isSide(sieve, seat, of)) out.push(towerRef(of));
};

const countInGraveyards = (state: State, sieve: Sieve, seat: number): number => {
  let count = 0;
  for (let of = 0; of < 2; of++) {
    if (!isSide(sieve, seat, of)) continue;
    const { graveyard } = keeperAt(state, of);
    for (let at = 0; at < graveyard.length; at++) if (passes(sieve, graveyard[at] as number)) count++;
  }
  return count;
};

/** How many objects a selector finds; like `collect`, without the list. */
export const countFitting = (state: State, sieve: Sieve, seat: number, self: Ref): number => {
  if (sieve.zone === SIEVE_ZONE.graveyard) return countInGraveyards(state, sieve, seat);
  let count = 0;
  if (sieve.zone !== SIEVE_ZONE.tower) {
    const { things } = state;
    const side = sideOf(sieve, seat);
    for (let at = 0; at < things.length; at++) if (fitsOn(sieve, things[at] as Thing, side, self)) count++;
  }
  if (seesTowers(sieve)) count += sieve.side === SIEVE_SIDE.any ? 2 : 1;
  return count;
};

/** Whether there are at least `wanted` of them. */
export const hasAtLeast = (state: State, sieve: Sieve, seat: number, self: Ref, wanted: number): boolean => {
  if (sieve.zone === SIEVE_ZONE.graveyard) return countInGraveyards(state, sieve, seat) >= wanted;
  let left = wanted;
  if (seesTowers(sieve)) left -= sieve.side === SIEVE_SIDE.any ? 2 : 1;
  if (left <= 0) return true;
  if (sieve.zone === SIEVE_ZONE.tower) return false;
  const { things } = state;
  const side = sideOf(sieve, seat);
  for (let at = 0; at < things.length; at++)
    if (fitsOn(sieve, things[at] as Thing, side, self) && --left <= 0) return true;
  return false;
};

/** Whether a chosen target is still there and still matches (MYS-23.3). */
export const stillFits = (state: State, sieve: Sieve, ref: Ref, seat: number, self: Ref): boolean => {
  if (isTower(ref)) return seesTowers(sieve) && isSide(sieve, seat, towerSeat(ref));
  if (isPile(ref)) {
    const { graveyard } = keeperAt(state, pileSeat(ref));
    return sieve.zone === SIEVE_ZONE.graveyard && graveyard.includes(pileCard(ref));
  }
  const thing = findThing(state, ref);
  return thing !== undefined && fits(sieve, thing, seat, self);
};

/** The cards of the Keeper's Main Deck that a search may take, without duplicates, lowest number first. */
export const searchable = (state: State, sieve: Sieve, seat: number): number[] => {
  const { deck } = keeperAt(state, seat);
  const found: number[] = [];
  for (let at = 0; at < deck.length; at++) {
    const card = deck[at] as number;
    if (passes(sieve, card) && !found.includes(card)) insert(found, card);
  }
  return found;
};

/** Inserts by number. */
const insert = (cards: number[], card: number): void => {
  cards.push(card);
  for (let at = cards.length - 1; at > 0 && (cards[at - 1] as number) > card; at--) {
    cards[at] = cards[at - 1] as number;
    cards[at - 1] = card;
  }
};

/** Whether the deck holds a card that the search may take. */
export const hasSearchable = (state: State, sieve: Sieve, seat: number): boolean => {
  const { deck } = keeperAt(state, seat);
  for (let at = 0; at < deck.length; at++) if (passes(sieve, deck[at] as number)) return true;
  return false;
};
