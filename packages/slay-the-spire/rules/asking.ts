/** Opening the one question that a resolution can wait for, and what may be answered to it. */
import { addMove, encodeMove, type MoveList } from '@three-spires/kernel';
import { PILES } from '../words/lists.ts';
import { type Card, faceOf, KEEP, KEPT, MARKED, uidOf } from './card.ts';
import { isLiving, rowCount } from './combat/living.ts';
import { FILTERS } from './compile/compile.ts';
import { ATTACK, FACES, type FaceEntry, SKILL } from './compile/entries.ts';
import { MOVE } from './moves.ts';
import { isDeckFilter, passesDeckFilter } from './run/deck.ts';
import { isOfferAnswer, listOffer } from './run/offer.ts';
import { ALIVE, type Player, QUESTION, type State } from './state.ts';

const DRAW = PILES.indexOf('draw');

/** The answer «no more» or «none». */
export const DONE = 255;

export const ask = (
  state: State,
  kind: number,
  seat: number,
  optional = 0,
  pile = 0,
  filter = 0,
  top = 0,
): false => {
  const { question } = state;
  question.kind = kind;
  question.id = ++state.asked;
  question.seat = seat;
  question.optional = optional;
  question.pile = pile;
  question.filter = filter;
  question.top = top;
  return false;
};

/** Opens the question that stands for a whole phase. */
export const askPhase = (state: State): void => {
  state.phaseQuestion = ++state.asked;
};

export const pileOf = (player: Player, pile: number): Card[] => {
  const name = PILES[pile];
  if (name === undefined) throw new Error(`no pile ${pile}`);
  return player[name];
};

/** Whether a card goes to the discard pile at the end of the turn (STS-13.29, STS-38.11, STS-24.12). */
export const leavesHand = (card: Card): boolean =>
  (card & (KEEP | KEPT)) === 0 && !(FACES[faceOf(card)] as FaceEntry).retain;

/** Whether a choice among cards may take this one. */
export const passes = (card: Card, filter: number): boolean => {
  if (filter === 0) return true;
  if (isDeckFilter(filter)) return passesDeckFilter(card, filter);
  const face = FACES[faceOf(card)] as FaceEntry;
  switch (FILTERS[filter]) {
    case 'attack':
      return face.type === ATTACK;
    case 'nonAttack':
      return face.type !== ATTACK;
    case 'attackOrSkill':
      return face.type === ATTACK || face.type === SKILL;
    case 'unretained':
      return !face.retain;
    case 'unkept':
      return (card & KEEP) === 0;
    case 'marked':
      return (card & MARKED) !== 0;
    case 'leaving':
      return leavesHand(card) && (card & MARKED) === 0;
    default:
      return face.type === SKILL;
  }
};

/**
 * The cards to choose from. Of the draw pile a Scry shows the top cards in their order, a search the whole pile
 * without it.
 */
export const cardsToChoose = (state: State): Card[] => {
  const { question } = state;
  const pile = pileOf(state.players[question.seat] as Player, question.pile);
  if (question.top > 0) return pile.slice(-question.top).reverse();
  const cards = pile.filter((card) => passes(card, question.filter));
  if (question.pile !== DRAW) return cards;
  return cards.sort((left, right) => faceOf(left) - faceOf(right) || uidOf(left) - uidOf(right));
};

/** Carve Reality: its second target is another one than the first. */
const isEnemyAnswer = (state: State, index: number): boolean =>
  state.enemies[index]?.status === ALIVE && index + 1 !== state.question.filter;

/** Whether a value is an answer to the open question. */
export const isAnswer = (state: State, value: number): boolean => {
  const { question } = state;
  if (value === DONE) return question.optional !== 0;
  switch (question.kind) {
    case QUESTION.enemy:
    case QUESTION.shiv:
      return value < state.enemies.length && isEnemyAnswer(state, value);
    case QUESTION.row:
      return value >= 1 && value <= rowCount(state);
    case QUESTION.player:
      // An optional choice of a player is about another one (STS-18.6).
      if (value >= state.players.length || !isLiving(state.players[value] as Player)) return false;
      return !(question.optional !== 0 && value === question.seat);
    case QUESTION.card:
      return cardsToChoose(state).some((card) => uidOf(card) === value);
    case QUESTION.orb:
      return value < (state.players[question.seat] as Player).orbs.length;
    case QUESTION.option:
      return value < question.pile;
    case QUESTION.offer:
      return isOfferAnswer(state, value);
    default:
      return false;
  }
};

/** Lists every answer to the open question. */
export const listAnswers = (state: State, out: MoveList): void => {
  const { question } = state;
  switch (question.kind) {
    case QUESTION.enemy:
    case QUESTION.shiv:
      for (let index = 0; index < state.enemies.length; index++) {
        if (isEnemyAnswer(state, index)) addAnswer(out, index);
      }
      break;
    case QUESTION.row:
      for (let row = 1; row <= rowCount(state); row++) addAnswer(out, row);
      break;
    case QUESTION.player:
      for (let seat = 0; seat < state.players.length; seat++) if (isAnswer(state, seat)) addAnswer(out, seat);
      break;
    case QUESTION.card:
      for (const card of cardsToChoose(state)) addAnswer(out, uidOf(card));
      break;
    case QUESTION.orb:
      for (let slot = 0; slot < (state.players[question.seat] as Player).orbs.length; slot++)
        addAnswer(out, slot);
      break;
    case QUESTION.offer:
      listOffer(state, (value) => addAnswer(out, value));
      break;
    case QUESTION.option:
      for (let option = 0; option < question.pile; option++) addAnswer(out, option);
      break;
  }
  if (question.optional !== 0) addAnswer(out, DONE);
};

const addAnswer = (out: MoveList, value: number): void => addMove(out, encodeMove(MOVE.choose, value));
