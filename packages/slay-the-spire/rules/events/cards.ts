/** Cards between piles, and items. */
import type { SeatSet, Story } from '@three-spires/kernel';
import { type Card, faceOf, uidOf } from '../card.ts';
import { FACES } from '../compile/entries.ts';
import type { HandCardView, PlayerView } from '../view-types.ts';
import { event, type OfSeat, ofSeat, playerOf, type Reveals, type View } from './event.ts';
import { cardName } from './reading.ts';

type Hand = readonly HandCardView[];
type OfCard = OfSeat & { readonly card: Card };

/** Cards that only their owner sees. */
type Seen = OfSeat & {
  readonly count: number;
  readonly secret: { readonly seats: SeatSet; readonly cards: readonly Card[] };
};
type Shown = OfSeat & Partial<Seen>;

const cardsOf = ({ secret }: Shown): readonly Card[] => secret?.cards ?? [];

/** Viewers who may know the cards see their names. */
const isKnown = ({ secret }: Shown): 'cards' | 'count' => (secret === undefined ? 'count' : 'cards');
const cardList = (shown: Shown) => ({ cards: cardsOf(shown).map(cardName).join(', ') });

const isSameCard = (one: number, other: number): boolean =>
  faceOf(one) === faceOf(other) && uidOf(one) === uidOf(other);

/** A card that is in the hand only briefly shows its printed cost. */
const inHand = (card: number, seat: number, { next }: Story<View>): HandCardView => {
  const held = playerOf(next, seat)?.hand?.find((each) => isSameCard(each.card, card));
  if (held !== undefined) return held;
  const face = faceOf(card);
  const cost = FACES[face]?.face.cost;
  return {
    card,
    face,
    cost: typeof cost === 'number' || cost === 'X' ? cost : 'none',
    refused: 'not-now',
    retained: false,
  };
};

const without = <Item>(items: readonly Item[], place: number): readonly Item[] =>
  place < 0 ? items : items.toSpliced(place, 1);

const withoutFromHand = (hand: Hand, card: number): Hand =>
  without(
    hand,
    hand.findIndex((each) => isSameCard(each.card, card)),
  );

const withoutFace = (faces: readonly number[], face: number): readonly number[] =>
  without(faces, faces.indexOf(face));

const withFaces = (faces: readonly number[] | undefined, cards: readonly Card[]) =>
  faces && [...faces, ...cards.map(faceOf)].sort((one, other) => one - other);

const PILES = ['discardPile', 'exhaustPile', 'powers'] as const;
type Pile = (typeof PILES)[number];
const holds = (pile: readonly Card[], card: Card): boolean => pile.some((each) => isSameCard(each, card));

/** Where a card is taken from: the hand, if it is open and the card is there, or the first open pile with it. */
const placeOf = (player: PlayerView, card: Card): 'hand' | Pile | undefined =>
  player.hand?.some((each) => isSameCard(each.card, card))
    ? 'hand'
    : PILES.find((pile) => holds(player[pile], card));

type Moved = OfCard & {
  /** The sizes of the hand and the draw pile afterwards. */
  readonly hand: number;
  readonly draw: number;
  readonly to: 'discard' | 'exhaust' | 'topOfDraw' | 'hand' | 'powers' | 'supply' | 'deck' | 'enemy';
};

/** A pile after a card has been taken from it or added to it. */
const moved =
  (pile: Pile, name: Moved['to']) =>
  (player: PlayerView, { card, to }: Moved) => {
    const before = player[pile];
    const left =
      placeOf(player, card) === pile
        ? without(
            before,
            before.findLastIndex((each) => isSameCard(each, card)),
          )
        : before;
    return to === name ? [...left, card] : left;
  };

