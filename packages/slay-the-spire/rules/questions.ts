/** Opening the one question that a resolution can wait for, and what may be answered to it. */
import { addMove, encodeMove, type MoveList } from '@three-spires/kernel';
import { PILES } from '../words/lists.ts';
import { type Card, faceOf, KEEP, uidOf } from './card.ts';
import { FILTERS } from './compile.ts';
import { MOVE } from './moves.ts';
import { ALIVE, type Enemy, type Player, QUESTION, type State } from './state.ts';
import { ATTACK, FACES, SKILL } from './tables.ts';

/** The answer «no more» or «none». */
export const DONE = 255;

export const ask = (state: State, kind: number, seat: number, optional = 0, pile = 0, filter = 0): false => {
  const { question } = state;
  question.kind = kind;
  question.id = ++state.asked;
  question.seat = seat;
  question.optional = optional;
  question.pile = pile;
  question.filter = filter;
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

/** Whether a choice among cards may take this one. */
export const passes = (card: Card, filter: number): boolean => {
  if (filter === 0) return true;
  const type = FACES[faceOf(card)]?.type;
  const name = FILTERS[filter];
  if (name === 'attack') return type === ATTACK;
  if (name === 'nonAttack') return type !== ATTACK;
  if (name === 'unkept') return (card & KEEP) === 0;
  return type === SKILL;
};

/** Whether a value is an answer to the open question. */
export const isAnswer = (state: State, value: number): boolean => {
  const { question } = state;
  if (value === DONE) return question.optional !== 0;
  switch (question.kind) {
    case QUESTION.enemy:
    case QUESTION.shiv:
      return state.enemies[value]?.status === ALIVE;
    case QUESTION.row:
      return value >= 1 && value <= state.players.length;
    case QUESTION.player:
      // An optional choice of a player is about another one (STS-18.6).
      return value < state.players.length && !(question.optional !== 0 && value === question.seat);
    case QUESTION.card: {
      const pile = pileOf(state.players[question.seat] as Player, question.pile);
      return pile.some((card) => uidOf(card) === value && passes(card, question.filter));
    }
    case QUESTION.orb:
      return value < (state.players[question.seat] as Player).orbs.length;
    case QUESTION.option:
      return value < question.pile;
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
        if ((state.enemies[index] as Enemy).status === ALIVE) addAnswer(out, index);
      }
      break;
    case QUESTION.row:
      for (let row = 1; row <= state.players.length; row++) addAnswer(out, row);
      break;
    case QUESTION.player:
      for (let seat = 0; seat < state.players.length; seat++) if (isAnswer(state, seat)) addAnswer(out, seat);
      break;
    case QUESTION.card:
      for (const card of pileOf(state.players[question.seat] as Player, question.pile)) {
        if (passes(card, question.filter)) addAnswer(out, uidOf(card));
      }
      break;
    case QUESTION.orb:
      for (let slot = 0; slot < (state.players[question.seat] as Player).orbs.length; slot++)
        addAnswer(out, slot);
      break;
    case QUESTION.option:
      for (let option = 0; option < question.pile; option++) addAnswer(out, option);
      break;
  }
  if (question.optional !== 0) addAnswer(out, DONE);
};

const addAnswer = (out: MoveList, value: number): void => addMove(out, encodeMove(MOVE.choose, value));
