/** Figures without the rules of any game, for pages. */

export type { DeckEnd } from '../plays/deck-games.ts';
export type { Look, Offer } from '../plays/look.ts';
export type { End, Result } from '../plays/played-game.ts';
export {
  type DeckQuestion,
  MOST_DECKS,
  MOST_PLAYS,
  type Question,
  type Side,
  type Start,
  type Until,
} from '../question.ts';
export type { PlayAnswer, PlayTask } from '../task.ts';
export { type Cell, type Matrix, matrixOf } from './matrix.ts';
export { deckTable, playTable } from './table.ts';
export {
  type Bar,
  barsOf,
  type Cause,
  type Chance,
  differenceOf,
  type Mean,
  type Spread,
  type Tally,
  tallyOf,
} from './tally.ts';
