/** Selectors compiled to numbers, so that objects are tested without comparing words. */
import { CARDS } from '../../content/index.ts';
import { STATUSES, TYPINGS } from '../../words/lists.ts';
import {
  type Filter,
  type Objects,
  type Selector,
  type Side,
  TRAITS,
  ZONES,
  type Zone,
} from '../../words/objects.ts';
import { bitsOf, codesOf } from './codes.ts';

export const SIEVE_ZONE = codesOf(ZONES);

export const SIEVE_SIDE: Readonly<Record<Side, number>> = { my: 0, opp: 1, any: 2 };

export const TRAIT = bitsOf(TRAITS);

export const ALL = 1_000_000;
const ANY_CARD = -1;

export type Sieve = Readonly<ReturnType<typeof makeSieve>>;

/** The combined requirements of a selector's filters. */
type Filters = {
  wanted: number;
  barred: number;
  /** Typings of which it must have at least one, as bits; 0 for any. */
  typings: number;
  costAtMost: number;
  costAtLeast: number;
  /** The one card it must be, or ANY_CARD. */
  card: number;
  statuses: number;
};

const addFilter = (all: Filters, filter: Filter): void => {
  if ('is' in filter) {
    if (filter.not) all.barred |= TRAIT[filter.is];
    else all.wanted |= TRAIT[filter.is];
  } else if ('typing' in filter)
    for (const typing of filter.typing) all.typings |= 1 << TYPINGS.indexOf(typing);
  else if ('costAtMost' in filter) all.costAtMost = filter.costAtMost;
  else if ('costAtLeast' in filter) all.costAtLeast = filter.costAtLeast;
  else if ('name' in filter) all.card = CARDS.findIndex(({ name }) => name === filter.name);
  else all.statuses |= 1 << STATUSES.indexOf(filter.has);
};

/** A card's printed values, for sieves. */
type PrintedTraits = {
  readonly traits: number;
  readonly isSpell: boolean;
  readonly typing: number;
  readonly cost: number;
};

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
    return {
      traits,
      isSpell: type === 'Spell',
      typing: typing === undefined ? 0 : 1 << TYPINGS.indexOf(typing),
      cost,
    };
  },
);

/** Traits that change in play; all others are printed. */
const OF_THE_MOMENT = TRAIT.other | TRAIT.active | TRAIT.fatigued;

const isPrinted = (all: Filters, { traits, typing, cost }: PrintedTraits, card: number): boolean => {
  const wanted = all.wanted & ~OF_THE_MOMENT;
  return (
    (traits & wanted) === wanted &&
    (traits & all.barred) === 0 &&
    (all.typings === 0 || (all.typings & typing) !== 0) &&
    cost <= all.costAtMost &&
    cost >= all.costAtLeast &&
    (all.card === ANY_CARD || all.card === card)
  );
};

/** Whether a selector's zone covers a card when it is in play. */
const isInZone = (zone: Zone, { traits, isSpell }: PrintedTraits): boolean => {
  if (zone === 'units' || zone === 'unitsOrTower') return (traits & TRAIT.unit) !== 0;
  return zone === 'spells' ? isSpell : zone === 'cards';
};

export const makeSieve = ({ pick, upTo, zone, side, where }: Selector) => {
  const all: Filters = {
    wanted: 0,
    barred: 0,
    typings: 0,
    costAtMost: ALL,
    costAtLeast: 0,
    card: ANY_CARD,
    statuses: 0,
  };
  for (const filter of where) addFilter(all, filter);
  const printed = Uint8Array.from(PRINTED_TRAITS, (traits, card) => (isPrinted(all, traits, card) ? 1 : 0));
  return {
    /** How many are chosen; ALL for all of them. */
    pick: pick === 'all' ? ALL : pick,
    upTo: upTo === true,
    zone: SIEVE_ZONE[zone],
    side: SIEVE_SIDE[side],
    /** By card: 1 where its printed values pass. */
    printed,
    /** By card: 1 where it also belongs to a zone in play that the selector covers. */
    inPlay: printed.map((fits, card) => (isInZone(zone, PRINTED_TRAITS[card] as PrintedTraits) ? fits : 0)),
    /** Changing traits that an object must have, and must not have. */
    wanted: all.wanted & OF_THE_MOMENT,
    barred: all.barred & OF_THE_MOMENT,
    statuses: all.statuses,
    /** Requires nothing that changes in play. */
    isPlain: ((all.wanted | all.barred) & OF_THE_MOMENT) === 0 && all.statuses === 0,
  };
};

export const sieveOf = (what: Objects | undefined): Sieve | undefined =>
  typeof what === 'object' ? makeSieve(what) : undefined;

/** Whether objects are chosen, as opposed to "all" and references. */
export const isChosen = (sieve: Sieve | undefined): sieve is Sieve =>
  sieve !== undefined && sieve.pick !== ALL;

/** Whether an object with these current traits and statuses matches the selector, apart from its card. */
export const suits = (sieve: Sieve, traits: number, statuses: number): boolean =>
  (traits & sieve.wanted) === sieve.wanted &&
  (traits & sieve.barred) === 0 &&
  (statuses & sieve.statuses) === sieve.statuses;

/** Whether a card in a pile passes. */
export const passes = (sieve: Sieve, card: number): boolean =>
  sieve.printed[card] === 1 && suits(sieve, TRAIT.other, 0);
