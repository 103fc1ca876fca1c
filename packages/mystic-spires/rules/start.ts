/** Starts a battle (section 12). */

import { closeQuestion, createRandom, NONE, randomBelow, shuffle } from '@three-spires/kernel';
import type { DeckList } from '../words/definition.ts';
import { ask } from './asking.ts';
import { STALE } from './compile/codes.ts';
import { towerEntry, towerNamed } from './compile/entries.ts';
import { numbersOf } from './deck-list.ts';
import type { MysticSpiresEmit } from './event.ts';
import { drawCards } from './field/piles.ts';
import { recompute } from './figures/tell.ts';
import { deckOf, type Setup } from './setup.ts';
import {
  ATTACK,
  EMPTY,
  isAwaitingDecks,
  type Keeper,
  keeperAt,
  OPENING_HAND,
  PHASE,
  QUESTION,
  STAGE,
  STREAM,
  STREAMS,
  type State,
  UNLIMITED,
} from './state.ts';
import { beginTurn } from './turn/turn.ts';

/** A Keeper who has not chosen a deck has no Tower either. */
const NO_DECK: DeckList = { name: '', tower: '', main: {}, tokens: {} };

const startingDeck = (deck: Setup['decks'][0]): DeckList => (deck === null ? NO_DECK : deckOf(deck));

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
    marks: EMPTY,
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

/** A game before its first turn: Towers open, decks unshuffled. */
export const createGame = (decks: readonly [DeckList, DeckList], seed: string): State => ({
  random: createRandom(seed, STREAMS),
  phase: PHASE.setup,
  stage: STAGE.begin,
  turn: 0,
  turnPlayer: 0,
  firstPlayer: 0,
  battled: 0,
  wantsBattle: 0,
  // Written out: `map` creates a list of another kind in compiled code, and all code that reads it would be
  // recompiled.
  keepers: [newKeeper(decks[0]), newKeeper(decks[1])],
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

const HOUSE_LIMIT = 100;

/** MYS-12.3, then the first turn. */
export const beginGame = (state: State, first: number, emit: MysticSpiresEmit): void => {
  state.firstPlayer = first;
  state.turnPlayer = first;
  emit?.({ type: 'gameBegan', first });
  for (let seat = 0; seat < 2; seat++) {
    shuffle(state.random, STREAM.shuffle, keeperAt(state, seat).deck);
    drawCards(state, seat, OPENING_HAND, emit);
  }
  recompute(state, emit);
  beginTurn(state, emit);
};

const askThrow = (state: State): void => {
  state.throws = [NONE, NONE];
  ask(state, QUESTION.throw, 0);
};

/** Rock 0, paper 1, scissors 2: each beats the one before; a tie is thrown again. */
export const settleThrows = (state: State, emit: MysticSpiresEmit): void => {
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

export const startGame = (setup: Setup, seed: string, emit: MysticSpiresEmit): State => {
  const [one, two] = setup.decks;
  const state = createGame([startingDeck(one), startingDeck(two)], seed);
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
