/** What programs that play the game look at and look ahead with: the numbers of the rules themselves. */
export { STARTER_DECKS } from './content/index.ts';
export { announceOnly, apply } from './rules/apply.ts';
export { canAttack } from './rules/battle/attack.ts';
export { isCard } from './rules/cascade/disruption.ts';
export {
  type AbilityEntry,
  CARD_TABLE,
  type CardEntry,
  cardEntry,
  TOWER_TABLE,
  TYPE,
} from './rules/compile/entries.ts';
export { copyState } from './rules/copy.ts';
export { numbersOf } from './rules/deck-list.ts';
export { hpLeft, STATUS } from './rules/figures/figures.ts';
export { legal } from './rules/legal.ts';
export { deciding } from './rules/loop.ts';
export { MOVE, PILE_OPERAND, PLACE_OPERAND } from './rules/moves.ts';
export {
  DUTY,
  type Keeper,
  LINK,
  NONE,
  OVERLOAD,
  opponentOf,
  PHASE,
  QUESTION,
  type State,
  type Thing,
} from './rules/state.ts';
export { isActing } from './rules/turn/turn.ts';
export { resolveUnanswered } from './rules/unanswered.ts';
export type { Amount, Step } from './words/effect.ts';
