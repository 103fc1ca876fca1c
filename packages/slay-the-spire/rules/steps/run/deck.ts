/** Deck changes caused by effects: one card at a time, chosen or random (STS-9). */
import { NONE, shuffle } from '@three-spires/kernel';
import { PILES } from '../../../words/lists.ts';
import type { deckWords } from '../../../words/run/deck.ts';
import { DECK_FILTERS } from '../../../words/run/deck.ts';
import { ask } from '../../asking.ts';
import { type Card, faceOf, findCard, uidOf } from '../../card.ts';
import { heal, losePlayerHp } from '../../combat/harm.ts';
import { CURSE, FACES, type FaceEntry } from '../../compile/entries.ts';
import type { Op } from '../../compile/op.ts';
import type { Emit } from '../../event.ts';
import { CHANGE, deckFilter, hasFitting, passesDeckFilter } from '../../filters.ts';
import { DONE } from '../../moves.ts';
import {
  addToDeck,
  canGiveCard,
  randomCard,
  removeCard,
  transformCard,
  upgradeCard,
} from '../../run/deck.ts';
import { gainCurse as takeCurse } from '../../run/goods.ts';
import { type Frame, PHASE, playerAt, QUESTION, STREAM, type State } from '../../state.ts';
import { takeAnswer } from '../aim.ts';
import type { Handlers } from '../handler.ts';

const DECK = PILES.indexOf('deck');
const CARDS_FALLING = 3;

export const deckHandlers: Handlers<typeof deckWords> = {
  upgradeCards: (state, frame, op, emit) => changeCards(state, frame, op, CHANGE.upgrade, upgradeCard, emit),
  removeCards: (state, frame, op, emit) => changeCards(state, frame, op, CHANGE.remove, removeCard, emit),
  transformCards: (state, frame, op, emit) =>
    changeCards(state, frame, op, CHANGE.transform, transformCard, emit),
  removeAllCurses: (state, frame, _op, emit) => {
    const filter = deckFilter(CHANGE.remove, DECK_FILTERS.indexOf('curse'));
    const { deck } = playerAt(state, frame.seat);
    for (const card of deck.filter((one) => passesDeckFilter(one, filter))) {
      removeCard(state, frame.seat, uidOf(card), emit);
    }
    return true;
  },
  gainCurse: (state, frame, op, emit) => {
    for (let number = 0; number < op.base; number++) takeCurse(state, frame.seat, emit);
    return true;
  },
  /** Bonfire Spirits: what was given up decides the reward. */
  bonfire: (state, frame, _op, emit) => {
    const player = playerAt(state, frame.seat);
    const filter = deckFilter(CHANGE.remove, 0);
    const answer = takeAnswer(frame);
    if (answer === NONE) {
      return !hasFitting(player, filter) || ask(state, QUESTION.card, frame.seat, 0, DECK, filter);
    }
    const { definition, type } = FACES[removeCard(state, frame.seat, answer, emit)] as FaceEntry;
    if (definition.rarity === 'uncommon') heal(state, 'player', frame.seat, 3, emit);
    else if (definition.rarity === 'rare') heal(state, 'player', frame.seat, player.maxHp, emit);
    else if (type === CURSE) losePlayerHp(state, frame.seat, 1, emit);
    return true;
  },
  /** Falling: turns up the top three cards of the shuffled deck and removes one of them, if possible. */
  fall: (state, frame, _op, emit) => {
    const { deck } = playerAt(state, frame.seat);
    const { run } = state;
    const answer = takeAnswer(frame);
    if (answer !== NONE) {
      const uid = uidOf(run.offer[answer] as Card);
      run.offer = [];
      removeCard(state, frame.seat, uid, emit);
      return true;
    }
    shuffle(state.random, STREAM.setup, deck);
    const filter = deckFilter(CHANGE.remove, 0);
    const turnedUp = deck.slice(-CARDS_FALLING);
    emit?.({ type: 'rewardRevealed', seat: frame.seat, reward: 0, reveals: true });
    if (!turnedUp.some((card) => passesDeckFilter(card, filter))) return true;
    run.offer = turnedUp;
    return ask(state, QUESTION.offer, frame.seat, 0, run.offer.length);
  },
  /** Two players give each other a card; the other chooses what to give, or declines (A Note For Yourself). */
  swapCard: (state, frame, _op, emit) => {
    const answer = takeAnswer(frame);
    const filter = deckFilter(CHANGE.give, 0);
    if (frame.left === NONE) {
      if (answer === NONE) return ask(state, QUESTION.player, frame.seat, 1);
      if (answer === DONE || !canGiveCard(state, answer)) return true;
      frame.left = 0;
      frame.target = answer;
      return ask(state, QUESTION.card, frame.seat, 0, DECK, filter);
    }
    if (frame.left === 0) {
      frame.left = 1;
      frame.moved = answer;
      return ask(state, QUESTION.card, frame.target, 1, DECK, filter);
    }
    if (answer !== DONE) exchangeCards(state, frame.seat, frame.moved, frame.target, answer, emit);
    frame.left = NONE;
    return true;
  },
};

type Change = (state: State, seat: number, uid: number, emit: Emit) => void;

/** Takes cards one at a time until the amount is reached or no card is eligible. */
const changeCards = (
  state: State,
  frame: Frame,
  op: Op,
  change: number,
  apply: Change,
  emit: Emit,
): boolean => {
  const filter = deckFilter(change, op.filter);
  if (frame.left === NONE) frame.left = op.base;
  const answer = takeAnswer(frame);
  if (answer === DONE) frame.left = 0;
  else if (answer !== NONE) applyOne(state, frame, answer, apply, emit);
  while (frame.left > 0 && hasFitting(playerAt(state, frame.seat), filter)) {
    if (op.kind === 0) return ask(state, QUESTION.card, frame.seat, isReward(state), DECK, filter);
    applyOne(state, frame, randomCard(state, frame.seat, filter, emit), apply, emit);
  }
  frame.left = NONE;
  return true;
};

/** Deck changes from Neow and Quick Start are rewards, which may be skipped (STS-8.2, R7). */
const isReward = ({ phase }: State): number => (phase === PHASE.neow || phase === PHASE.quickStart ? 1 : 0);

const applyOne = (state: State, frame: Frame, uid: number, apply: Change, emit: Emit): void => {
  frame.left--;
  apply(state, frame.seat, uid, emit);
};

const exchangeCards = (
  state: State,
  seat: number,
  uid: number,
  other: number,
  otherUid: number,
  emit: Emit,
): void => {
  const given = takeFace(state, seat, uid);
  const received = takeFace(state, other, otherUid);
  addToDeck(state, seat, received, emit);
  addToDeck(state, other, given, emit);
};

const takeFace = (state: State, seat: number, uid: number): number => {
  const { deck } = playerAt(state, seat);
  const at = findCard(deck, uid);
  return faceOf(deck.splice(at, 1)[0] as Card);
};
