/** How the fields of events read in a line of the log. */
import { createSay, type FieldReaders, type Text } from '@three-spires/kernel';
import { STATUSES } from '../../words/lists.ts';
import { abilityEntry } from '../compile/entries.ts';
import { cardName } from '../naming.ts';
import { isTower, towerSeat } from '../refs.ts';

type Names = readonly string[];

const say = createSay({ tower: "{who}'s Tower", card: 'A card' });

export const unknownCard = say('card');

const nameOf = (seat: number, names: Names): string => names[seat] ?? '';

/**
 * A Tower or a card in play; a table's log does not know the cards behind ids, so the event includes the
 * card.
 */
const objectName = (ref: number, names: Names, card: number | undefined): string | Text => {
  if (isTower(ref)) return say('tower', { who: nameOf(towerSeat(ref), names) });
  return card === undefined ? unknownCard : cardName(card);
};

type Readable = {
  readonly type: string;
  readonly card?: number;
  readonly targetCard?: number;
  readonly ability?: number;
};

export const READERS: FieldReaders<Readable> = {
  // A Tower's effect is called by the name of the Tower.
  card: (card: number, _, { ability }) =>
    card < 0 && ability !== undefined ? abilityEntry(ability).name : cardName(card),
  first: nameOf,
  left: (left: number) => Math.max(0, left),
  ref: (ref: number, names, { card }) => objectName(ref, names, card),
  seat: nameOf,
  status: (status: number) => [{ keyword: STATUSES[status] ?? '' }],
  target: (target: number, names, { targetCard }) => objectName(target, names, targetCard),
};

/** Capitalises a sentence, whatever it starts with: a person's name, for example. */
export const capitalised = (text: Text): Text => {
  const [first, ...rest] = text;
  return typeof first === 'string' ? [first.charAt(0).toUpperCase() + first.slice(1), ...rest] : text;
};
