import type { GameRecord } from '@three-spires/kernel';
import { deckOf, type Setup } from '../rules/setup.ts';
import type { State } from '../rules/state.ts';

/** The decks played. Cards are not counted: a deck's contents may stay hidden until a match is over. */
export const record = (state: State, { decks }: Setup): GameRecord => ({
  seats: decks.map((deck) => ({ as: deck === null ? [] : [deckOf(deck).name], cards: [] })),
  stage: 0,
  reached: state.turn,
});
