/** A deck being built: how to change it, and what to count in it. */
import { type DeckList, SETS, type SetId, STARTER_DECKS } from '@three-spires/mystic-spires/library';
import { cardCalled, SET_IDS, towerCalled } from './card-pool.ts';

export type Part = 'main' | 'tokens';

/** A deck as its owner saves it, with the sets of its format. Open play has no sets. */
export type KeptDeck = DeckList & { readonly sets?: readonly string[] | undefined };

/** The sets of its format that exist. */
export const formatSets = ({ sets = [] }: KeptDeck): readonly SetId[] =>
  sets.filter((set): set is SetId => set in SETS);

export const EMPTY_DECK: DeckList = { name: '', tower: '', main: {}, tokens: {} };

type Counts = Readonly<Record<string, number>>;

export const sumOf = (counts: Counts): number => Object.values(counts).reduce((sum, count) => sum + count, 0);

export const countIn = (deck: DeckList, part: Part, name: string): number => deck[part][name] ?? 0;

export const partOf = (name: string): Part => (cardCalled(name)?.kind === 'Token' ? 'tokens' : 'main');

export const withCount = (deck: KeptDeck, part: Part, name: string, count: number): KeptDeck => {
  const { [name]: _, ...others } = deck[part];
  if (count <= 0) return { ...deck, [part]: others };
  return {
    ...deck,
    [part]: name in deck[part] ? { ...deck[part], [name]: count } : { ...others, [name]: count },
  };
};

/** How many more copies its own limit allows; Tokens have room for all. */
export const roomFor = (deck: DeckList, name: string): number => {
  const card = cardCalled(name);
  if (card === undefined) return 0;
  return Math.max(0, card.limit - countIn(deck, partOf(name), name));
};

/** Only the cards of a starter deck or a player's deck: without its id, plan and format. */
export const listOf = ({ name, tower, main, tokens }: DeckList): DeckList => ({ name, tower, main, tokens });

export const starterNamed = (name: string): DeckList | undefined => {
  const starter = STARTER_DECKS.find((deck) => deck.name === name);
  return starter && listOf(starter);
};

export const isSameDeck = (one: KeptDeck, two: KeptDeck): boolean =>
  one.name === two.name &&
  one.tower === two.tower &&
  formatSets(one).join() === formatSets(two).join() &&
  (['main', 'tokens'] as const).every((part) => {
    const names = Object.keys(one[part]);
    return (
      names.length === Object.keys(two[part]).length &&
      names.every((name) => one[part][name] === two[part][name])
    );
  });

/** Names with counts, sorted by cost, then name. Unknown names come last. */
export const sortedNames = (counts: Counts): readonly string[] => {
  const cost = (name: string): number => cardCalled(name)?.cost ?? Number.POSITIVE_INFINITY;
  return Object.keys(counts).sort((a, b) => cost(a) - cost(b) || a.localeCompare(b));
};

/** The sets that its Main Deck and Tower come from (MYS-40.2). */
export const setsOf = ({ tower, main }: DeckList): readonly string[] => {
  const found = new Set([...Object.keys(main).map((name) => cardCalled(name)?.set), towerCalled(tower)?.set]);
  return SET_IDS.filter((set) => found.has(set));
};

/** The Tokens that the deck's cards and Tower mention by name. */
export const wantedTokens = (
  deck: DeckList,
  textOf: (name: string) => string,
  tokens: readonly string[],
): readonly string[] => {
  const words = [deck.tower, ...Object.keys(deck.main)].map(textOf).join(' ');
  return tokens.filter((name) => words.includes(name));
};

export type Bar = { readonly key: string; readonly count: number };

/** The highest cost with a bar of its own. */
const DEAREST = 9;

/** The number of cards at each cost. The last bar holds everything above. */
export const costCurve = ({ main }: DeckList): readonly Bar[] => {
  const bars = Array.from({ length: DEAREST + 1 }, () => 0);
  for (const [name, count] of Object.entries(main)) {
    const cost = Math.min(DEAREST, cardCalled(name)?.cost ?? 0);
    bars[cost] = (bars[cost] ?? 0) + count;
  }
  return bars.map((count, cost) => ({ key: cost === DEAREST ? `${cost}+` : String(cost), count }));
};

const SHAPES = ['Assault', 'Defense', 'Special', 'Instant', 'Passive', 'Equipment'] as const;
export type Shape = (typeof SHAPES)[number];

/** Units by their way of fighting, Spells by how long they stay. */
export const shapeOf = (name: string): Shape => {
  const card = cardCalled(name);
  if (card === undefined) return 'Special';
  return (card.type === 'Spell' ? card.kind : card.type) as Shape;
};

export const shapeCounts = ({ main }: DeckList): readonly (Bar & { readonly key: Shape })[] =>
  SHAPES.map((key) => ({
    key,
    count: Object.entries(main).reduce((sum, [name, count]) => sum + (shapeOf(name) === key ? count : 0), 0),
  }));

/** The average cost of a card in the Main Deck; 0 if it is empty. */
export const averageCost = ({ main }: DeckList): number => {
  const cards = sumOf(main);
  const all = Object.entries(main).reduce(
    (sum, [name, count]) => sum + count * (cardCalled(name)?.cost ?? 0),
    0,
  );
  return cards === 0 ? 0 : all / cards;
};
