/** Gold, relics and potions between combats. */
import { NONE, putUnder, randomBelow } from '@three-spires/kernel';
import type { goodsWords } from '../../../words/run/goods.ts';
import { ask } from '../../asking.ts';
import { addRelic, hasRule, removeRelic, setMarks } from '../../combat/relics.ts';
import { ITEM_ENTRIES } from '../../compile/entries.ts';
import type { Emit } from '../../event.ts';
import { DONE, GIVE_POTION, REPLACE_POTION } from '../../moves.ts';
import * as goods from '../../run/goods.ts';
import { type Frame, playerAt, QUESTION, STREAM, type State } from '../../state.ts';
import { takeAnswer } from '../aim.ts';
import type { Handlers } from '../handler.ts';
import { courier } from './courier.ts';
import { rollOff } from './roll-off.ts';

/** The question's filter for an offer of items instead of cards. */
const ITEMS = 1;

export const goodsHandlers: Handlers<typeof goodsWords> = {
  gainGold: (state, frame, op, emit) => {
    goods.gainGold(state, frame.seat, op.base, emit);
    return true;
  },
  /** The price was checked when the option was taken; others may pay part of it (STS-8.23). */
  payGold: (state, frame, op, emit) => {
    goods.payGold(state, frame.seat, op.base, emit);
    return true;
  },
  /** A plain loss takes at most what the player has (R38). */
  dropGold: (state, frame, op, emit) => {
    goods.takeGold(state, frame.seat, op.base, emit);
    return true;
  },
  everyPlayerLosesAllGold: (state, _frame, _op, emit) => {
    state.players.forEach((player, seat) => {
      goods.takeGold(state, seat, player.gold, emit);
    });
    return true;
  },
  /** Draws relics one at a time; each is gained or skipped (STS-8.18). */
  gainRelic: (state, frame, op, emit) => {
    const { run } = state;
    if (frame.left === NONE) frame.left = op.base;
    const answer = takeAnswer(frame);
    if (answer !== NONE) {
      const relic = run.offer.pop() as number;
      frame.left--;
      if (answer === DONE) putUnder(goods.deckOf(state, relic), relic);
      else {
        // The relic's effects when gained are pushed above this step, which then continues.
        frame.step--;
        if (frame.left === 0) finish(frame, 1);
        goods.gainRelic(state, frame.seat, relic, emit);
        return true;
      }
    }
    const relic = frame.left > 0 ? run.relicDeck.pop() : undefined;
    if (relic === undefined) return finish(frame, 0);
    return offer(state, frame, relic, emit);
  },
  /**
   * Draws potions one at a time (STS-8.13); at the limit one is given away, makes room, or is skipped
   * (STS-8.15).
   */
  gainPotion: (state, frame, op, emit) => {
    if (hasRule(playerAt(state, frame.seat), 'noPotions')) return true;
    if (frame.left === NONE) frame.left = op.base;
    const answer = takeAnswer(frame);
    if (answer !== NONE) {
      takePotion(state, frame.seat, state.run.offer.pop() as number, answer, emit);
      frame.left--;
    }
    const potion = frame.left > 0 ? state.potionDeck.pop() : undefined;
    if (potion === undefined) return finish(frame, 0);
    return offer(state, frame, potion, emit);
  },
  /** A relic of the player's choice, or the one turned up at random, goes under its deck. */
  giveRelic: (state, frame, op, emit) => {
    const at = chooseRelic(state, frame, op.kind === 1, emit);
    if (at === NONE) return goods.losableRelics(playerAt(state, frame.seat)).length === 0;
    loseRelic(state, frame.seat, at);
    return true;
  },
  givePotion: (state, frame) => {
    const { potions } = playerAt(state, frame.seat);
    const answer = takeAnswer(frame);
    if (answer === NONE && potions.length > 1) {
      state.run.offer = potions.slice();
      return ask(state, QUESTION.offer, frame.seat, 0, potions.length, ITEMS);
    }
    state.run.offer = [];
    if (potions.length > 0) goods.dropPotion(state, frame.seat, answer === NONE ? 0 : answer);
    return true;
  },
  /** The Moai Head: gold equal to a relic's printed price. */
  gainGoldOfRelic: (state, frame, _op, emit) => {
    const at = chooseRelic(state, frame, false, emit);
    if (at === NONE) return goods.losableRelics(playerAt(state, frame.seat)).length === 0;
    const relic = loseRelic(state, frame.seat, at);
    goods.gainGold(state, frame.seat, ITEM_ENTRIES[relic]?.definition.price ?? 0, emit);
    return true;
  },
  /** Two players give each other a relic; the other chooses which, or declines (Face Trader). */
  swapRelic: (state, frame, _op, emit) => {
    const answer = takeAnswer(frame);
    if (frame.left === NONE) {
      if (answer === NONE) return ask(state, QUESTION.player, frame.seat, 1);
      if (answer === DONE || goods.losableRelics(playerAt(state, answer)).length === 0) return true;
      frame.target = answer;
      frame.left = 0;
      return askRelicOf(state, frame.seat, 0);
    }
    state.run.offer = [];
    if (frame.left === 0) {
      frame.moved = goods.losableRelics(playerAt(state, frame.seat))[answer] as number;
      frame.left = 1;
      return askRelicOf(state, frame.target, 1);
    }
    frame.left = NONE;
    const place = goods.losableRelics(playerAt(state, frame.target))[answer];
    if (place !== undefined) exchangeRelics(state, frame.seat, frame.moved, frame.target, place, emit);
    return true;
  },
  courier,
  rollOff,
};

