/** Limits on set-ups and positions. They are not printed rules: they keep a game small enough to play. */

import { defineBounds, SETUP_LIMITS } from '@three-spires/kernel';
import { DECK_SIZE, TOKEN_LIMIT } from '../words/definition.ts';

/** Cards on one side; measured games had up to 24. */
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

/** A deck supplied by a player. */
export const DECK_BOUNDS = defineBounds(SETUP_LIMITS, {
  'main.*': { number: DECK_SIZE.most },
  'tokens.*': { number: TOKEN_LIMIT },
});

export const SETUP_BOUNDS = defineBounds(
  SETUP_LIMITS,
  { decks: { items: 2 }, sets: { items: 8 } },
  { 'decks[]': DECK_BOUNDS, position: POSITION_BOUNDS },
);
