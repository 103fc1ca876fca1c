/** The interface for bots: the rules by number, for evaluating positions and looking ahead. */
export { NONE } from '@three-spires/kernel';
export { apply } from './rules/apply.ts';
export { type Card, cubesOn, faceOf, findCard, makeCard, uidOf } from './rules/card.ts';
export { costOf } from './rules/combat/cost.ts';
export { attacksOf, nextAction } from './rules/combat/intent.ts';
export { isLiving, livingEnemies, standsIn } from './rules/combat/living.ts';
export { MODIFIER, modifier } from './rules/combat/modifiers.ts';
export { gainRelicCard, hasRule } from './rules/combat/relics.ts';
export {
  CHARACTER_ENTRIES,
  CURSE,
  ENEMY_ENTRIES,
  type EnemyEntry,
  FACES,
  type FaceEntry,
  findItem,
  ITEM_ENTRIES,
  type ItemEntry,
  POWER,
  ROUTINES,
  STATUS,
} from './rules/compile/entries.ts';
export { CAN_UPGRADE, IRREMOVABLE, OWNER_OF_FACE } from './rules/compile/face-tables.ts';
export { CODES, type Op, type Routine } from './rules/compile/op.ts';
export { EVENT_ENTRIES, NEOW_ENTRIES } from './rules/compile/run-entries.ts';
export { copyState } from './rules/copy.ts';
export { deciding } from './rules/decisions.ts';
export type { SlayTheSpireEvent } from './rules/event.ts';
export { fightAgainst } from './rules/fight-against.ts';
export { CHANGE, changeOfFilter, deckFilter, passesDeckFilter } from './rules/filters.ts';
export { distinctMoves, finishTurn, startRound } from './rules/finish-turn.ts';
export { forecast } from './rules/forecast.ts';
export { hashFight } from './rules/hash.ts';
export { imagine, imagineFight } from './rules/imagine.ts';
export { legal } from './rules/legal.ts';
export { DONE, GIVE_POTION, MOVE, OFFER, REPLACE_POTION } from './rules/moves.ts';
export { enemyLabel, seatName } from './rules/naming.ts';
export { outcome } from './rules/outcome.ts';
export { preview } from './rules/preview.ts';
export { faceNamed, nameOfFace } from './rules/printed-names.ts';
export { summonSupply } from './rules/run/decks.ts';
export { reachableSpaces, spacesOf } from './rules/run/map.ts';
export { mayLeaveMenu, menuOptions, takersOf, whyClosed } from './rules/run/menu.ts';
export { cardPrice, potionPrice, relicPrice, removePrice } from './rules/run/merchant.ts';
export { offersItems } from './rules/run/offer.ts';
export { KEY, MENU, MODE, ROOM, type Run } from './rules/run-state.ts';
export {
  ALIVE,
  DEAD,
  type Enemy,
  enemyAt,
  isCombatPhase,
  PHASE,
  type Player,
  playerAt,
  QUESTION,
  type Reward,
  STREAM,
  type State,
} from './rules/state.ts';
export { CARD_TYPES, CHARACTERS, ORBS, REWARDS, STANCES } from './words/lists.ts';
export { DECK_FILTERS, type DeckFilter } from './words/run/deck.ts';
export type { Effect } from './words/vocabulary.ts';
