/** Abilities compiled for play. The steps of an ability are its routine. */
import type { Ability, Occasion, Price } from '../../words/effect.ts';
import { type AuraEntry, type ConditionEntry, enterAura, enterCondition, leansOf } from './aura-entry.ts';
import { ABLE, ANSWER, DO, MOMENT, OCCASION, WHO } from './codes.ts';
import { isChosen, makeSieve, type Sieve } from './sieve.ts';
import { enterStep, type StepEntry } from './step-entry.ts';

const answersOf = (ability: Ability): number =>
  'answers' in ability ? (ability.answers ?? []).reduce((bits, word) => bits | ANSWER[word], 0) : 0;

/** An ability with its index in the list of all abilities. */
export type AbilityEntry = {
  readonly number: number;
  readonly ability: Ability;
  readonly kind: Ability['kind'];
  readonly steps: readonly StepEntry[];
  readonly price: Price;
  readonly crystal: number;
  readonly fatigue: boolean;
  readonly once: boolean;
  readonly destroySelf: boolean;
  readonly atAnyTime: boolean;
  /** What it may answer, as bits of ANSWER; 0 if it answers nothing. */
  readonly answers: number;
  /** When an Active effect may be used, as bits of ANSWER or MOMENT; any one of them suffices. */
  readonly timely: number;
  readonly on: Occasion | undefined;
  /** What its first step can target in the same move as the announcement. */
  readonly aim: Sieve | undefined;
  /** Whether the first step needs nothing but a target. */
  readonly isAimEnough: boolean;
  /** The bit of its trigger, otherwise 0. */
  readonly when: number;
  /** Whose event it is, as one of WHO. */
  readonly who: number;
  /** What a trigger that watches others looks for. */
  readonly watches: Sieve | undefined;
  readonly may: boolean;
  readonly auras: readonly AuraEntry[];
  readonly while: ConditionEntry | undefined;
  /** What a Passive effect's figures depend on besides the cards in play, as bits of STALE. */
  readonly leans: number;
  /** Index among the abilities of its card. */
  readonly place: number;
  /** The card or Tower it is printed on. */
  readonly name: string;
};

const timelyOf = (ability: Ability): number => {
  if (ability.kind !== 'active') return 0;
  return answersOf(ability) || (ability.atAnyTime ? MOMENT.always : MOMENT.main);
};

const aimOf = (first: StepEntry | undefined): Sieve | undefined => {
  if (first === undefined || first.does === DO.search) return undefined;
  return isChosen(first.sieve) ? first.sieve : isChosen(first.partner) ? first.partner : undefined;
};

export const enterAbility = (ability: Ability, number: number, place: number, name: string): AbilityEntry => {
  const price: Price = 'price' in ability ? ability.price : {};
  const steps = 'steps' in ability ? ability.steps.map(enterStep) : [];
  const aim = aimOf(steps[0]);
  return {
    number,
    ability,
    kind: ability.kind,
    steps,
    price,
    crystal: price.crystal ?? 0,
    fatigue: price.fatigue ?? false,
    once: price.oncePerTurn ?? false,
    destroySelf: price.destroySelf ?? false,
    atAnyTime: ability.kind === 'active' && (ability.atAnyTime ?? false),
    answers: answersOf(ability),
    timely: timelyOf(ability),
    on: ability.kind === 'triggered' ? ability.on : undefined,
    aim,
    isAimEnough: aim !== undefined && steps[0]?.does !== DO.bond,
    when: ability.kind === 'triggered' ? OCCASION[ability.on.when] : 0,
    who: ability.kind === 'triggered' && 'who' in ability.on ? WHO[ability.on.who] : WHO.my,
    watches: ability.kind === 'triggered' && 'of' in ability.on ? makeSieve(ability.on.of) : undefined,
    may: ability.kind === 'triggered' && (ability.may ?? false),
    auras: ability.kind === 'passive' ? ability.auras.map(enterAura) : [],
    while:
      ability.kind === 'passive' && ability.while !== undefined ? enterCondition(ability.while) : undefined,
    leans: ability.kind === 'passive' ? leansOf(ability) : 0,
    place,
    name,
  };
};

export const isFieldCounted = (all: readonly AbilityEntry[]): boolean =>
  all.some(({ auras }) => auras.some(({ power }) => power.isFieldCounted));

export const ofKind = (all: readonly AbilityEntry[], kind: Ability['kind']): AbilityEntry[] =>
  all.filter((entry) => entry.kind === kind);

/** When any of several effects may be used. */
export const timelyAmong = (all: readonly AbilityEntry[]): number =>
  all.reduce((bits, { timely }) => bits | timely, 0);

export const ableOf = (all: readonly AbilityEntry[]): number =>
  all.reduce((bits, { ability, when, atAnyTime }) => {
    const quick = atAnyTime ? ABLE.quick : 0;
    if (ability.kind !== 'passive')
      return bits | when | (ability.kind === 'active' ? ABLE.active | quick : 0);
    return bits | ABLE.passive | (ability.auras.some((aura) => aura.do === 'force') ? ABLE.forces : 0);
  }, 0);
