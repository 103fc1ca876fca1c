/**
 * What the climb asks of faces, as one small number for each face. Decks are gone through card by card, and a table of
 * bytes touches far less memory than the entries of all those faces.
 */
import { NONE } from '@three-spires/kernel';
import { CHARACTERS } from '../../words/lists.ts';
import { FACES, type FaceEntry } from './entries.ts';

const tableOf = (value: (entry: FaceEntry, face: number) => number): Int8Array =>
  Int8Array.from(FACES, value);

export const TYPE_OF_FACE = tableOf(({ type }) => type);

/** The character it belongs to, or NONE. */
export const OWNER_OF_FACE = tableOf(({ definition: { owner } }) =>
  owner === undefined ? NONE : CHARACTERS.indexOf(owner),
);

/** Where the cards of an offer may come from: a character, by number, or this. */
export const COLORLESS = CHARACTERS.length;

/** The deck it goes back to: a character's, or COLORLESS, and 1 for that character's rares. */
export const HOME_OF_FACE = tableOf(({ definition }, face) =>
  definition.deck === 'colorless' ? COLORLESS : (OWNER_OF_FACE[face] as number),
);
export const IN_RARES = tableOf(({ definition }) => (definition.deck === 'rare' ? 1 : 0));

/** 1 for a base face with an upgraded one, which is the next number. */
export const CAN_UPGRADE = tableOf(({ definition }, face) =>
  face % 2 === 0 && definition.upgrade !== undefined ? 1 : 0,
);

export const IRREMOVABLE = tableOf(({ definition }) => (definition.irremovable === true ? 1 : 0));
