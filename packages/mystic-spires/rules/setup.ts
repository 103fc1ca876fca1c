/** Set-ups: decks, formats and the starting player (sections 12 and 40). */
import {
  cleanText,
  createRandom,
  InputError,
  isWithinLength,
  plainText,
  randomBelow,
  requireBounds,
  setupProblem,
  type Text,
  type Viewer,
} from '@three-spires/kernel';
import * as v from 'valibot';
import { FORMATS } from '../content/formats.ts';
import { STARTER_DECKS } from '../content/index.ts';
import type { DeckList } from '../words/definition.ts';
import { SETS, type SetId } from '../words/lists.ts';
import { DECK_BOUNDS, SETUP_BOUNDS } from './bounds.ts';
import { type DeckFault, deckFaults } from './deck-list.ts';

const counts = v.record(v.string(), v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(60)));

const NAME_LIMIT = 80;

const deckSchema = v.strictObject({
  /** What its owner calls it. */
  name: v.pipe(
    v.string(),
    v.transform(cleanText),
    v.check((name) => isWithinLength(name, NAME_LIMIT), `at most ${NAME_LIMIT} characters`),
  ),
  /** The Tower, by name. */
  tower: v.string(),
  /** Copies of each card of the Main Deck, by name. */
  main: counts,
  /** Copies of each card of the Token Deck, by name. */
  tokens: counts,
});

const SET_IDS = Object.keys(SETS) as SetId[];
const MOST_SETS = Math.max(...FORMATS.map(({ sets }) => sets));

/** A list, or the name of a starter deck. */
const choiceSchema = v.union([v.string(), deckSchema]);
const openSchema = v.nullable(choiceSchema);

export const setupSchema = v.strictObject({
  /** A deck for each Keeper; null where the Keeper is still to choose one. */
  decks: v.tuple([openSchema, openSchema]),
  /** MYS-40: the sets that may be used; none is open play. */
  sets: v.optional(
    v.pipe(
      v.array(v.picklist(SET_IDS)),
      v.maxLength(MOST_SETS, `at most ${MOST_SETS} sets`),
      v.check((sets) => new Set(sets).size === sets.length, 'the same set twice'),
    ),
    [],
  ),
  /** MYS-12.1: at random, by rock, paper, scissors, as agreed, or as one of the two decides. */
  first: v.optional(
    v.picklist(['random', 'throw', 'first', 'second', 'firstChooses', 'secondChooses']),
    'random',
  ),
  /** House rule: a draw after 100 turns of both together. */
  turnLimit: v.optional(v.boolean(), false),
  /** A position in the words of scenarios, instead of all the rest. */
  position: v.optional(v.record(v.string(), v.unknown())),
});
export type Setup = v.InferOutput<typeof setupSchema>;

/** A starter deck by name, or the given deck. */
export const deckOf = (deck: string | DeckList): DeckList => {
  if (typeof deck !== 'string') return deck;
  const starter = STARTER_DECKS.find(({ id, name }) => name === deck || id === deck);
  if (starter === undefined)
    throw new InputError(
      `setup: decks: there is no starter deck "${deck}", only ${STARTER_DECKS.map(({ name }) => name).join(', ')}`,
    );
  return starter;
};

/** Describes a deck's fault in words; passed in, because sentences are generated above the rules. */
type Explain = (fault: DeckFault) => Text;

const checkDeck = (
  deck: string | DeckList,
  sets: readonly SetId[],
  where: string,
  explain: Explain,
): void => {
  const [first] = deckFaults(deckOf(deck), { sets });
  if (first !== undefined) throw new InputError(`${where}: ${plainText(explain(first))} (${first.rule})`);
};

export const readSetup = (value: unknown, explain: Explain): Setup => {
  requireBounds(value, SETUP_BOUNDS, 'setup');
  const read = v.safeParse(setupSchema, value);
  if (!read.success) {
    const [issue] = read.issues;
    throw new InputError(setupProblem(v.getDotPath(issue), issue));
  }
  const { decks, sets } = read.output;
  decks.forEach((deck, seat) => {
    if (deck !== null) checkDeck(deck, sets, `setup: decks.${seat}`, explain);
  });
  return read.output;
};

const withDeck = (setup: Setup, seat: number, deck: string | DeckList): Setup => {
  const [one, two] = setup.decks;
  return { ...setup, decks: seat === 0 ? [deck, two] : [one, deck] };
};

/** Whether a Keeper has yet to choose a deck; a set-up position needs none. */
export const leavesChoice = ({ decks, position }: Setup, seat: number): boolean =>
  position === undefined && decks[seat] === null;

/** The set-up with the deck chosen by a Keeper, where that was left open. */
export const chooseDeck = (setup: Setup, seat: number, choice: unknown, explain: Explain): Setup => {
  if (!leavesChoice(setup, seat)) throw new InputError('choice: this seat has its deck');
  requireBounds(choice, DECK_BOUNDS, 'choice');
  const read = v.safeParse(choiceSchema, choice);
  if (!read.success) throw new InputError('choice: the name of a starter deck or a deck list is needed');
  checkDeck(read.output, setup.sets, 'choice', explain);
  return withDeck(setup, seat, read.output);
};

/** The set-up with a starter deck for a bot whose deck was left open: any that the format allows. */
export const chooseForBot = (setup: Setup, seat: number, seed: string): Setup => {
  if (!leavesChoice(setup, seat)) return setup;
  const allowed = STARTER_DECKS.filter((deck) => deckFaults(deck, { sets: setup.sets }).length === 0);
  const drawn = allowed[randomBelow(createRandom(`${seed} deck ${seat}`, 1), 0, allowed.length)];
  if (drawn === undefined) throw new InputError(`setup: decks.${seat}: no starter deck fits this format`);
  return withDeck(setup, seat, drawn.name);
};

/**
 * What a Keeper may know about the decks before the end: their own, and whether the other is chosen
 * (MYS-4.3).
 */
export type ShownSetup = Omit<Setup, 'decks'> & {
  readonly decks: readonly (string | DeckList | { readonly hidden: true } | null)[];
};

export const shownSetup = (setup: Setup, viewer: Viewer): ShownSetup => ({
  ...setup,
  decks: setup.decks.map((deck, seat) => (deck === null || seat === viewer ? deck : { hidden: true })),
});

/** In a match the loser decides who begins the next game; after a draw it is decided as before. */
export const nextInMatch = (setup: Setup, loser: number | undefined): Setup =>
  loser === undefined ? setup : { ...setup, first: loser === 0 ? 'firstChooses' : 'secondChooses' };
