/** Valid answers to the open question. */

import { addMove, encodeMove, type MoveList } from '@three-spires/kernel';
import { type Card, uidOf } from './card.ts';
import { isLiving, rowCount } from './combat/living.ts';
import { cardsToChoose, DRAW, passes, pileOf } from './filters.ts';
import { DONE, MOVE } from './moves.ts';
import { listOffer } from './run/offer.ts';
import { ALIVE, type Player, playerAt, QUESTION, type State } from './state.ts';

/** Carve Reality: its second target must differ from the first. */
const isEnemyAnswer = (state: State, index: number): boolean =>
  state.enemies[index]?.status === ALIVE && index + 1 !== state.question.filter;

/** An optional choice of a player excludes the player themselves (STS-18.6). */
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
      listCards(state, out);
      break;
    case QUESTION.orb:
      for (let slot = 0; slot < playerAt(state, question.seat).orbs.length; slot++) addAnswer(out, slot);
      break;
    case QUESTION.offer:
      listOffer(state, out);
      break;
    case QUESTION.option:
      for (let option = 0; option < question.pile; option++) addAnswer(out, option);
      break;
  }
  if (question.optional !== 0) addAnswer(out, DONE);
};

/** Most choices take the cards in order; those of the draw pile have their own order. */
const listCards = (state: State, out: MoveList): void => {
  const { question } = state;
  const inOrder = question.top === 0 && question.pile !== DRAW;
  const cards = inOrder ? pileOf(playerAt(state, question.seat), question.pile) : cardsToChoose(state);
  for (let at = 0; at < cards.length; at++) {
    const card = cards[at] as Card;
    if (!inOrder || passes(card, question.filter)) addAnswer(out, uidOf(card));
  }
};

const addAnswer = (out: MoveList, value: number): void => addMove(out, encodeMove(MOVE.choose, value));
