/** Cards that move between the zones of a Keeper on the displayed view. */
import type { Changes } from '@three-spires/kernel';
import { cardEntry } from '../compile/entries.ts';
import type { KeeperView } from '../view-types.ts';
import type { View } from './event.ts';

type Zone = 'deck' | 'hand' | 'graveyard' | 'exile' | 'tokens';
type Flow = {
  readonly seat: number;
  readonly number: number;
  /** Those that the viewer knows. */
  readonly cards: readonly number[];
  /** Other places are not zones of a Keeper. */
  readonly from: string;
  readonly to: string;
};

type Hand = NonNullable<KeeperView['hand']>;

/** Without the last matching card, as in the rules. */
const without = <Card>(cards: readonly Card[], isIt: (card: Card) => boolean): readonly Card[] => {
  const at = cards.findLastIndex(isIt);
  return at < 0 ? cards : cards.filter((_, place) => place !== at);
};

export const withoutFromHand = (hand: Hand | undefined, card: number): Hand | undefined =>
  hand && without(hand, (held) => held.card === card);

const byNumber = (one: number, other: number): number => one - other;

const resized = (size: number, zone: Zone, { from, to, number }: Flow): number =>
  size + (to === zone ? number : 0) - (from === zone ? number : 0);

const piled = (pile: readonly number[], zone: Zone, { from, to, cards }: Flow): readonly number[] => {
  if (to === zone) return [...pile, ...cards];
  if (from !== zone) return pile;
  return cards.reduce((left, card) => without(left, (each) => each === card), pile);
};

/** The current cost is that in the hand after the batch; otherwise the printed one applies. */
const inHand = (card: number, hand: Hand | undefined): Hand[number] =>
  hand?.find((held) => held.card === card) ?? { card, cost: cardEntry(card).definition.cost };

const handAfter = (hand: Hand | undefined, { seat, from, to, cards }: Flow, next: View): Hand | undefined => {
  if (to === 'hand') return hand && [...hand, ...cards.map((card) => inHand(card, next.keepers[seat]?.hand))];
  return from === 'hand' ? cards.reduce(withoutFromHand, hand) : hand;
};

/** The fields of a Keeper that show a zone. */
const FIELDS = {
  deck: <Fields>(flow: (event: Fields) => Flow) => ({
    deckSize: ({ deckSize }: KeeperView, event: Fields) => resized(deckSize, 'deck', flow(event)),
  }),
  hand: <Fields>(flow: (event: Fields) => Flow) => ({
    handSize: ({ handSize }: KeeperView, event: Fields) => resized(handSize, 'hand', flow(event)),
    hand: ({ hand }: KeeperView, event: Fields, { next }: { readonly next: View }) =>
      handAfter(hand, flow(event), next),
  }),
  graveyard: <Fields>(flow: (event: Fields) => Flow) => ({
    graveyard: ({ graveyard }: KeeperView, event: Fields) => piled(graveyard, 'graveyard', flow(event)),
  }),
  exile: <Fields>(flow: (event: Fields) => Flow) => ({
    exiled: ({ exiled }: KeeperView, event: Fields) => piled(exiled, 'exile', flow(event)),
  }),
  tokens: <Fields>(flow: (event: Fields) => Flow) => ({
    tokenCount: ({ tokenCount }: KeeperView, event: Fields) => resized(tokenCount, 'tokens', flow(event)),
    tokens: ({ tokens }: KeeperView, event: Fields) =>
      tokens && [...piled(tokens, 'tokens', flow(event))].sort(byNumber),
  }),
};

/** Cards leave and enter some of these zones of the Keeper. */
export const zones = <Fields>(among: readonly Zone[], flow: (event: Fields) => Flow) => ({
  which: ({ seat }: KeeperView, event: Fields): boolean => seat === flow(event).seat,
  change: Object.assign({}, ...among.map((zone) => FIELDS[zone](flow))) as Changes<KeeperView, Fields, View>,
});

const isToken = (card: number): boolean => cardEntry(card).definition.kind === 'Token';

/**
 * A Keeper at the start of the game, derived from a later view: every card in the deck, every Token in the
 * Token Deck.
 */
export const keeperAtStart = ({ things, links }: View, keeper: KeeperView): KeeperView => {
  const { seat, deckSize, handSize, tokenCount, graveyard, exiled } = keeper;
  const inPlay = things.filter(({ owner }) => owner === seat).map(({ card }) => card);
  const announced = links.filter((link) => link.seat === seat && link.card >= 0 && link.source < 0);
  const out = [...inPlay, ...exiled];
  const tokens = out.filter(isToken);
  const { limit: _, ...rest } = keeper;
  return {
    ...rest,
    hp: keeper.maxHp,
    crystal: 0,
    marks: [],
    deckSize: deckSize + handSize + graveyard.length + out.length - tokens.length + announced.length,
    handSize: 0,
    tokenCount: tokenCount + tokens.length,
    graveyard: [],
    exiled: [],
    skipDraw: 0,
    skipBattle: 0,
    played: 0,
    towerBarred: false,
    ...(keeper.hand === undefined ? {} : { hand: [] }),
    ...(keeper.tokens === undefined ? {} : { tokens: [...keeper.tokens, ...tokens].sort(byNumber) }),
  };
};
