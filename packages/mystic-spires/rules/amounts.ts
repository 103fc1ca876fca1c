/** Amounts that depend on the game, computed on resolution (MYS-7.10). */
import type { Amount, Condition, Objects } from '../words/effect.ts';
import { countFitting, keeperOf } from './select.ts';
import { makeSieve, type Sieve } from './sieve.ts';
import type { Keeper, Link, Ref, State } from './state.ts';

/** Sieves of selectors that are only counted, made when they are first asked for. */
const counted = new WeakMap<object, Sieve>();

const sieveFor = (what: Exclude<Objects, string>): Sieve => {
  const known = counted.get(what);
  if (known !== undefined) return known;
  const made = makeSieve(what);
  counted.set(what, made);
  return made;
};

const countObjects = (
  state: State,
  what: Objects,
  seat: number,
  self: Ref,
  link: Link | undefined,
): number => {
  if (what === 'it') return link?.it.length ?? 0;
  if (typeof what === 'string') return 1;
  return countFitting(state, sieveFor(what), seat, self);
};

export const amountOf = (
  state: State,
  amount: Amount,
  seat: number,
  self: Ref,
  link: Link | undefined,
): number => {
  if (typeof amount === 'number') return amount;
  if ('count' in amount) {
    const number = countObjects(state, amount.count, seat, self, link);
    return Math.floor((number * (amount.times ?? 1)) / (amount.per ?? 1));
  }
  if ('crystal' in amount) {
    return Math.floor((state.keepers[keeperOf(amount.crystal, seat)] as Keeper).crystal / amount.per);
  }
  return (link?.answeredPaid ?? 0) + amount.plus;
};

export const holds = (state: State, condition: Condition, seat: number): boolean => {
  if ('crystal' in condition)
    return (state.keepers[keeperOf(condition.crystal, seat)] as Keeper).crystal >= condition.atLeast;
  return (state.keepers[keeperOf(condition.deck, seat)] as Keeper).deck.length <= condition.atMost;
};
