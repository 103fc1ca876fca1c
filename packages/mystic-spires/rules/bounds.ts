/** How much a set-up or a position may hold. No printed rule is meant: these keep a game small enough to be played. */

import { defineBounds, SETUP_LIMITS } from '@three-spires/kernel';
import { DECK_SIZE, TOKEN_LIMIT } from '../words/definition.ts';

/** Cards on one side; up to 24 lay there in the games that were tried. */
const FIELD_LIMIT = 30;

export const POSITION_BOUNDS = defineBounds(SETUP_LIMITS, {
  keepers: { items: 2 },
  'keepers[].hand': { items: 30 },
  'keepers[].field': { items: FIELD_LIMIT },
  'keepers[].field[].statuses': { items: 12 },
  'keepers[].field[].marks': { items: 20 },
  'keepers[].field[].bonds': { items: 2 * FIELD_LIMIT },
  'keepers[].marks': { items: 20 },
  'keepers[].tokens': { fields: 40 },
  'keepers[].tokens.*': { number: TOKEN_LIMIT, total: 4 * TOKEN_LIMIT },
  'keepers[].skipDraw': { number: 99 },
  'keepers[].skipBattle': { number: 99 },
});

/** A deck that a player brings along. */
export const DECK_BOUNDS = defineBounds(SETUP_LIMITS, {
  'main.*': { number: DECK_SIZE.most },
  'tokens.*': { number: TOKEN_LIMIT },
});

export const SETUP_BOUNDS = defineBounds(
  SETUP_LIMITS,
  { decks: { items: 2 }, sets: { items: 8 } },
  { 'decks[]': DECK_BOUNDS, position: POSITION_BOUNDS },
);
