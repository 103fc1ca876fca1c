/** Selectors as numbers: what an object must be, tested without looking at words. */
import { CARDS } from '../content/index.ts';
import type { Filter, Objects, Selector, Side, Zone } from '../words/effect.ts';
import { STATUSES, TYPINGS } from '../words/lists.ts';

export const SIEVE_ZONE: Readonly<Record<Zone, number>> = {
  units: 0,
  tower: 1,
  unitsOrTower: 2,
  spells: 3,
  cards: 4,
  deck: 5,
  graveyard: 6,
};

export const SIEVE_SIDE: Readonly<Record<Side, number>> = { my: 0, opp: 1, any: 2 };

/** What can be asked of a card or of an object in play, as bits. */
export const TRAIT = {
  unit: 1,
  instant: 2,
  defense: 4,
  nonEffect: 8,
  token: 16,
  other: 32,
  active: 64,
  fatigued: 128,
} as const;

export const ALL = 1_000_000;
const ANY_CARD = -1;

export type Sieve = {
  /** How many are chosen; ALL for all there are. */
  readonly pick: number;
  readonly upTo: boolean;
  readonly zone: number;
  readonly side: number;
  /** Traits it must have, and must not have. */
  readonly wanted: number;
  readonly barred: number;
  /** Typings of which it must have one, as bits; 0 for any. */
  readonly typings: number;
  readonly costAtMost: number;
  readonly costAtLeast: number;
  /** The one card it must be, or ANY_CARD. */
  readonly card: number;
  readonly statuses: number;
};

type Draft = { -readonly [Field in keyof Sieve]: Sieve[Field] };

const addFilter = (sieve: Draft, filter: Filter): void => {
  if ('is' in filter) {
    if (filter.not) sieve.barred |= TRAIT[filter.is];
    else sieve.wanted |= TRAIT[filter.is];
  } else if ('typing' in filter)
    for (const typing of filter.typing) sieve.typings |= 1 << TYPINGS.indexOf(typing);
  else if ('costAtMost' in filter) sieve.costAtMost = filter.costAtMost;
  else if ('costAtLeast' in filter) sieve.costAtLeast = filter.costAtLeast;
  else if ('name' in filter) sieve.card = CARDS.findIndex(({ name }) => name === filter.name);
  else sieve.statuses |= 1 << STATUSES.indexOf(filter.has);
};

export const makeSieve = ({ pick, upTo, zone, side, where }: Selector): Sieve => {
  const sieve: Draft = {
    pick: pick === 'all' ? ALL : pick,
    upTo: upTo === true,
    zone: SIEVE_ZONE[zone],
    side: SIEVE_SIDE[side],
    wanted: 0,
    barred: 0,
    typings: 0,
    costAtMost: ALL,
    costAtLeast: 0,
    card: ANY_CARD,
    statuses: 0,
  };
  for (const filter of where) addFilter(sieve, filter);
  return sieve;
};

export const sieveOf = (what: Objects | undefined): Sieve | undefined =>
  typeof what === 'object' ? makeSieve(what) : undefined;

/** Chosen objects, as against «all» and references. */
export const isChosen = (sieve: Sieve | undefined): sieve is Sieve =>
  sieve !== undefined && sieve.pick !== ALL;

/** What is printed on a card, for sieves. */
type PrintedTraits = { readonly traits: number; readonly typing: number; readonly cost: number };

const PRINTED_TRAITS: readonly PrintedTraits[] = CARDS.map(
  ({ kind, type, typing, cost, abilities = [], statuses = [] }) => {
    const isUnit = (kind === 'Unit' || kind === 'Token') && type !== 'Resource';
    let traits = 0;
    if (isUnit) traits |= TRAIT.unit;
    if (kind === 'Instant') traits |= TRAIT.instant;
    if (type === 'Defense') traits |= TRAIT.defense;
    if (kind === 'Token') traits |= TRAIT.token;
    // MYS-6.3: neither effect text nor printed status.
    if (isUnit && abilities.length === 0 && statuses.length === 0) traits |= TRAIT.nonEffect;
    return { traits, typing: typing === undefined ? 0 : 1 << TYPINGS.indexOf(typing), cost };
  },
);

/** Whether a card passes with these traits and statuses. */
export const passes = (sieve: Sieve, card: number, more: number, statuses: number): boolean => {
  const { traits, typing, cost } = PRINTED_TRAITS[card] as PrintedTraits;
  const all = traits | more;
  return (
    (all & sieve.wanted) === sieve.wanted &&
    (all & sieve.barred) === 0 &&
    (sieve.typings === 0 || (sieve.typings & typing) !== 0) &&
    cost <= sieve.costAtMost &&
    cost >= sieve.costAtLeast &&
    (sieve.card === ANY_CARD || sieve.card === card) &&
    (statuses & sieve.statuses) === sieve.statuses
  );
};
