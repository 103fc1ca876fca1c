/** Cards between zones, into play and out of it. */
import type { SeatSet } from '@three-spires/kernel';
import { statusesIn } from '../../words/lists.ts';
import { cardEntry } from '../compile/entries.ts';
import type { ThingView } from '../view-types.ts';
import { event, type OfCard, type OfSeat, type View } from './event.ts';
import { zones } from './zones.ts';

/** Where a card comes into play from. */
export type Origin = 'cascade' | 'graveyard' | 'tokens';

/** A card comes into play under the control of `seat`. */
type Entering = OfCard & { readonly thing: number; readonly owner: number; readonly from: Origin };

/** Places follow from the order. */
const placed = (things: readonly ThingView[]): readonly ThingView[] =>
  things.map((thing, place) => (thing.place === place ? thing : { ...thing, place }));

/** A card enters play with its printed figures; `figures` tells any changes to them. */
const entered = ({ things }: View, { seat, card, thing: id, owner }: Entering, host = -1) => {
  const { power, hp, statuses } = cardEntry(card);
  const thing: ThingView = {
    id,
    place: things.length,
    card,
    owner,
    controller: seat,
    power,
    hp,
    maxHp: hp,
    fatigued: false,
    statuses: statusesIn(statuses),
    marks: [],
    bonds: [],
    host,
    usedThisTurn: false,
  };
  return [...things, thing];
};

const fromZone = zones<Entering>(['graveyard', 'tokens'], ({ owner, card, from }) => ({
  seat: owner,
  number: 1,
  cards: [card],
  from,
  to: 'play',
}));

const MOVES = {
  'deck.graveyard': '{seat} discards {card} from the top of their deck.',
  'hand.graveyard': "{card} goes to {seat}'s graveyard.",
  'graveyard.hand': "{card} returns from the graveyard to {seat}'s hand.",
  'graveyard.deck': "{card} is shuffled from the graveyard into {seat}'s deck.",
  'graveyard.exile': "{card} is *exiled* from {seat}'s graveyard.",
  'cascade.graveyard': "{card} goes to {seat}'s graveyard.",
  'aside.deck': "{card} is shuffled back into {seat}'s deck.",
  'aside.hand': '{seat} adds {card} to their hand.',
};

const isMove = (way: string): way is keyof typeof MOVES => way in MOVES;

export const cards = {
  drew: event<
    OfSeat & {
      readonly number: number;
      readonly secret?: { readonly seats: SeatSet; readonly cards: readonly number[] };
    }
  >({
    says: '{seat} draws {number} {number|card|cards}.',
    changes: {
      keepers: zones(['deck', 'hand'], ({ seat, number, secret }) => ({
        seat,
        number,
        // Only their owner sees which cards were drawn.
        cards: secret?.cards ?? [],
        from: 'deck',
        to: 'hand',
      })),
    },
  }),
  shuffled: event<OfSeat>({}),
  summoned: event<Entering>({
    says: "{card} arrives on {seat}'s field.",
    changes: { things: (shown, entering) => entered(shown, entering), keepers: fromZone },
  }),
  arrived: event<Entering & { readonly host: number }>({
    says: '{seat} has {card} in play.',
    changes: {
      things: (shown, entering) => entered(shown, entering, entering.host),
      keepers: fromZone,
      // Equipment is attached while its effect is still on the Cascade.
      links: ({ links }, { host, thing, card, seat }) => {
        const at = links.findLastIndex(
          (link) => link.kind === 'equipment' && link.card === card && link.seat === seat && link.source < 0,
        );
        return host < 0
          ? links
          : links.map((link, place) => (place === at ? { ...link, source: thing } : link));
      },
    },
  }),
  left: event<
    OfCard & {
      readonly thing: number;
      readonly to: 'graveyard' | 'hand' | 'deck' | 'exile' | 'tokens';
      readonly destroyed: boolean;
      /** The attacker that destroyed it in the Damage Step. */
      readonly killer?: number;
    },
    'destroyed' | 'graveyard' | 'hand' | 'deck' | 'exile' | 'tokens'
  >({
    says: {
      destroyed: '{card} is destroyed.',
      graveyard: '{card} goes to the graveyard.',
      hand: "{card} returns to {seat}'s hand.",
      deck: "{card} is shuffled into {seat}'s deck.",
      exile: '{card} is *exiled*.',
      tokens: '{card} goes back to the Token Deck.',
    },
    variant: ({ destroyed, to }) => (destroyed ? 'destroyed' : to),
    changes: {
      things: ({ things }, { thing }) =>
        placed(
          things
            .filter(({ id }) => id !== thing)
            .map((each) =>
              each.bonds.includes(thing)
                ? { ...each, bonds: each.bonds.filter((bond) => bond !== thing) }
                : each,
            ),
        ),
      keepers: zones(['deck', 'hand', 'graveyard', 'exile', 'tokens'], ({ seat, card, to }) => ({
        seat,
        number: 1,
        cards: [card],
        from: 'play',
        to,
      })),
    },
  }),
  moved: event<
    OfCard & {
      readonly from: 'graveyard' | 'deck' | 'hand' | 'aside' | 'cascade';
      readonly to: 'graveyard' | 'hand' | 'deck' | 'exile';
    },
    keyof typeof MOVES
  >({
    says: MOVES,
    variant: ({ from, to }) => {
      const way = `${from}.${to}`;
      return isMove(way) ? way : undefined;
    },
    changes: {
      keepers: zones(['deck', 'hand', 'graveyard', 'exile'], ({ seat, card, from, to }) => ({
        seat,
        number: 1,
        cards: [card],
        from,
        to,
      })),
    },
  }),
  found: event<OfCard>({
    says: '{seat} finds {card}.',
    changes: {
      keepers: zones(['deck'], ({ seat, card }) => ({
        seat,
        number: 1,
        cards: [card],
        from: 'deck',
        to: 'aside',
      })),
    },
  }),
  foundNothing: event<OfSeat>({ says: '{seat} takes no card.' }),
};
