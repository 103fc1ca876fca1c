/** The interface for bots: the rules, states and entries that they evaluate and search with. */
export { STARTER_DECKS } from './content/index.ts';
export { announceOnly, apply } from './rules/apply.ts';
export { canAttack, isGuard } from './rules/battle/able.ts';
export { isCard } from './rules/cascade/links.ts';
export type { AbilityEntry } from './rules/compile/ability-entry.ts';
export { DUTY, TYPE } from './rules/compile/codes.ts';
export {
  CARD_ENTRIES,
  type CardEntry,
  cardEntry,
  cardNamed,
  TOWER_ENTRIES,
} from './rules/compile/entries.ts';
export { copyState } from './rules/copy.ts';
export { deciding } from './rules/decisions.ts';
export { numbersOf } from './rules/deck-list.ts';
export { isTiredBy } from './rules/field/harm.ts';
export { hpLeft, STATUS } from './rules/figures/figures.ts';
export { type Belief, believe, imagine, imagineFrom } from './rules/imagine.ts';
export { legal } from './rules/legal.ts';
export { BATTLE, cardTaken, LEAVE, MOVE, mapPlaces, PASS } from './rules/moves.ts';
export {
  type Keeper,
  keeperAt,
  OVERLOAD,
  opponentOf,
  PHASE,
  QUESTION,
  REASON,
  type State,
  type Thing,
  thingAt,
} from './rules/state.ts';
export { isActing } from './rules/turn/turn.ts';
export { resolveUnanswered } from './rules/unanswered.ts';
export type { Amount } from './words/amounts.ts';
export type { Step } from './words/vocabulary.ts';
