/** Starting a battle (section 12). */
import {
  cleanText,
  createRandom,
  InputError,
  isWithinLength,
  plainText,
  randomBelow,
  requireBounds,
  shuffle,
  type Viewer,
} from '@three-spires/kernel';
import * as v from 'valibot';
import { FORMATS } from '../content/formats.ts';
import { STARTER_DECKS } from '../content/index.ts';
import { explainDeckFault } from '../text/explain.ts';
import type { DeckList } from '../words/definition.ts';
import { SETS, type SetId } from '../words/lists.ts';
import { ask, closeQuestion } from './asking.ts';
import { DECK_BOUNDS, SETUP_BOUNDS } from './bounds.ts';
import { deckFaults, numbersOf } from './deck-list.ts';
import type { MysticEmit } from './event.ts';
import { refresh } from './figures.ts';
import { drawCards } from './piles.ts';
import {
  ATTACK,
  isAwaitingDecks,
  type Keeper,
  NONE,
  PHASE,
  QUESTION,
  STAGE,
  STALE,
  STREAM,
  STREAMS,
  type State,
  UNLIMITED,
} from './state.ts';
import { towerEntry, towerNamed } from './tables.ts';
import { beginTurn } from './turn.ts';

const counts = v.record(v.string(), v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(60)));

const NAME_LIMIT = 80;

const deckSchema = v.strictObject({
  name: v.pipe(
    v.string(),
    v.transform(cleanText),
    v.check((name) => isWithinLength(name, NAME_LIMIT), `at most ${NAME_LIMIT} characters`),
  ),
  tower: v.string(),
  main: counts,
  tokens: counts,
});

const SET_IDS = Object.keys(SETS) as SetId[];
const MOST_SETS = Math.max(...FORMATS.map(({ sets }) => sets));

/** A list, or the name of a starter deck. */
const choiceSchema = v.union([v.string(), deckSchema]);
const openSchema = v.nullable(choiceSchema);

const setupSchema = v.strictObject({
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
  /** MYS-12.1: at random, by rock, paper, scissors, as agreed, or as one of the two says. */
  first: v.optional(
    v.picklist(['random', 'throw', 'first', 'second', 'firstChooses', 'secondChooses']),
    'random',
  ),
  /** House rule: a draw after 100 turns of both together. */
  turnLimit: v.optional(v.boolean(), false),
  /** Any position in the words of scenarios, in place of all the rest. */
  position: v.optional(v.record(v.string(), v.unknown())),
});
export type Setup = v.InferOutput<typeof setupSchema>;

/** A deck by the name of a starter, or as it is. */
const deckOf = (deck: string | DeckList): DeckList => {
  if (typeof deck !== 'string') return deck;
  const starter = STARTER_DECKS.find(({ id, name }) => name === deck || id === deck);
  if (starter === undefined)
    throw new InputError(
      `setup: decks: there is no starter deck "${deck}", only ${STARTER_DECKS.map(({ name }) => name).join(', ')}`,
    );
  return starter;
};

const checkDeck = (deck: string | DeckList, sets: readonly SetId[], where: string): void => {
  const [first] = deckFaults(deckOf(deck), { sets });
  if (first !== undefined)
    throw new InputError(`${where}: ${plainText(explainDeckFault(first))} (${first.rule})`);
};

export const readSetup = (value: unknown): Setup => {
  requireBounds(value, SETUP_BOUNDS, 'setup');
  const read = v.safeParse(setupSchema, value);
  if (!read.success) {
    const [issue] = read.issues;
    throw new InputError(`setup: ${v.getDotPath(issue) ?? 'setup'}: ${issue.message}`);
  }
  const { decks, sets } = read.output;
  decks.forEach((deck, seat) => {
    if (deck !== null) checkDeck(deck, sets, `setup: decks.${seat}`);
  });
  return read.output;
};

/** The set-up with the deck a Keeper has chosen, where that was left open. */
export const chooseDeck = (setup: Setup, seat: number, choice: unknown): Setup => {
  if (setup.decks[seat] !== null) throw new InputError('choice: this seat has its deck');
  requireBounds(choice, DECK_BOUNDS, 'choice');
  const read = v.safeParse(choiceSchema, choice);
  if (!read.success) throw new InputError('choice: the name of a starter deck or a deck list is needed');
  checkDeck(read.output, setup.sets, 'choice');
  const [one, two] = setup.decks;
  return { ...setup, decks: seat === 0 ? [read.output, two] : [one, read.output] };
};

/** The set-up with a starter deck for a program whose deck was left open: any that the format allows. */
export const chooseForBot = (setup: Setup, seat: number, seed: string): Setup => {
  if (setup.decks[seat] !== null) return setup;
  const allowed = STARTER_DECKS.filter((deck) => deckFaults(deck, { sets: setup.sets }).length === 0);
  const drawn = allowed[randomBelow(createRandom(`${seed} deck ${seat}`, 1), 0, allowed.length)];
  if (drawn === undefined) throw new InputError(`setup: decks.${seat}: no starter deck fits this format`);
  return chooseDeck(setup, seat, drawn.name);
};

