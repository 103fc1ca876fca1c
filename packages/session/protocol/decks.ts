import * as v from 'valibot';
import { shownText } from './shown-text.ts';

const DECK_NAMES_LIMIT = 200;

/** How many of which names; a game says when the deck is played whether it knows them. */
const nameCounts = v.pipe(
  v.record(
    v.pipe(v.string(), v.minLength(1), v.maxLength(80)),
    v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)),
  ),
  v.check(
    (counts) => Object.keys(counts).length <= DECK_NAMES_LIMIT,
    `more than ${DECK_NAMES_LIMIT} different names`,
  ),
);

/** A deck as it is kept: it may be unfinished. */
export type KeptDeck = {
  readonly name: string;
  readonly tower: string;
  /** How many cards of each name. */
  readonly main: Readonly<Record<string, number>>;
  readonly tokens: Readonly<Record<string, number>>;
  /** The sets it is built for, where it is not for open play. */
  readonly sets?: readonly string[] | undefined;
};

const keptDeck: v.GenericSchema<unknown, KeptDeck> = v.strictObject({
  name: shownText(80),
  tower: v.pipe(v.string(), v.maxLength(80)),
  main: nameCounts,
  tokens: nameCounts,
  sets: v.optional(
    v.pipe(v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(8))), v.maxLength(8), v.readonly()),
  ),
});

/**
 * PUT /api/decks/:game/:id saves a deck over the `version` it was made from; 0 is a new one, under an id that the
 * browser has made. Another version is refused as `deck-changed`, and nothing is lost.
 */
export const deckBody = v.strictObject({
  version: v.pipe(v.number(), v.integer(), v.minValue(0)),
  deck: keptDeck,
});
export const deckParams = v.object({
  id: v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/, 'an id has 8 to 64 letters and digits')),
});

export type DeckAnswer = {
  readonly id: string;
  readonly version: number;
  /** Milliseconds since 1970. */
  readonly changedAt: number;
  readonly deck: KeptDeck;
};

/** GET /api/decks/:game: the decks one keeps, the one that changed last first. */
export type DecksAnswer = { readonly decks: readonly DeckAnswer[]; readonly limit: number };
