/** The Merchant (STS-10.17 to STS-10.25, STS-28.6). */

import { filledPile, NONE, putUnder } from '@three-spires/kernel';
import { CARD_PRICES, REMOVE_PRICE, REMOVE_PRICE_HIGH } from '../../content/limits.ts';
import { askPhase } from '../asking.ts';
import { hasRule, potionLimit } from '../combat/relics.ts';
import { FACES, type FaceEntry, ITEM_ENTRIES, TICKET } from '../compile/entries.ts';
import { TYPE_OF_FACE } from '../compile/face-tables.ts';
import type { Emit } from '../event.ts';
import { CHANGE, deckFilter, hasFitting } from '../filters.ts';
import { PHASE, type Player, playerAt, type State } from '../state.ts';
import { returnOffer, turnUpOwnCards } from './card-offer.ts';
import { addToDeck } from './deck.ts';
import { gainPotion, gainRelic, goldAvailable, payGold } from './goods.ts';
import { takesPart, watchersFinished } from './newcomers.ts';

const STOCK = 3;

export const openMerchant = (state: State, emit: Emit): void => {
  const { run } = state;
  run.relicStock = drawRelics(state);
  run.potionStock = drawSome(state.potionDeck, STOCK);
  run.colorlessStock = drawSome(run.colorlessDeck, STOCK);
  run.cardStock = [];
  for (let seat = 0; seat < state.players.length; seat++)
    run.cardStock.push(takesPart(state, seat) ? turnUpOwnCards(state, seat, STOCK) : []);
  run.removeUsed = filledPile(0, state.players.length);
  run.finished = watchersFinished(state);
  run.sharing = filledPile(0, state.players.length);
  state.phase = PHASE.merchant;
  askPhase(state);
  emit?.({ type: 'merchantOpened', reveals: true });
};

const drawSome = (deck: number[], amount: number): number[] => {
  const drawn: number[] = [];
  while (drawn.length < amount && deck.length > 0) drawn.push(deck.pop() as number);
  return drawn;
};

/** A relic without a price is put under the deck and replaced (R41). */
const drawRelics = (state: State): number[] => {
  const stock: number[] = [];
  const { relicDeck } = state.run;
  for (let tries = relicDeck.length; stock.length < STOCK && tries > 0; tries--) {
    const relic = relicDeck.pop() as number;
    if (ITEM_ENTRIES[relic]?.definition.price === undefined) putUnder(relicDeck, relic);
    else stock.push(relic);
  }
  return stock;
};

/** The discount belongs to the first slot (R43). */
export const relicPrice = (state: State, slot: number): number =>
  (ITEM_ENTRIES[state.run.relicStock[slot] as number]?.definition.price ?? 0) - (slot === 0 ? 1 : 0);

export const potionPrice = (state: State, slot: number): number =>
  ITEM_ENTRIES[state.run.potionStock[slot] as number]?.definition.price ?? 0;

export const cardPrice = (face: number): number =>
  CARD_PRICES[(FACES[face] as FaceEntry).definition.rarity] ?? 0;

export const removePrice = (state: State): number =>
  state.run.ascension >= 8 ? REMOVE_PRICE_HIGH : REMOVE_PRICE;

const affords = (state: State, seat: number, price: number): boolean => goldAvailable(state, seat) >= price;
const isThere = (item: number | undefined): boolean => item !== undefined && item !== NONE;

export const canBuyRelic = (state: State, seat: number, slot: number): boolean =>
  isThere(state.run.relicStock[slot]) && affords(state, seat, relicPrice(state, slot));

/** A potion may be bought for any player with room (STS-10.24). */
export const canBuyPotion = (state: State, seat: number, slot: number, forSeat: number): boolean => {
  const receiver: Player | undefined = state.players[forSeat];
  if (receiver === undefined || !isThere(state.run.potionStock[slot])) return false;
  const hasRoom = receiver.potions.length < potionLimit(state) && !hasRule(receiver, 'noPotions');
  return hasRoom && affords(state, seat, potionPrice(state, slot));
};

export const canBuyCard = (state: State, seat: number, slot: number): boolean => {
  const face = state.run.cardStock[seat]?.[slot];
  if (face === undefined || face === NONE || TYPE_OF_FACE[face] === TICKET) return false;
  return affords(state, seat, cardPrice(face));
};

export const canBuyColorless = (state: State, seat: number, slot: number): boolean => {
  const face = state.run.colorlessStock[slot];
  return face !== undefined && face !== NONE && affords(state, seat, cardPrice(face));
};

export const canBuyRemove = (state: State, seat: number): boolean =>
  state.run.removeUsed[seat] === 0 &&
  affords(state, seat, removePrice(state)) &&
  hasFitting(playerAt(state, seat), deckFilter(CHANGE.remove, 0));

export const buyRelic = (state: State, seat: number, slot: number, emit: Emit): void => {
  const { relicStock } = state.run;
  payGold(state, seat, relicPrice(state, slot), emit);
  const relic = relicStock[slot] as number;
  relicStock[slot] = NONE;
  gainRelic(state, seat, relic, emit);
};

export const buyPotion = (state: State, seat: number, slot: number, forSeat: number, emit: Emit): void => {
  const { potionStock } = state.run;
  payGold(state, seat, potionPrice(state, slot), emit);
  gainPotion(state, forSeat, potionStock[slot] as number, emit);
  potionStock[slot] = NONE;
};

export const buyCard = (state: State, seat: number, slot: number, emit: Emit): void => {
  const stock = state.run.cardStock[seat] as number[];
  const face = stock[slot] as number;
  payGold(state, seat, cardPrice(face), emit);
  stock[slot] = NONE;
  addToDeck(state, seat, face, emit);
};

export const buyColorless = (state: State, seat: number, slot: number, emit: Emit): void => {
  const { colorlessStock } = state.run;
  const face = colorlessStock[slot] as number;
  payGold(state, seat, cardPrice(face), emit);
  colorlessStock[slot] = NONE;
  addToDeck(state, seat, face, emit);
};

const returnStock = (stock: readonly number[], deck: number[]): void => {
  for (let slot = 0; slot < stock.length; slot++)
    if (stock[slot] !== NONE) putUnder(deck, stock[slot] as number);
};

/** Unsold goods go under the decks they came from (STS-10.25). */
export const closeMerchant = (state: State): void => {
  const { run } = state;
  returnStock(run.relicStock, run.relicDeck);
  returnStock(run.potionStock, state.potionDeck);
  returnStock(run.colorlessStock, run.colorlessDeck);
  for (const stock of run.cardStock) {
    returnOffer(
      state,
      stock.filter((face) => face !== NONE),
      NONE,
    );
  }
  run.relicStock = [];
  run.potionStock = [];
  run.colorlessStock = [];
  run.cardStock = [];
};
