/**
 * What a seat may believe about hidden cards. The opponent's deck list is unknown: the bot assumes a starter deck that
 * fits the Tower and every card shown so far, or else any cards of the sets seen so far.
 */
import { createRandom, NONE, type Random, randomBelow, shuffle } from '@three-spires/kernel';
import {
  CARD_ENTRIES,
  copyState,
  isCard,
  type Keeper,
  numbersOf,
  opponentOf,
  STARTER_DECKS,
  type State,
  TOWER_ENTRIES,
} from '@three-spires/mystic-spires/for-bots';

type Known = { readonly tower: string; readonly main: readonly number[]; readonly tokens: readonly number[] };

const KNOWN_DECKS: readonly Known[] = STARTER_DECKS.map(({ tower, main, tokens }) => ({
  tower,
  main: numbersOf(main),
  tokens: numbersOf(tokens),
}));

/** The cards of a seat that both Keepers see, Tokens apart. */
const shownCards = (state: State, seat: number): { main: number[]; tokens: number[] } => {
  const { graveyard, exiled } = state.keepers[seat] as Keeper;
  const shown = [...graveyard, ...exiled];
  for (const { owner, card } of state.things) if (owner === seat) shown.push(card);
  for (const link of state.links) {
    if (link.keeper !== seat) continue;
    if (isCard(link) && link.source === NONE) shown.push(link.card);
    if (link.aside !== NONE) shown.push(link.aside);
  }
  const isToken = (card: number): boolean => CARD_ENTRIES[card]?.isToken === true;
  return { main: shown.filter((card) => !isToken(card)), tokens: shown.filter(isToken) };
};

/** The rest of a list without the shown cards; undefined if they do not fit. */
const without = (list: readonly number[], shown: readonly number[]): number[] | undefined => {
  const left = [...list];
  for (const card of shown) {
    const at = left.indexOf(card);
    if (at < 0) return undefined;
    left.splice(at, 1);
  }
  return left;
};

/** The other cards of the sets seen so far, as many copies as a deck may still have. */
const poolOf = (tower: number, shown: readonly number[]): { likely: number[]; others: number[] } => {
  const sets = new Set(shown.map((card) => CARD_ENTRIES[card]?.definition.set));
  sets.add(TOWER_ENTRIES[tower]?.definition.set);
  const likely: number[] = [];
  const others: number[] = [];
  CARD_ENTRIES.forEach(({ definition, isToken }, card) => {
    if (isToken) return;
    const left = definition.limit - shown.filter((one) => one === card).length;
    for (let copy = 0; copy < left; copy++) (sets.has(definition.set) ? likely : others).push(card);
  });
  return { likely, others };
};

const TOKENS: readonly number[] = CARD_ENTRIES.flatMap(({ isToken }, card) => (isToken ? [card] : []));

/** What one seat may believe about the other; samples are drawn from it. */
export type Belief = {
  readonly hidden: readonly number[];
  readonly more: readonly number[];
  readonly tokens: readonly number[];
};

export const believe = (state: State, seat: number): Belief => {
  const other = opponentOf(seat);
  const { tower, hand, deck, tokens } = state.keepers[other] as Keeper;
  const shown = shownCards(state, other);
  const towerName = TOWER_ENTRIES[tower]?.definition.name;
  for (const known of KNOWN_DECKS) {
    if (known.tower !== towerName) continue;
    const hidden = without(known.main, shown.main);
    if (hidden === undefined || hidden.length !== hand.length + deck.length) continue;
    const left = without(known.tokens, shown.tokens);
    if (left?.length === tokens.length) return { hidden, more: [], tokens: left };
  }
  const { likely, others } = poolOf(tower, shown.main);
  const kinds = shown.tokens.length > 0 ? shown.tokens : TOKENS;
  return { hidden: likely, more: others, tokens: tokens.map((_, at) => kinds[at % kinds.length] as number) };
};

const drawn = (cards: readonly number[], random: Random): number[] => {
  const all = [...cards];
  shuffle(random, 0, all);
  return all;
};

/** A possible world that looks the same to the seat as the real one. */
export const imagine = (state: State, seat: number, belief: Belief, seed: string): State => {
  const world = copyState(state);
  const random = createRandom(seed, 2);
  const own = world.keepers[seat] as Keeper;
  // Sorted first, so that nothing of the real order is left.
  own.deck.sort((one, other) => one - other);
  shuffle(random, 0, own.deck);
  own.tokens.sort((one, other) => one - other);
  const other = world.keepers[opponentOf(seat)] as Keeper;
  const cards = [...drawn(belief.hidden, random), ...drawn(belief.more, random)];
  const handSize = other.hand.length;
  other.deck = cards.slice(handSize, handSize + other.deck.length);
  other.hand = cards.slice(0, handSize);
  other.tokens = [...belief.tokens];
  // A sampled hand needs no protection against leaks, and the game runs faster without it.
  world.guarded = 0;
  world.throws = world.throws.map((thrown, thrower) => (thrower === seat ? thrown : NONE));
  world.random = createRandom(`${seed} ${randomBelow(random, 0, 1 << 30)}`, 2);
  return world;
};
