/**
 * What a Keeper may believe about hidden cards (MYS-4.3, MYS-4.4), and positions sampled from it. The
 * opponent's deck list is unknown: it is assumed to be a starter deck consistent with the Tower and every
 * card shown so far, or otherwise any cards from the sets seen so far.
 */
import { createRandom, NONE, type Random, randomBelow, shuffle } from '@three-spires/kernel';
import { STARTER_DECKS } from '../content/decks.ts';
import { isCard } from './cascade/links.ts';
import { CARD_ENTRIES, TOWER_ENTRIES, towerNamed } from './compile/entries.ts';
import { copyState } from './copy.ts';
import { numbersOf } from './deck-list.ts';
import { isAwaitingDecks, type Keeper, keeperAt, opponentOf, STREAM, STREAMS, type State } from './state.ts';

type Known = { readonly tower: number; readonly main: readonly number[]; readonly tokens: readonly number[] };

const KNOWN_DECKS: readonly Known[] = STARTER_DECKS.map(({ tower, main, tokens }) => ({
  tower: towerNamed(tower) ?? NONE,
  main: numbersOf(main),
  tokens: numbersOf(tokens),
}));

const TOKENS: readonly number[] = CARD_ENTRIES.flatMap(({ isToken }, card) => (isToken ? [card] : []));

const byNumber = (one: number, other: number): number => one - other;

/**
 * A seat's cards that both Keepers see, with Tokens separate. A searched card was shown when found.
 */
const shownCards = (state: State, seat: number): { main: number[]; tokens: number[] } => {
  const { graveyard, exiled } = keeperAt(state, seat);
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

/** The rest of a list without the shown cards; undefined if they are not all in it. */
const without = (list: readonly number[], shown: readonly number[]): number[] | undefined => {
  const left = [...list];
  for (const card of shown) {
    const at = left.indexOf(card);
    if (at < 0) return undefined;
    left.splice(at, 1);
  }
  return left;
};

/** The other cards of the sets seen so far, with as many copies as a deck may still have. */
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

/** What one Keeper may believe about the other's cards; worlds are sampled from it. */
export type Belief = {
  readonly hidden: readonly number[];
  /** Used when `hidden` has too few cards. */
  readonly more: readonly number[];
  readonly tokens: readonly number[];
};

export const believe = (state: State, seat: number): Belief => {
  const other = opponentOf(seat);
  const { tower, hand, deck, tokens } = keeperAt(state, other);
  const shown = shownCards(state, other);
  for (const known of KNOWN_DECKS) {
    if (known.tower !== tower) continue;
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

/** A set-up position can hold more cards than decks allow: then cards repeat more often than allowed. */
const asManyAs = (count: number, cards: readonly number[]): number[] =>
  Array.from({ length: count }, (_, at) => cards[at % cards.length] as number);

/** Until both decks are chosen, the opponent's Tower is hidden too (MYS-12.2). */
const imagineDeck = (keeper: Keeper, random: Random): void => {
  const known = KNOWN_DECKS[randomBelow(random, 0, KNOWN_DECKS.length)] as Known;
  keeper.tower = known.tower;
  keeper.hp = TOWER_ENTRIES[known.tower]?.definition.hp ?? 0;
  keeper.deck = [...known.main];
  keeper.tokens = [...known.tokens];
};

const dealOther = (other: Keeper, belief: Belief, random: Random): void => {
  const cards = [...drawn(belief.hidden, random), ...drawn(belief.more, random)];
  const handSize = other.hand.length;
  const dealt = asManyAs(handSize + other.deck.length, cards);
  other.hand = dealt.slice(0, handSize);
  other.deck = dealt.slice(handSize);
  other.tokens = [...belief.tokens];
};

/** A possible world that looks the same to the seat as the real one. */
export const imagineFrom = (state: State, seat: number, belief: Belief, seed: string): State => {
  const world = copyState(state);
  const random = createRandom(seed, STREAMS);
  const own = keeperAt(world, seat);
  // Sorted first, so that nothing of the real order remains.
  own.deck.sort(byNumber);
  shuffle(random, STREAM.setup, own.deck);
  own.tokens.sort(byNumber);
  const other = keeperAt(world, opponentOf(seat));
  if (!isAwaitingDecks(state)) dealOther(other, belief, random);
  else if (other.tower !== NONE) imagineDeck(other, random);
  world.throws = world.throws.map((thrown, thrower) => imagineThrow(thrown, thrower === seat, random));
  world.random = createRandom(`${seed} ${randomBelow(random, STREAM.setup, 1 << 30)}`, STREAMS);
  return world;
};

/** Players see that a Keeper has thrown, but not what. */
const imagineThrow = (thrown: number, isOwn: boolean, random: Random): number =>
  isOwn || thrown === NONE ? thrown : randomBelow(random, STREAM.setup, 3);

export const imagine = (state: State, seat: number, seed: string): State =>
  imagineFrom(state, seat, believe(state, seat), seed);
