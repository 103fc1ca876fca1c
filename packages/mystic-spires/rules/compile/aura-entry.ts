/** Passive effects compiled for play. */
import type { FieldsIn } from '@three-spires/kernel';
import type { Condition } from '../../words/abilities.ts';
import { type Aura, auraWord } from '../../words/auras.ts';
import { STATUSES, type Status } from '../../words/lists.ts';
import type { Objects } from '../../words/objects.ts';
import type { Drafted } from '../../words/word.ts';
import { enterAmount } from './amount-entry.ts';
import { AURA, DUTY, STALE } from './codes.ts';
import { ALL, sieveOf } from './sieve.ts';

export const statusBit = (status: Status): number => 1 << STATUSES.indexOf(status);

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

/**
 * An aura with the fields of every kind of aura: entries of one shape are read much faster than the words of
 * cards.
 */
export type AuraEntry = Readonly<ReturnType<typeof enterAura>>;

export const enterAura = (aura: Aura) => {
  const { what, power, hp, number, status, duty }: Drafted<Aura> = {
    ...aura,
    ...auraWord(aura).compile?.(aura),
  };
  return {
    /** One of AURA. */
    does: AURA[aura.do],
    /** Whether it refers to the equipped Unit; otherwise, without a sieve, to its own card. */
    isOnHost: what === 'host',
    power: enterAmount(power ?? 0),
    hp: hp ?? 0,
    /** Of a tax or a limit, or the X of a given Ignite. */
    number: number ?? 0,
    sieve: sieveOf(what),
    /** The bit of DUTY for a permission, a ban or an obligation, the bit of a status, otherwise 0. */
    bit: duty !== undefined ? DUTY[duty] : status !== undefined ? statusBit(status) : 0,
  };
};

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
  const { what = 'self', power = 0 }: FieldsIn<Aura> = aura;
  if (typeof power === 'number') return leansOn(what);
  return leansOn(what) | ('count' in power ? leansOn(power.count) : STALE.crystal);
};

export const leansOf = (condition: Condition | undefined, auras: readonly Aura[]): number => {
  const ofCondition = condition === undefined ? 0 : 'crystal' in condition ? STALE.crystal : STALE.piles;
  return auras.reduce((bits, aura) => bits | leansOfAura(aura), ofCondition);
};
