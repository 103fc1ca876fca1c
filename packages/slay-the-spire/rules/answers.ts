/** What may be answered to the open question. */
import { addMove, encodeMove, type MoveList } from '@three-spires/kernel';
import { DONE } from './asking.ts';
import { uidOf } from './card.ts';
import { isLiving, rowCount } from './combat/living.ts';
import { cardsToChoose } from './filters.ts';
import { MOVE } from './moves.ts';
import { isOfferAnswer, listOffer } from './run/offer.ts';
import { ALIVE, type Player, QUESTION, type State } from './state.ts';

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