export const cards = {
  drew: event<Seen & Reveals, 'count' | 'cards'>({
    says: {
      count: '{seat} draws {count} {count|card|cards}.',
      cards: '{seat} draws {cards}.',
    },
    variant: isKnown,
    with: cardList,
    changes: {
      players: ofSeat<Seen & Reveals>({
        handSize: ({ handSize }, { count }) => handSize + count,
        drawSize: ({ drawSize }, { count }) => Math.max(0, drawSize - count),
        hand: ({ hand }, drawn, story) =>
          hand && [...hand, ...cardsOf(drawn).map((card) => inHand(card, drawn.seat, story))],
        drawPile: ({ drawPile }, drawn) =>
          drawPile && cardsOf(drawn).map(faceOf).reduce(withoutFace, drawPile),
      }),
    },
  }),
  shuffled: event<OfSeat & Reveals>({
    says: '{seat} shuffles the discard pile into a new draw pile.',
    changes: {
      players: ofSeat({
        drawSize: ({ drawSize, discardPile }) => drawSize + discardPile.length,
        discardPile: () => [],
        drawPile: ({ drawPile, discardPile }) => withFaces(drawPile, discardPile),
      }),
    },
  }),
  drawPileShuffled: event<OfSeat & Reveals>({ says: '{seat} shuffles the draw pile.' }),
  drawPileOpened: event<OfSeat & Reveals>({ says: '{seat} searches the draw pile.' }),
  scried: event<Seen & Reveals, 'count' | 'cards'>({
    says: {
      count: '*Scry*: {seat} looks at {count} {count|card|cards}.',
      cards: '*Scry*: {seat} looks at {cards}.',
    },
    variant: isKnown,
    with: cardList,
  }),
  putBack: event<Seen, 'count' | 'cards'>({
    says: {
      count: '{seat} puts {count} {count|card|cards} from hand on top of the draw pile.',
      cards: '{seat} puts {cards} on top of the draw pile.',
    },
    variant: isKnown,
    with: cardList,
    changes: {
      players: ofSeat<Seen>({
        hand: ({ hand }, put) => hand && cardsOf(put).reduce(withoutFromHand, hand),
        handSize: ({ handSize }, { count }) => handSize - count,
        drawSize: ({ drawSize }, { count }) => drawSize + count,
        drawPile: ({ drawPile }, put) => withFaces(drawPile, cardsOf(put)),
      }),
    },
  }),
  lossCancelled: event<OfCard>({ says: '{card} keeps {seat} from losing HP.' }),
  /** The card leaves its owner's hand, and its cost is paid. */
  cardPlayed: event<
    OfCard & {
      readonly copy: boolean;
      readonly x: number;
      /** The size of the hand and the Energy afterwards. */
      readonly hand: number;
      readonly energy: number;
    },
    'plain' | 'x' | 'copy'
  >({
    says: {
      plain: '{seat} plays {card}.',
      x: '{seat} plays {card} with X = {x}.',
      copy: '{seat} plays a copy of {card}.',
    },
    variant: ({ copy, x }) => (copy ? 'copy' : x > 0 ? 'x' : 'plain'),
    changes: {
      players: ofSeat({
        hand: ({ hand }, { card, copy }) => (copy || hand === undefined ? hand : withoutFromHand(hand, card)),
        handSize: 'hand',
        energy: 'energy',
      }),
    },
  }),
  cardMoved: event<Moved, Moved['to']>({
    says: {
      discard: '{seat} discards {card}.',
      exhaust: '{seat}’s {card} is *Exhausted*.',
      topOfDraw: '{card} goes on top of {seat}’s draw pile.',
      hand: '{card} goes to {seat}’s hand.',
      powers: '{card} is in play.',
      supply: '{card} goes back to its deck.',
      deck: '{card} goes back to the deck.',
      enemy: '{card} is attached to its target.',
    },
    variant: 'to',
    changes: {
      players: ofSeat<Moved>({
        hand: ({ hand }, { card, to, seat }, story) => {
          const left = hand && withoutFromHand(hand, card);
          return left && to === 'hand' ? [...left, inHand(card, seat, story)] : left;
        },
        handSize: 'hand',
        drawSize: 'draw',
        discardPile: moved('discardPile', 'discard'),
        exhaustPile: moved('exhaustPile', 'exhaust'),
        powers: moved('powers', 'powers'),
      }),
    },
  }),
  statusGiven: event<OfCard & { readonly to: 'discard' | 'topOfDraw' | 'draw' }>({
    says: '{seat} gains {card}.',
    changes: {
      players: ofSeat({
        discardPile: ({ discardPile }, { card, to }) =>
          to === 'discard' ? [...discardPile, card] : discardPile,
        drawSize: ({ drawSize }, { to }) => drawSize + (to === 'discard' ? 0 : 1),
      }),
    },
  }),
  shivUsed: event<OfSeat>({ says: '{seat} uses a *Shiv*.' }),
  potionUsed: event<OfSeat & { readonly potion: number }>({
    says: '{seat} uses {potion}.',
    changes: {
      players: ofSeat({ potions: ({ potions }, { potion }) => withoutFace(potions, potion) }),
    },
  }),
  relicUsed: event<OfSeat & { readonly relic: number }>({ says: '{seat} uses {relic}.' }),
  itemRevealed: event<OfSeat & Reveals & { readonly item: number }>({ says: '{seat} reveals {item}.' }),
  itemDiscarded: event<OfSeat & { readonly item: number; readonly reveals?: true }>({
    says: '{item} goes to the bottom of its deck.',
  }),
};
