/** Decks of Mystic Spires against each other, in pairs with the same luck. */
import type { BotLevel } from '@three-spires/bots/bot';
import { InputError, type Seat } from '@three-spires/kernel';
import { mysticSpires } from '@three-spires/mystic-spires';
import { type DeckQuestion, MOST_DECKS } from '../question.ts';
import { duelEnd } from './mystic-spires.ts';
import { botFor, MOST_DECISIONS, unhurried } from './play.ts';
import { playOut } from './play-out.ts';
import type { End } from './played-game.ts';

export type DeckPair = { readonly one: number; readonly other: number };

/** Every deck against every other, in the order of the list. */
export const pairsOf = (decks: number): readonly DeckPair[] =>
  Array.from({ length: decks }, (_, one) =>
    Array.from({ length: decks - one - 1 }, (__, at) => ({ one, other: one + 1 + at })),
  ).flat();

/** Who sits where in a game of a pair. */
export type Seating = {
  readonly seatOfOne: Seat;
  readonly first: Seat;
  /** Distinguishes the luck of games, not of seatings. */
  readonly luck: number;
};

/** Four consecutive games have the same seed: either deck in either seat, either seat first. */
export const seatingOf = (game: number): Seating => ({
  seatOfOne: game % 2,
  first: Math.floor(game / 2) % 2,
  luck: Math.floor(game / 4),
});

/** Two consecutive games have the same seed, with the first deck in either seat; it always begins. */
const oneBegins = (game: number): Seating => ({
  seatOfOne: game % 2,
  first: game % 2,
  luck: Math.floor(game / 2),
});

/** The seed of a game between two decks, by their places in the list. */
export const deckSeed = (seed: string, { one, other }: DeckPair, { luck }: Seating): string =>
  `${seed} ${one} ${other} ${luck}`;

type DeckGame = {
  readonly decks: readonly [unknown, unknown];
  readonly levels: readonly [BotLevel, BotLevel];
  readonly first: Seat;
  readonly seed: string;
};

/** How one game ended for a seat. */
const playDecks = ({ decks, levels, first, seed }: DeckGame, seat: Seat): End => {
  const setup = mysticSpires.readSetup({ decks, first: first === 0 ? 'first' : 'second' });
  const state = mysticSpires.start(setup, seed);
  playOut({
    game: mysticSpires,
    state,
    chooserOf: (each) => botFor(mysticSpires.id, levels[each === 1 ? 1 : 0]),
    thinkingAt: (decision) => unhurried(`${seed} ${decision}`),
    isOver: () => mysticSpires.outcome(state) !== undefined,
    mostDecisions: MOST_DECISIONS,
  });
  return duelEnd(state, seat);
};

/** The result of a game for the first deck of its pair. */
export type DeckEnd = DeckPair & { readonly game: number; readonly began: boolean; readonly end: End };

/** Play number `n` is one game of a pair; the pairs take turns. */
export const playDeckGame = ({ decks, level, first, seed }: DeckQuestion, number: number): DeckEnd => {
  if (decks.length < 2 || decks.length > MOST_DECKS)
    throw new InputError(`decks: from 2 to ${MOST_DECKS} decks are needed`);
  const pairs = pairsOf(decks.length);
  const pair = pairs[number % pairs.length] as DeckPair;
  const game = Math.floor(number / pairs.length);
  const seating = first === 'both' ? seatingOf(game) : oneBegins(game);
  const [one, other] = [decks[pair.one], decks[pair.other]];
  const end = playDecks(
    {
      decks: seating.seatOfOne === 0 ? [one, other] : [other, one],
      levels: [level, level],
      first: seating.first,
      seed: deckSeed(seed, pair, seating),
    },
    seating.seatOfOne,
  );
  return { ...pair, game, began: seating.first === seating.seatOfOne, end };
};
