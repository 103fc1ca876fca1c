/**
 * Limits on set-ups and positions. They are not printed rules: they keep a game small enough to be played.
 */
import { defineBounds, SETUP_LIMITS } from '@three-spires/kernel';
import { COLOURS } from '../words/lists.ts';
import { CUBES_PER_COLOUR, FIGURES_PER_COLOUR, LUCK_LIMIT, PERIL_LIMIT, TOKENS_PER_COLOUR } from './state.ts';

/** Two colours of the box in one rank. */
const RANK_LIMIT = 2 * FIGURES_PER_COLOUR;

export const POSITION_BOUNDS = defineBounds(SETUP_LIMITS, {
  heroes: { items: 4 },
  'heroes[].skills': { items: 40 },
  'heroes[].treasures': { items: 40 },
  'heroes[].exhausted': { items: 40 },
  'heroes[].tokens.*.*': { number: TOKENS_PER_COLOUR },
  front: { items: RANK_LIMIT },
  rear: { items: RANK_LIMIT },
  partyTreasures: { items: 40 },
  stuck: { items: COLOURS.length * CUBES_PER_COLOUR },
  'stuck[].at[]': { number: 1000, whole: false },
  'stuck[].turn[]': { number: 2, whole: false },
  /** Some cards extend the track a little. */
  luck: { number: LUCK_LIMIT + 4 },
  xp: { number: 99 },
  needed: { number: 99 },
  peril: { number: PERIL_LIMIT },
});

export const SETUP_BOUNDS = defineBounds(
  SETUP_LIMITS,
  { heroes: { items: 12 } },
  { position: POSITION_BOUNDS },
);
