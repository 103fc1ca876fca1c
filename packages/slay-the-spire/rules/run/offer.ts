/** Which offered cards or items may be taken. */

import { addMove, encodeMove, type MoveList } from '@three-spires/kernel';
import { faceOf } from '../card.ts';
import { TICKET } from '../compile/entries.ts';
import { IRREMOVABLE, TYPE_OF_FACE } from '../compile/face-tables.ts';
import { GIVE_POTION, MOVE, REPLACE_POTION } from '../moves.ts';
import type { Player, State } from '../state.ts';
import { isPotion } from './goods.ts';
import { isPotionAnswer } from './potion-answer.ts';

/** A single drawn potion may also be given away or replace another (STS-8.15). */
const isPotionOffer = (state: State): boolean =>
  state.question.optional !== 0 && offersItems(state) && isPotion(state.run.offer[0] as number);

/** Whether the asking step offers items. */
export const offersItems = (state: State): boolean => state.question.filter === 1;

/** A Golden Ticket is shown but cannot be taken (R24); an irremovable card may fall but stays. */
const isTakable = (state: State, value: number): boolean => {
  if (offersItems(state)) return true;
  const face = faceOf(state.run.offer[value] as number);
  return TYPE_OF_FACE[face] !== TICKET && IRREMOVABLE[face] === 0;
};

/** Lists the valid answers to an offer. */
export const listOffer = (state: State, out: MoveList): void => {
  const { run, players, question } = state;
  if (!isPotionOffer(state)) {
    for (let value = 0; value < run.offer.length; value++) if (isTakable(state, value)) addAnswer(out, value);
    return;
  }
  addPotionAnswer(state, 0, out);
  const { length } = (players[question.seat] as Player).potions;
  for (let at = 0; at < length; at++) addPotionAnswer(state, REPLACE_POTION + at, out);
  for (let seat = 0; seat < players.length; seat++) addPotionAnswer(state, GIVE_POTION + seat, out);
};

const addPotionAnswer = (state: State, value: number, out: MoveList): void => {
  if (isPotionAnswer(state, state.question.seat, value)) addAnswer(out, value);
};

const addAnswer = (out: MoveList, value: number): void => addMove(out, encodeMove(MOVE.choose, value));
