/**
 * Limits on set-ups and positions. They are not printed rules: they keep a game small enough to be played.
 */
import { defineBounds, SETUP_LIMITS } from '@three-spires/kernel';
import { LIMITS } from '../content/limits.ts';

/** Enemies alive at the same time; in simulated games, four players met twelve at most. */
export const LIVING_LIMIT = 16;

export const POSITION_BOUNDS = defineBounds(SETUP_LIMITS, {
  players: { items: 4 },
  'players[].hand': { items: 20 },
  'players[].powers': { items: 40 },
  'players[].potions': { items: 10 },
  'players[].relics': { items: 60 },
  'players[].orbs': { items: 10 },
  'players[].nextFree': { items: 10 },
  'players[].doubling': { items: 10 },
  'players[].shivs': { total: LIMITS.shivs },
  'players[].miracles': { total: LIMITS.miracles },
  /** Moves that lead into the middle of a card; each may take milliseconds in a position with many moves. */
  before: { items: 12 },
  nextDie: { items: 1000 },
  /** Including those beaten in this fight. */
  enemies: { items: 48 },
  'enemies[].usedSlots': { items: 8 },
  'enemies[].usedAbilities': { items: 8 },
  'enemies[].poison': { total: LIMITS.poison },
});

export const SETUP_BOUNDS = defineBounds(SETUP_LIMITS, { rows: { items: 4 } }, { position: POSITION_BOUNDS });
