/**
 * The properties of faces that play reads most, one small number per face. Scanning a pile card by card
 * touches far less memory in a byte table than in the entries of all those faces.
 */
import { NONE } from '@three-spires/kernel';
import { CHARACTERS } from '../../words/lists.ts';
import { FACES, type FaceEntry, POWER } from './entries.ts';

const tableOf = (value: (entry: FaceEntry, face: number) => number): Int8Array =>
  Int8Array.from(FACES, value);

export const TYPE_OF_FACE = tableOf(({ type }) => type);

/** The printed cost, or COST_X or COST_NONE. */
export const COST_OF_FACE = tableOf(({ cost }) => cost);

/** 1 where the card's own text changes its cost. */
export const VARIES_IN_COST = tableOf(({ costAfterLosingHp, cheaperPerPower }) =>
  costAfterLosingHp >= 0 || cheaperPerPower ? 1 : 0,
);

/** The condition for playing it, as an index into PLAY_CONDITIONS, and what it must target. */
export const CONDITION_OF_FACE = tableOf(({ playable }) => playable);
export const TARGET_OF_FACE = tableOf(({ target }) => target);

export const ROUTINE_OF_FACE = Int16Array.from(FACES, ({ routine }) => routine);

/** Where a card goes after it is played. */
export const AFTER_PLAY = { discard: 0, exhaust: 1, topOfDraw: 2, powers: 3 } as const;
export const PLACE_AFTER_PLAY = tableOf(({ type, exhaust, toTopOfDraw }) => {
  if (type === POWER) return AFTER_PLAY.powers;
  if (exhaust) return AFTER_PLAY.exhaust;
  return toTopOfDraw ? AFTER_PLAY.topOfDraw : AFTER_PLAY.discard;
});

/** 1 where a card in hand has an effect at end of turn, and 1 where it stays in hand. */
export const ACTS_IN_HAND = tableOf(({ whileHeld, ethereal }) => (whileHeld !== NONE || ethereal ? 1 : 0));
export const RETAINS = tableOf(({ retain }) => (retain ? 1 : 0));

export const IS_STARTER_STRIKE = tableOf(({ starterStrike }) => (starterStrike ? 1 : 0));
export const IS_STARTER_DEFEND = tableOf(({ starterDefend }) => (starterDefend ? 1 : 0));

/** The character it belongs to, or NONE. */
export const OWNER_OF_FACE = tableOf(({ definition: { owner } }) =>
  owner === undefined ? NONE : CHARACTERS.indexOf(owner),
);

/** The source of an offer's cards: a character's number, or this value. */
export const COLORLESS = CHARACTERS.length;

/** The deck it returns to: a character's, or COLORLESS, and 1 for that character's rares. */
export const HOME_OF_FACE = tableOf(({ definition }, face) =>
  definition.deck === 'colorless' ? COLORLESS : (OWNER_OF_FACE[face] as number),
);
export const IN_RARES = tableOf(({ definition }) => (definition.deck === 'rare' ? 1 : 0));

/** 1 for a base face that has an upgraded one, which is the next number. */
export const CAN_UPGRADE = tableOf(({ definition }, face) =>
  face % 2 === 0 && definition.upgrade !== undefined ? 1 : 0,
);

export const IRREMOVABLE = tableOf(({ definition }) => (definition.irremovable === true ? 1 : 0));