const offer = (state: State, frame: Frame, item: number, emit: Emit): false => {
  state.run.offer = [item];
  emit?.({ type: 'rewardRevealed', seat: frame.seat, reward: 0, reveals: true });
  return ask(state, QUESTION.offer, frame.seat, 1, 1, ITEMS);
};

const finish = (frame: Frame, skipped: number): true => {
  frame.left = NONE;
  frame.step += skipped;
  return true;
};

const takePotion = (state: State, seat: number, potion: number, answer: number, emit: Emit): void => {
  if (answer === DONE) putUnder(state.potionDeck, potion);
  else if (answer >= GIVE_POTION) goods.gainPotion(state, answer - GIVE_POTION, potion, emit);
  else {
    if (answer >= REPLACE_POTION) goods.dropPotion(state, seat, answer - REPLACE_POTION);
    goods.gainPotion(state, seat, potion, emit);
  }
};

/** The index of the relic to lose, or NONE while asking or if there is none. */
const chooseRelic = (state: State, frame: Frame, random: boolean, emit: Emit): number => {
  const places = goods.losableRelics(playerAt(state, frame.seat));
  const answer = takeAnswer(frame);
  if (answer !== NONE) return places[answer] as number;
  if (places.length === 0) return NONE;
  if (random) {
    const turnedUp = state.run.turnedUp[frame.seat] ?? NONE;
    if (turnedUp !== NONE) return playerAt(state, frame.seat).relics.indexOf(turnedUp);
    emit?.({ type: 'turnedUp', seat: frame.seat, reveals: true });
    return places[randomBelow(state.random, STREAM.setup, places.length)] as number;
  }
  if (places.length === 1) return places[0] as number;
  state.run.offer = places.map((at) => playerAt(state, frame.seat).relics[at] as number);
  ask(state, QUESTION.offer, frame.seat, 0, places.length, ITEMS);
  return NONE;
};

const loseRelic = (state: State, seat: number, at: number): number => {
  const relic = removeRelic(state, seat, at);
  putUnder(goods.deckOf(state, relic), relic);
  state.run.offer = [];
  return relic;
};

const askRelicOf = (state: State, seat: number, optional: number): false => {
  const player = playerAt(state, seat);
  const places = goods.losableRelics(player);
  state.run.offer = places.map((at) => player.relics[at] as number);
  return ask(state, QUESTION.offer, seat, optional, places.length, ITEMS);
};

/** The marks on a relic, such as spent uses, move with it. */
const exchangeRelics = (
  state: State,
  seat: number,
  at: number,
  other: number,
  otherAt: number,
  emit: Emit,
): void => {
  const given = marksOf(state, seat, at);
  const received = marksOf(state, other, otherAt);
  receiveRelic(state, other, removeRelic(state, seat, at), given, emit);
  receiveRelic(state, seat, removeRelic(state, other, otherAt), received, emit);
};

const marksOf = (state: State, seat: number, at: number): number =>
  playerAt(state, seat).relicState[at] as number;

const receiveRelic = (state: State, seat: number, relic: number, marks: number, emit: Emit): void => {
  const player = playerAt(state, seat);
  addRelic(state, seat, relic, emit);
  setMarks(player, player.relics.length - 1, marks);
};
