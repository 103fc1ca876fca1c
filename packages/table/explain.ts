import { type AnyGame, formatMessage, type Messages, type Refusal, type Text } from '@three-spires/kernel';

/** Refusals by the table itself, in any game. */
const ENGLISH: Messages = {
  'no-such-seat': 'There is no seat {seat} at this table.',
  'no-such-move': 'That is not a move of this game.',
  'stale-decision': 'That question is no longer open. Look at the table again.',
  'not-your-seat': 'You do not hold seat {seat}.',
  'undo-revealed': 'You have seen something since. In a game that counts, that cannot be taken back.',
  'undo-rival': 'Your opponent has been asked since. In a game that counts, that cannot be taken back.',
  'nothing-to-undo': 'There is nothing to take back.',
  'undo-already-asked': 'There is already an open request. Answer that one first.',
  'cannot-give-up': 'This game cannot be given up like that.',
  'no-undo-asked': 'Nobody has asked to take a move back.',
  'consent-not-needed': 'Your consent is not needed, or was given already.',
};

/** The sentence for a refusal by the table or its game. */
export const explainRefusal = (game: AnyGame, refused: Refusal): Text =>
  refused.code in ENGLISH ? formatMessage(ENGLISH, refused.code, refused.params) : game.explain(refused);
