/** Plays of Mystic Spires: always to the end of the game. */
import { createRandom, didYouMean, InputError, type Random, type Seat, shuffle } from '@three-spires/kernel';
import { mysticSpires } from '@three-spires/mystic-spires';
import {
  CARD_ENTRIES,
  cardNamed,
  imagine,
  keeperAt,
  opponentOf,
  QUESTION,
  type State,
} from '@three-spires/mystic-spires/for-bots';
import type { End, PlayedGame, Watch } from './played-game.ts';

const MOST_CARDS = 120;

/** How a game ended for a Keeper. */
export const duelEnd = (state: State, seat: Seat): End => {
  const outcome = mysticSpires.outcome(state);
  const { hp } = keeperAt(state, seat);
  const figures = { hp: Math.max(0, hp), rounds: state.turn, cause: outcome?.reason ?? '' };
  if (outcome === undefined) return { result: 'unfinished', ...figures };
  if (outcome.result === 'draw') return { result: 'drawn', ...figures };
  return { result: outcome.winners.includes(seat) ? 'won' : 'lost', ...figures };
};

const watch = (state: State, seat: Seat): Watch => ({
  isOver: () => mysticSpires.outcome(state) !== undefined,
  end: () => duelEnd(state, seat),
});

const dealt = (cards: readonly number[], random: Random): number[] => {
  const pile = cards.toSorted((one, other) => one - other);
  shuffle(random, 0, pile);
  return pile;
};

/** The other Keeper's cards as they are, with only the order of the deck dealt again. */
const keepOther = (world: State, state: State, seat: Seat, seed: string): void => {
  const [mine, other] = [keeperAt(state, opponentOf(seat)), keeperAt(world, opponentOf(seat))];
  const { tower, hp, hand, tokens } = mine;
  Object.assign(other, { tower, hp, hand: [...hand], tokens: [...tokens] });
  other.deck = dealt(mine.deck, createRandom(`${seed}/other`, 1));
};

const nameOf = (card: number): string => CARD_ENTRIES[card]?.definition.name ?? '';

const numberOf = (name: string): number => {
  const card = cardNamed(name);
  if (card !== undefined && CARD_ENTRIES[card]?.isToken !== true) return card;
  const known = CARD_ENTRIES.filter(({ isToken }) => !isToken).map(({ definition }) => definition.name);
  throw new InputError(`cards: no card is called "${name}"${didYouMean(name, known)}`);
};

export const MYSTIC_SPIRES: PlayedGame<State> = {
  game: mysticSpires,
  watch,
  deal(state, seat, seed, isOpen) {
    const world = imagine(state, seat, seed);
    if (isOpen) keepOther(world, state, seat, seed);
    return world;
  },
  cardsOf(state, seat) {
    // Something being resolved could name one of the cards.
    if (state.links.length > 0 || state.question.kind !== QUESTION.none) return undefined;
    const { hand, deck } = keeperAt(state, seat);
    return [...hand, ...deck].map(nameOf).sort();
  },
  replaceCards(state, seat, names) {
    if (names.length > MOST_CARDS) throw new InputError(`cards: at most ${MOST_CARDS} cards`);
    const keeper = keeperAt(state, seat);
    keeper.hand = [];
    keeper.deck = names.map(numberOf);
  },
  handSize: (state, seat) => keeperAt(state, seat).hand.length,
  drawAgain(state, seat, count) {
    const keeper = keeperAt(state, seat);
    const from = Math.max(0, keeper.deck.length - count);
    keeper.hand = keeper.deck.splice(from);
  },
};
