/** A position of any game in words, from what a seat sees: for terminals, screen readers and text browsers. */
export { clockLines } from './telling/clock.ts';
export { distinct } from './telling/distinct.ts';
export type { GameInWords, Section, Seen } from './telling/game.ts';
export { type OwnDeck, withOwnDecks } from './telling/own-decks.ts';
export {
  type Answers,
  answersTo,
  type Choice,
  type Field,
  faultOf,
  type Opening,
  type SetUp,
} from './telling/set-up.ts';
export {
  narrated,
  optionLines,
  seenBy,
  type Told,
  type ToldLine,
  type ToldOption,
  tell,
  whyInWords,
} from './telling/tell.ts';
export { ownSeats, viewerIn } from './telling/viewer.ts';
