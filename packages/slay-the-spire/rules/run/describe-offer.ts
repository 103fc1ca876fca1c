import type { ReadableMove } from '@three-spires/kernel';
import { faceOf } from '../card.ts';
import { FACES, ITEM_ENTRIES } from '../compile/entries.ts';
import { GIVE_POTION, REPLACE_POTION } from '../moves.ts';
import { seatName } from '../naming.ts';
import type { State } from '../state.ts';
import { playerAt } from '../state.ts';
import { offersItems } from './offer.ts';

/** An answer to an offer: the card or item taken, or what happens to a potion. */
export const describeOfferAnswer = (state: State, value: number): ReadableMove => {
  const { run, question } = state;
  if (!offersItems(state))
    return { do: 'choose', card: FACES[faceOf(run.offer[value] as number)]?.name ?? '', place: value + 1 };
  const name = (item: number | undefined): string => ITEM_ENTRIES[item ?? -1]?.definition.name ?? '';
  if (value >= GIVE_POTION)
    return { do: 'give', item: name(run.offer[0]), player: seatName(state, value - GIVE_POTION) };
  const { potions } = playerAt(state, question.seat);
  if (value >= REPLACE_POTION)
    return { do: 'replace', item: name(run.offer[0]), drop: name(potions[value - REPLACE_POTION]) };
  return { do: 'choose', item: name(run.offer[value]), place: value + 1 };
};