/** What a Keeper may know of the decks before the end: the own one, and whether the other is chosen (MYS-4.3). */
export type ShownSetup = Omit<Setup, 'decks'> & {
  readonly decks: readonly (string | DeckList | { readonly hidden: true } | null)[];
};

export const shownSetup = (setup: Setup, viewer: Viewer): ShownSetup => ({
  ...setup,
  decks: setup.decks.map((deck, seat) => (deck === null || seat === viewer ? deck : { hidden: true })),
});

/** A Keeper who has chosen no deck yet has no Tower either. */
const NO_DECK: DeckList = { name: '', tower: '', main: {}, tokens: {} };

const newKeeper = (deck: DeckList): Keeper => {
  const tower = towerNamed(deck.tower) ?? NONE;
  return {
    tower,
    hp: tower === NONE ? 0 : towerEntry(tower).definition.hp,
    crystal: 0,
    deck: numbersOf(deck.main),
    hand: [],
    graveyard: [],
    exiled: [],
    tokens: numbersOf(deck.tokens),
    marks: [],
    skipDraw: 0,
    skipBattle: 0,
    played: 0,
    used: 0,
    able: 0,
    tax: 0,
    limit: UNLIMITED,
    towerBarred: 0,
  };
};

/** A game before its first turn: Towers open, decks as they are. */
export const createGame = (decks: readonly DeckList[], seed: string): State => ({
  random: createRandom(seed, STREAMS),
  phase: PHASE.setup,
  stage: STAGE.begin,
  turn: 0,
  turnPlayer: 0,
  firstPlayer: 0,
  battled: 0,
  wantsBattle: 0,
  keepers: decks.map(newKeeper),
  things: [],
  stale: STALE.field,
  leans: 0,
  tired: 0,
  nextId: 1,
  links: [],
  waiting: [],
  gathering: 0,
  ordered: 0,
  priority: 0,
  passes: 0,
  attack: { stage: ATTACK.none, attacker: NONE, target: NONE, interceptor: NONE, negated: 0 },
  question: { kind: QUESTION.none, id: 0, seat: 0, number: 0 },
  asked: 0,
  throws: [],
  guarded: 0,
  turnLimit: 0,
  losers: 0,
  reasons: [0, 0],
});

export const OPENING_HAND = 5;
const HOUSE_LIMIT = 100;

/** MYS-12.3, then the first turn. */
export const beginGame = (state: State, first: number, emit: MysticEmit): void => {
  state.firstPlayer = first;
  state.turnPlayer = first;
  emit?.({ type: 'gameBegan', first });
  state.keepers.forEach((keeper, seat) => {
    shuffle(state.random, STREAM.shuffle, keeper.deck);
    drawCards(state, seat, OPENING_HAND, emit);
  });
  refresh(state);
  beginTurn(state, emit);
};

const askThrow = (state: State): void => {
  state.throws = [NONE, NONE];
  ask(state, QUESTION.throw, 0);
};

/** Rock 0, paper 1, scissors 2: each beats the one before; equal throws are thrown again. */
export const settleThrows = (state: State, emit: MysticEmit): void => {
  const [one, two] = state.throws as [number, number];
  if (one === NONE || two === NONE) return;
  emit?.({ type: 'thrown', throws: [one, two], reveals: true });
  if (one === two) {
    askThrow(state);
    return;
  }
  closeQuestion(state);
  ask(state, QUESTION.first, (one - two + 3) % 3 === 1 ? 0 : 1);
};

/** In a match whoever has lost says who begins; after a draw it is decided as before. */
export const nextInMatch = (setup: Setup, loser: number | undefined): Setup =>
  loser === undefined ? setup : { ...setup, first: loser === 0 ? 'firstChooses' : 'secondChooses' };

export const startGame = (setup: Setup, seed: string, emit: MysticEmit): State => {
  const state = createGame(
    setup.decks.map((deck) => (deck === null ? NO_DECK : deckOf(deck))),
    seed,
  );
  state.guarded = 1;
  if (setup.turnLimit) state.turnLimit = HOUSE_LIMIT;
  if (isAwaitingDecks(state)) return state;
  if (setup.first === 'throw') askThrow(state);
  else if (setup.first === 'firstChooses') ask(state, QUESTION.first, 0);
  else if (setup.first === 'secondChooses') ask(state, QUESTION.first, 1);
  else {
    const drawn = randomBelow(state.random, STREAM.setup, 2);
    beginGame(state, setup.first === 'random' ? drawn : setup.first === 'first' ? 0 : 1, emit);
  }
  return state;
};
