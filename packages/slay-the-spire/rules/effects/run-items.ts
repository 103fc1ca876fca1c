/** Relics and potions that effects bring or take. */
import { putUnder, randomBelow } from '@three-spires/kernel';
import type { Emit } from '../event.ts';
import { ask, DONE } from '../questions.ts';
import { hasRule, removeRelic } from '../relics.ts';
import { deckOf, dropPotion, gainGold, gainPotion, gainRelic } from '../run/goods.ts';
import { GIVE_POTION, REPLACE_POTION } from '../run/potion-answer.ts';
import { type Frame, type Player, QUESTION, STREAM, type State, UNSET } from '../state.ts';
import { ITEM_TABLE } from '../tables.ts';
import { takeAnswer } from './aim.ts';
import type { Handler } from './handler.ts';

/** An offer of items instead of cards, as the question's filter says it. */
const ITEMS = 1;

/** Draws relics one by one; each is gained or skipped (STS-8.18). */
export const gainRelics: Handler = (state, frame, op, emit) => {
  const { run } = state;
  if (frame.left === UNSET) frame.left = op.base;
  const answer = takeAnswer(frame);
  if (answer !== UNSET) {
    const relic = run.offer.pop() as number;
    frame.left--;
    if (answer === DONE) putUnder(deckOf(state, relic), relic);
    else {
      // What the relic does when gained comes on top of this step, which then goes on.
      frame.step--;
      if (frame.left === 0) finish(frame, 1);
      gainRelic(state, frame.seat, relic, emit);
      return true;
    }
  }
  const relic = frame.left > 0 ? run.relicDeck.pop() : undefined;
  if (relic === undefined) return finish(frame, 0);
  return offer(state, frame, relic, emit);
};

const offer = (state: State, frame: Frame, item: number, emit: Emit): false => {
  state.run.offer = [item];
  if (emit) emit({ type: 'rewardRevealed', seat: frame.seat, reward: 0, reveals: true });
  return ask(state, QUESTION.offer, frame.seat, 1, 1, ITEMS);
};

const finish = (frame: Frame, skipped: number): true => {
  frame.left = UNSET;
  frame.step += skipped;
  return true;
};

/** Draws potions one by one (STS-8.13); at the limit one is given away, makes room, or is skipped (STS-8.15). */
export const gainPotions: Handler = (state, frame, op, emit) => {
  if (hasRule(state.players[frame.seat] as Player, 'noPotions')) return true;
  if (frame.left === UNSET) frame.left = op.base;
  const answer = takeAnswer(frame);
  if (answer !== UNSET) {
    takePotion(state, frame.seat, state.run.offer.pop() as number, answer, emit);
    frame.left--;
  }
  const potion = frame.left > 0 ? state.potionDeck.pop() : undefined;
  if (potion === undefined) return finish(frame, 0);
  return offer(state, frame, potion, emit);
};

export const takePotion = (state: State, seat: number, potion: number, answer: number, emit: Emit): void => {
  if (answer === DONE) putUnder(state.potionDeck, potion);
  else if (answer >= GIVE_POTION) gainPotion(state, answer - GIVE_POTION, potion, emit);
  else {
    if (answer >= REPLACE_POTION) dropPotion(state, seat, answer - REPLACE_POTION);
    gainPotion(state, seat, potion, emit);
  }
};

/** Places among a player's relics that can be lost: ordinary ones (STS-7.5). */
export const losableRelics = (player: Player): number[] =>
  player.relics.flatMap((item, at) => (ITEM_TABLE[item]?.definition.kind === 'relic' ? [at] : []));

/** A relic of one's own choice, or the one turned up at random, goes under its deck. */
export const giveRelic: Handler = (state, frame, op) => {
  const at = chooseRelic(state, frame, op.kind === 1);
  if (at === UNSET) return losableRelics(state.players[frame.seat] as Player).length === 0;
  loseRelic(state, frame.seat, at);
  return true;
};

/** The place of the relic to lose, or UNSET while it is asked for or when there is none. */
const chooseRelic = (state: State, frame: Frame, random: boolean): number => {
  const places = losableRelics(state.players[frame.seat] as Player);
  const answer = takeAnswer(frame);
  if (answer !== UNSET) return places[answer] as number;
  if (places.length === 0) return UNSET;
  if (random) {
    const turnedUp = state.run.turnedUp[frame.seat] ?? UNSET;
    return turnedUp !== UNSET
      ? turnedUp
      : (places[randomBelow(state.random, STREAM.setup, places.length)] as number);
  }
  if (places.length === 1) return places[0] as number;
  state.run.offer = places.map((at) => (state.players[frame.seat] as Player).relics[at] as number);
  ask(state, QUESTION.offer, frame.seat, 0, places.length, ITEMS);
  return UNSET;
};

const loseRelic = (state: State, seat: number, at: number): number => {
  const relic = removeRelic(state, seat, at);
  putUnder(deckOf(state, relic), relic);
  state.run.offer = [];
  return relic;
};

/** The Moai Head: gold for the printed price of a relic. */
export const gainGoldOfRelic: Handler = (state, frame, _op, emit) => {
  const at = chooseRelic(state, frame, false);
  if (at === UNSET) return losableRelics(state.players[frame.seat] as Player).length === 0;
  const relic = loseRelic(state, frame.seat, at);
  gainGold(state, frame.seat, ITEM_TABLE[relic]?.definition.price ?? 0, emit);
  return true;
};

export const givePotion: Handler = (state, frame) => {
  const { potions } = state.players[frame.seat] as Player;
  const answer = takeAnswer(frame);
  if (answer === UNSET && potions.length > 1) {
    state.run.offer = potions.slice();
    return ask(state, QUESTION.offer, frame.seat, 0, potions.length, ITEMS);
  }
  state.run.offer = [];
  if (potions.length > 0) dropPotion(state, frame.seat, answer === UNSET ? 0 : answer);
  return true;
};

/** Two players give each other a relic (Face Trader). */
export const swapRelic: Handler = (state, frame) => {
  const answer = takeAnswer(frame);
  if (frame.left === UNSET) {
    if (answer === UNSET) return state.players.length === 1 || ask(state, QUESTION.player, frame.seat, 1);
    if (answer >= state.players.length) return true;
    frame.target = answer;
    frame.left = 0;
    return askRelicOf(state, frame, frame.seat);
  }
  const asked = frame.left === 0 ? frame.seat : frame.target;
  const place = losableRelics(state.players[asked] as Player)[answer] ?? UNSET;
  if (frame.left === 0) {
    frame.moved = place;
    frame.left = 1;
    return askRelicOf(state, frame, frame.target);
  }
  frame.left = UNSET;
  exchangeRelics(state, frame.seat, frame.moved, frame.target, place);
  return true;
};

const askRelicOf = (state: State, frame: Frame, seat: number): boolean => {
  const player = state.players[seat] as Player;
  const places = losableRelics(player);
  if (places.length === 0) {
    frame.left = UNSET;
    return true;
  }
  state.run.offer = places.map((at) => player.relics[at] as number);
  return ask(state, QUESTION.offer, seat, 0, places.length, ITEMS);
};

const exchangeRelics = (state: State, seat: number, at: number, other: number, otherAt: number): void => {
  const given = removeRelic(state, seat, at);
  const received = removeRelic(state, other, otherAt);
  state.run.offer = [];
  gainRelic(state, seat, received, undefined);
  gainRelic(state, other, given, undefined);
};
