/** Skills, treasures and status tokens of the heroes. */
import { NONE } from '@three-spires/kernel';
import { STATUSES } from '../../words/lists.ts';
import { cardEntry } from '../compile/entries.ts';
import { event, type HeroCard, type OfHero, type View } from './event.ts';
import {
  changeHero,
  exhausted,
  given,
  isHolding,
  limits,
  refreshed,
  shieldsLeft,
  shieldsOn,
  taken,
  without,
} from './held.ts';

type OfCard = { readonly card: number };
type Token = OfHero & { readonly status: number; readonly colour: number };

const isOfParty = ({ card }: OfCard): boolean => cardEntry(card).owner === 'party';

const received = (pile: 'skills' | 'treasures') => ({
  heroes: ({ heroes }: View, { hero, card }: HeroCard) =>
    given(heroes, hero, pile, { card, exhausted: false }),
  shieldsLeft: (shown: View, { hero, card }: HeroCard) => shieldsLeft(shown, hero, shieldsOn(card)),
});

const token = (change: 1 | -1) => ({
  tokensLeft: ({ tokensLeft }: View) => tokensLeft - change,
  heroes: ({ heroes }: View, { hero, status, colour }: Token) => {
    const name = STATUSES[status] ?? '';
    return changeHero(heroes, hero, (each) => ({
      ...each,
      tokens: {
        ...each.tokens,
        [name]: (each.tokens[name] ?? []).map((count, at) => (at === colour ? count + change : count)),
      },
    }));
  },
});

/** STY-18.8 */
const discarded = {
  heroes: ({ heroes }: View, { card }: OfCard) => taken(heroes, card),
  partyTreasures: ({ partyTreasures }: View, { card }: OfCard) => without(partyTreasures, card),
  shieldsLeft: (shown: View, { card }: OfCard) => {
    const holder = shown.heroes.findIndex((hero) => isHolding(hero, card));
    return shieldsLeft(shown, holder, -shieldsOn(card));
  },
};

export const cards = {
  learned: event<HeroCard>({
    says: 'The {heroName} learns {card}.',
    changes: { ...received('skills'), ...limits(() => 1) },
  }),
  /** The mark of a card that takes effect. */
  marked: event<OfCard & { readonly mark: 'exhaust' | 'discard' }>({
    changes: {
      heroes: (shown, { card, mark }) => (mark === 'exhaust' ? exhausted : discarded).heroes(shown, { card }),
      partyTreasures: (shown, { card, mark }) =>
        (mark === 'exhaust' ? exhausted : discarded).partyTreasures(shown, { card }),
      shieldsLeft: (shown, { card, mark }) =>
        mark === 'exhaust' ? shown.shieldsLeft : discarded.shieldsLeft(shown, { card }),
      ...limits(({ mark }) => (mark === 'exhaust' ? 0 : -1)),
    },
  }),
  tired: event<OfCard>({ says: '{card} is exhausted.', changes: { heroes: exhausted.heroes } }),
  refreshed: event<OfCard>({ says: '{card} is ready again.', changes: refreshed }),
  /** STY-20.6: a treasure comes from the deck; one for the party is held at once. */
  treasure: event<HeroCard, 'party' | 'hero'>({
    says: { party: 'Treasure: {card}.', hero: 'The {heroName} takes {card}.' },
    variant: ({ heroName }) => (heroName === '' ? 'party' : 'hero'),
    changes: {
      ...received('treasures'),
      ...limits((drawn) => (drawn.hero !== NONE || isOfParty(drawn) ? 1 : 0)),
      treasureDeck: ({ treasureDeck }, { hero }) => treasureDeck - (hero === NONE ? 1 : 0),
      partyTreasures: ({ partyTreasures }, drawn) =>
        drawn.hero === NONE && isOfParty(drawn)
          ? [...partyTreasures, { card: drawn.card, exhausted: false }]
          : partyTreasures,
    },
  }),
  gave: event<
    OfCard & {
      readonly from: number;
      readonly to: number;
      readonly fromName: string;
      readonly toName: string;
    }
  >({
    says: 'The {fromName} gives {card} to the {toName}.',
    keepsQuestion: true,
    changes: {
      heroes: ({ heroes }, { card, from, to }) => {
        const held = heroes[from]?.treasures.find((each) => each.card === card);
        return held === undefined ? heroes : given(taken(heroes, card), to, 'treasures', held);
      },
      // Between floors, no shields count.
    },
  }),
  declined: event<HeroCard>({ says: 'The {heroName} declines {card}.', keepsQuestion: true }),
  afflicted: event<Token>({
    says: 'The {heroName} receives a {colour} {status} token.',
    changes: token(1),
  }),
  relieved: event<Token>({ says: 'The {heroName} loses a {colour} {status} token.', changes: token(-1) }),
  warded: event({ says: 'The tokens are warded off.' }),
};
