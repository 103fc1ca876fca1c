/** Passive effects compiled for play. */
import type { Ability, Aura, Condition, Objects } from '../../words/effect.ts';
import { STATUSES, type Status } from '../../words/lists.ts';
import { type AmountEntry, enterAmount, NO_AMOUNT } from './amount-entry.ts';
import { AURA, DUTY, STALE } from './codes.ts';
import { ALL, type Sieve, sieveOf } from './sieve.ts';

export const statusBit = (status: Status): number => 1 << STATUSES.indexOf(status);

const AURA_OF: Readonly<Record<Aura['do'], number>> = {
  raise: AURA.raise,
  give: AURA.give,
  strip: AURA.strip,
  permit: AURA.duty,
  forbid: AURA.duty,
  force: AURA.duty,
  forbidTower: AURA.forbidTower,
  tax: AURA.tax,
  limit: AURA.limit,
};

/**
 * An aura with the fields of every kind of aura: entries of one shape are read much faster than the words of
 * cards.
 */
export type AuraEntry = {
  /** One of AURA. */
  readonly does: number;
  /** Whether it refers to the equipped Unit; otherwise, without a sieve, to its own card. */
  readonly isOnHost: boolean;
  readonly power: AmountEntry;
  readonly hp: number;
  /** Of a tax or a limit, or the X of a given Ignite. */
  readonly number: number;
  readonly sieve: Sieve | undefined;
  /** The bit of DUTY for a permission, a ban or an obligation, the bit of a status, otherwise 0. */
  readonly bit: number;
};

/** A condition with the fields of every kind of condition. */
export type ConditionEntry = {
  readonly isOpponents: boolean;
  /** The minimum Crystal and the maximum number of cards in the deck for which it holds. */
  readonly crystal: number;
  readonly deck: number;
};

export const enterCondition = (condition: Condition): ConditionEntry =>
  'crystal' in condition
    ? { isOpponents: condition.crystal === 'opp', crystal: condition.atLeast, deck: ALL }
    : { isOpponents: condition.deck === 'opp', crystal: 0, deck: condition.atMost };

const DUTIES: Readonly<Record<string, number>> = {
  'permit attack': DUTY.mayAttack,
  'permit hitEthereal': DUTY.hitsEthereal,
  'forbid attack': DUTY.cannotAttack,
  'forbid intercept': DUTY.cannotIntercept,
  'force attack': DUTY.mustAttack,
  'force intercept': DUTY.mustIntercept,
};

export const enterAura = (aura: Aura): AuraEntry => ({
  does: AURA_OF[aura.do],
  isOnHost: 'what' in aura && aura.what === 'host',
  power: aura.do === 'raise' ? enterAmount(aura.power) : NO_AMOUNT,
  hp: aura.do === 'raise' ? aura.hp : 0,
  number: 'number' in aura ? aura.number : aura.do === 'give' ? (aura.amount ?? 1) : 0,
  sieve: 'what' in aura ? sieveOf(aura.what) : undefined,
  bit:
    'act' in aura ? (DUTIES[`${aura.do} ${aura.act}`] ?? 0) : 'status' in aura ? statusBit(aura.status) : 0,
});

/** What an effect on these objects depends on besides the cards in play. */
const leansOn = (what: Objects): number => {
  if (typeof what === 'string') return 0;
  const isByFatigue = what.where.some(
    (filter) => 'is' in filter && (filter.is === 'active' || filter.is === 'fatigued'),
  );
  const isByPiles = what.zone === 'graveyard' || what.zone === 'deck';
  return (isByFatigue ? STALE.fatigue : 0) | (isByPiles ? STALE.piles : 0);
};

const leansOfAura = (aura: Aura): number => {
  const objects = 'what' in aura ? leansOn(aura.what) : 0;
  if (aura.do !== 'raise' || typeof aura.power === 'number') return objects;
  return objects | ('count' in aura.power ? leansOn(aura.power.count) : STALE.crystal);
};

export const leansOf = ({ while: condition, auras }: Extract<Ability, { kind: 'passive' }>): number => {
  const ofCondition = condition === undefined ? 0 : 'crystal' in condition ? STALE.crystal : STALE.piles;
  return auras.reduce((bits, aura) => bits | leansOfAura(aura), ofCondition);
};
