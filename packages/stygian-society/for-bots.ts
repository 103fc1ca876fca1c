/** The interface for bots: what they read from a state, in the rulebook's words. */

export type { CardEntry } from './rules/compile/card-entry.ts';
export { WILD } from './rules/compile/cubes.ts';
export {
  CARD_ENTRIES,
  CHEST_ENTRIES,
  cardEntry,
  ENEMY_ENTRIES,
  enemyEntry,
  PLACE_ENTRIES,
  placeEntry,
} from './rules/compile/entries.ts';
export { OCCASION } from './rules/compile/occasions.ts';
export type { PlaceEntry } from './rules/compile/place-entry.ts';
export { routineOf, type Step } from './rules/compile/routines.ts';
export {
  colourOf,
  countRank,
  findFigure,
  healthOf,
  resistanceOf,
  screenOf,
  xpOf,
} from './rules/enemy/ranks.ts';
export { proposedStarter } from './rules/floor/floor.ts';
export {
  addBonusCubes,
  attackBonus,
  DAZED,
  healBonus,
  luckLimit,
  partyModifier,
  shieldsOf,
  tokensOf,
  WEAKENED,
  woundLimit,
} from './rules/hero/heroes.ts';
export { choosableSkills, DRAW } from './rules/hero/level.ts';
export { colourOfCode, isInCrypt, MOVE } from './rules/moves.ts';
export { figureLabel, heroName } from './rules/naming.ts';
export {
  BOSS,
  FIRST_XP,
  type Figure,
  FLOORS_IN_TOWER,
  FRAME,
  type Hero,
  QUESTION,
  RESULT,
  STREAMS,
  type State,
} from './rules/state.ts';
export { chanceToFall, chanceToLoosen } from './tower/chances.ts';
