/** What may be answered to the open question. */

import { addMove, encodeMove, type MoveList } from '@three-spires/kernel';
import { uidOf } from './card.ts';
import { isLiving, rowCount } from './combat/living.ts';
import { cardsToChoose } from './filters.ts';
import { DONE, MOVE } from './moves.ts';
import { listOffer } from './run/offer.ts';
import { ALIVE, type Player, QUESTION, type State } from './state.ts';

/** Carve Reality: its second target is another one than the first. */
const isEnemyAnswer = (state: State, index: number): boolean =>
  state.enemies[index]?.status === ALIVE && index + 1 !== state.question.filter;

/** An optional choice of a player is about another one (STS-18.6). */
const isPlayerAnswer = ({ players, question }: State, seat: number): boolean =>
  isLiving(players[seat] as Player) && !(question.optional !== 0 && seat === question.seat);

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
      for (let seat = 0; seat < state.players.length; seat++)
        if (isPlayerAnswer(state, seat)) addAnswer(out, seat);
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
