/** The Courier: the top item of a deck, to buy or discard. */
import { isAsking, NONE, putUnder, removeAt } from '@three-spires/kernel';
import { ask } from '../../asking.ts';
import { hasRule, potionLimit } from '../../combat/relics.ts';
import { ITEM_ENTRIES, type ItemEntry } from '../../compile/entries.ts';
import type { Emit } from '../../event.ts';
import { gainPotion, gainRelic, takeGold } from '../../run/goods.ts';
import { type Frame, playerAt, QUESTION, type State } from '../../state.ts';
import { takeAnswer } from '../aim.ts';
import type { Handler } from '../handler.ts';

/** The decks to choose from, in option order; `frame.left` holds the chosen one. */
const POTIONS = 0;

const RELICS = 1;

const deckNumber = (state: State, deck: number): number[] =>
  deck === POTIONS ? state.potionDeck : state.run.relicDeck;

/** First the deck is chosen, then the fate of the item, which `frame.moved` holds (+ 1). */
export const courier: Handler = (state, frame, _op, emit) => {
  if (frame.left === NONE) {
    const deck = chooseDeck(state, frame);
    if (deck === NONE) return !isAsking(state);
    frame.left = deck;
    frame.moved = turnUp(state, frame.seat, deck, emit) + 1;
    if (frame.moved === 0) return finish(frame);
    emit?.({ type: 'itemRevealed', seat: frame.seat, item: frame.moved - 1, reveals: true });
  }
  const choices = courierChoices(state, frame);
  const answer = choices.length === 1 ? 0 : takeAnswer(frame);
  if (answer === NONE) return ask(state, QUESTION.option, frame.seat, 0, choices.length);
  settle(state, frame, choices[answer] as number, emit);
  return finish(frame);
};

const finish = (frame: Frame): true => {
  frame.left = NONE;
  frame.moved = 0;
  return true;
};

/** An empty deck offers nothing (STS-8.19); NONE when both are empty or the player is asked. */
const chooseDeck = (state: State, frame: Frame): number => {
  const answer = takeAnswer(frame);
  if (answer !== NONE) return answer;
  if (state.potionDeck.length === 0) return state.run.relicDeck.length === 0 ? NONE : RELICS;
  if (state.run.relicDeck.length === 0) return POTIONS;
  ask(state, QUESTION.option, frame.seat, 0, 2);
  return NONE;
};

/** The top item; one without a price is discarded and replaced (Old Coin). NONE if there is no other. */
const turnUp = (state: State, seat: number, deck: number, emit: Emit): number => {
  const pile = deckNumber(state, deck);
  for (let turned = pile.length; turned > 0; turned--) {
    const item = pile.pop() as number;
    if ((ITEM_ENTRIES[item] as ItemEntry).definition.price !== undefined) return item;
    putUnder(pile, item);
    emit?.({ type: 'itemDiscarded', seat, item, reveals: true });
  }
  return NONE;
};

/** Options for the item: buy it, buy it in place of a potion (STS-8.15), or discard it. */
export const BUY = -1;

export const DISCARD = -2;

/** A number from 0 on is the index of the potion that makes room. */
export const courierChoices = (state: State, frame: Frame): number[] => {
  const player = playerAt(state, frame.seat);
  const { definition } = ITEM_ENTRIES[frame.moved - 1] as ItemEntry;
  if (player.gold < (definition.price ?? 0)) return [DISCARD];
  if (definition.kind !== 'potion') return [BUY, DISCARD];
  if (hasRule(player, 'noPotions')) return [DISCARD];
  if (player.potions.length < potionLimit(state)) return [BUY, DISCARD];
  return [...player.potions.keys(), DISCARD];
};

const settle = (state: State, frame: Frame, choice: number, emit: Emit): void => {
  const { seat } = frame;
  const item = frame.moved - 1;
  if (choice === DISCARD) {
    putUnder(deckNumber(state, frame.left), item);
    emit?.({ type: 'itemDiscarded', seat, item });
    return;
  }
  takeGold(state, seat, (ITEM_ENTRIES[item] as ItemEntry).definition.price ?? 0, emit);
  if (frame.left === RELICS) {
    gainRelic(state, seat, item, emit);
    return;
  }
  if (choice !== BUY) putUnder(state.potionDeck, removeAt(playerAt(state, seat).potions, choice));
  gainPotion(state, seat, item, emit);
};
