/** What programs that play read of a state: its numbers in the rulebook's words. */

export {
  type CardEntry,
  CHEST_ENTRIES,
  cardEntry,
  enemyEntry,
  type PlaceEntry,
  placeEntry,
  programOf,
  type Step,
  WILD,
} from './rules/compile/entries.ts';
export { colourOf, healthOf, screenOf } from './rules/enemy/ranks.ts';
export { proposedStarter } from './rules/floor/floor.ts';
export { partyModifier, tokensOf, woundLimit } from './rules/hero/heroes.ts';
export { choosableSkills, DRAW } from './rules/hero/level.ts';
export { colourOfCode, isInCrypt, MOVE } from './rules/moves.ts';
export { nothingArranged } from './rules/setup.ts';
export {
  BOSS,
  FIRST_XP,
  type Figure,
  FLOORS_IN_TOWER,
  FRAME,
  type Hero,
  NONE,
  OCCASION,
  QUESTION,
  RESULT,
  STREAMS,
  type State,
} from './rules/state.ts';
