/** The door for bots: the rules by their numbers, to look at positions and to look ahead. */
export { NONE } from '@three-spires/kernel';
export { apply } from './rules/apply.ts';
export { faceOf, uidOf } from './rules/card.ts';
export { costOf } from './rules/combat/cost.ts';
export { isLiving, livingEnemies } from './rules/combat/living.ts';
export {
  CHARACTER_ENTRIES,
  ENEMY_ENTRIES,
  type EnemyEntry,
  FACES,
  type FaceEntry,
  ITEM_ENTRIES,
  type ItemEntry,
  ROUTINES,
} from './rules/compile/entries.ts';
export { CODES, type Op, type Routine } from './rules/compile/op.ts';
export { EVENT_ENTRIES, NEOW_ENTRIES } from './rules/compile/run-entries.ts';
export { copyState } from './rules/copy.ts';
export { deciding } from './rules/decisions.ts';
export { forecast } from './rules/forecast.ts';
export { imagine, imagineFight } from './rules/imagine.ts';
export { legal } from './rules/legal.ts';
export { DONE, MOVE } from './rules/moves.ts';
export { outcome } from './rules/outcome.ts';
export { MENU, MODE, ROOM, type Run } from './rules/run-state.ts';
export {
  ALIVE,
  type Enemy,
  PHASE,
  type Player,
  QUESTION,
  type Reward,
  STREAM,
  type State,
} from './rules/state.ts';
