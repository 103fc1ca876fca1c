/** Decks, hands and graveyards, and cards coming into play (sections 3, 7, 38). */

import { NONE, removeAt, shuffle } from '@three-spires/kernel';
import { OCCASION, STALE } from '../compile/codes.ts';
import { cardEntry } from '../compile/entries.ts';
import type { MysticSpiresEmit, Origin } from '../event.ts';
import { changesNoOther } from '../figures/figures.ts';
import { pileRef } from '../refs.ts';
import {
  type CardNumber,
  EMPTY,
  keeperAt,
  opponentOf,
  type Ref,
  STREAM,
  type State,
  type Thing,
} from '../state.ts';
import { checkLosers } from './check.ts';
import { triggerKeeper, triggerMilled, triggerSelf, triggerWatchers } from './triggers.ts';

/** Draws one card at a time (MYS-38.2) and returns how many. */
export const drawCards = (state: State, seat: number, number: number, emit: MysticSpiresEmit): number => {
  const { deck, hand } = keeperAt(state, seat);
  state.stale |= STALE.piles;
  let drawn = 0;
  while (drawn < number && deck.length > 0) {
    hand.push(deck.pop() as CardNumber);
    drawn++;
  }
  if (drawn > 0)
    emit?.({
      type: 'drew',
      seat,
      number: drawn,
      reveals: true,
      secret: { seats: 1 << seat, cards: hand.slice(-drawn) },
    });
  checkLosers(state, emit);
  return drawn;
};

/**
 * Discards from the top of the deck, which is not a draw (MYS-7.12). One trigger for the step, one per card.
 */
export const millCards = (state: State, seat: number, number: number, emit: MysticSpiresEmit): Ref[] => {
  const keeper = keeperAt(state, seat);
  const milled: Ref[] = [];
  state.stale |= STALE.piles;
  while (milled.length < number && keeper.deck.length > 0) {
    const card = keeper.deck.pop() as CardNumber;
    keeper.graveyard.push(card);
    milled.push(pileRef(seat, card));
    emit?.({ type: 'moved', card, seat, from: 'deck', to: 'graveyard', reveals: true });
    triggerMilled(state, seat, card);
    if (checkLosers(state, emit)) return milled;
  }
  if (milled.length > 0) triggerKeeper(state, OCCASION.opponentMills, opponentOf(seat), NONE);
  return milled;
};

export const shuffleDeck = (state: State, seat: number, emit: MysticSpiresEmit): void => {
  shuffle(state.random, STREAM.shuffle, keeperAt(state, seat).deck);
  emit?.({ type: 'shuffled', seat, reveals: true });
};

/** Takes one card with this number out of a pile; false if there is none. */
export const takeFrom = (pile: CardNumber[], card: CardNumber): boolean => {
  const at = pile.lastIndexOf(card);
  if (at < 0) return false;
  removeAt(pile, at);
  return true;
};

/** Brings a card into play; a Unit has its printed figures and is not Fatigued (MYS-6.2). */
export const enterPlay = (
  state: State,
  card: CardNumber,
  owner: number,
  controller: number,
  host: number,
  from: Origin,
  emit: MysticSpiresEmit,
): Thing => {
  const { power, hp, isUnit, statuses, able } = cardEntry(card);
  const thing: Thing = {
    id: state.nextId++,
    card,
    owner,
    controller,
    damage: 0,
    fatigue: 0,
    given: EMPTY,
    stripped: EMPTY,
    lastingPower: 0,
    lastingHp: 0,
    turnPower: 0,
    turnHp: 0,
    marks: EMPTY,
    bonds: EMPTY,
    host,
    used: 0,
    hitBy: NONE,
    struckBy: NONE,
    power,
    maxHp: hp,
    statuses,
    duties: 0,
  };
  state.things.push(thing);
  if (changesNoOther(thing)) state.stale += STALE.arrived;
  else state.stale |= STALE.field;
  keeperAt(state, controller).able |= able;
  if (isUnit) {
    emit?.({ type: 'summoned', seat: controller, card, thing: thing.id, owner, from });
    triggerSelf(state, thing, OCCASION.summoned, NONE);
    triggerWatchers(state, OCCASION.summons, thing);
  } else emit?.({ type: 'arrived', seat: controller, card, thing: thing.id, owner, from, host });
  return thing;
};

/** Puts Tokens of a name from the Keeper's Token Deck, as many as are left (MYS-3.4), on either field. */
export const makeTokens = (
  state: State,
  card: CardNumber,
  number: number,
  owner: number,
  controller: number,
  emit: MysticSpiresEmit,
): Ref[] => {
  const made: Ref[] = [];
  const { tokens } = keeperAt(state, owner);
  while (made.length < number && takeFrom(tokens, card))
    made.push(enterPlay(state, card, owner, controller, NONE, 'tokens', emit).id);
  return made;
};
