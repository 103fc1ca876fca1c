/** Which of the offered cards or items may be taken. */

import { faceOf } from '../card.ts';
import { FACES, ITEM_ENTRIES, TICKET } from '../compile/entries.ts';
import { GIVE_POTION, REPLACE_POTION } from '../moves.ts';
import type { State } from '../state.ts';
import { isPotionAnswer } from './potion-answer.ts';

/** A single drawn potion may also be given away or take another's place (STS-8.15). */
const isPotionOffer = (state: State): boolean =>
  state.question.optional !== 0 &&
  offersItems(state) &&
  ITEM_ENTRIES[state.run.offer[0] as number]?.definition.kind === 'potion';

/** Whether the step that asks is about items. */
export const offersItems = (state: State): boolean => state.question.filter === 1;

/** A Golden Ticket is shown but cannot be taken (R24), a card that cannot be removed may fall, but stays. */
const isTakable = (state: State, value: number): boolean => {
  if (offersItems(state)) return true;
  const entry = FACES[faceOf(state.run.offer[value] as number)];
  return entry?.type !== TICKET && entry?.definition.irremovable !== true;
};

export const listOffer = (state: State, add: (value: number) => void): void => {
  const { run, players } = state;
  if (!isPotionOffer(state)) {
    run.offer.forEach((_, value) => {
      if (isTakable(state, value)) add(value);
    });
    return;
  }
  const candidates = [
    0,
    ...Array.from({ length: 4 }, (_, at) => REPLACE_POTION + at),
    ...players.map((_, seat) => GIVE_POTION + seat),
  ];
  for (const value of candidates) if (isPotionAnswer(state, state.question.seat, value)) add(value);
};
