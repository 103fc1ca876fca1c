/** Abilities compiled for play. The steps of an ability are its routine. */
import type { FieldsIn } from '@three-spires/kernel';
import type { Ability } from '../../words/abilities.ts';
import type { Occasion } from '../../words/occasions.ts';
import { enterAura, enterCondition, leansOf } from './aura-entry.ts';
import { ABLE, ANSWER, DO, MOMENT, OCCASION, WHO } from './codes.ts';
import { isChosen, type Sieve, sieveOf } from './sieve.ts';
import { enterStep, type StepEntry } from './step-entry.ts';

const aimOf = (first: StepEntry | undefined): Sieve | undefined => {
  if (first === undefined || first.does === DO.search) return undefined;
  return isChosen(first.sieve) ? first.sieve : isChosen(first.partner) ? first.partner : undefined;
};

/** An ability with its index in the list of all abilities. */
export type AbilityEntry = Readonly<ReturnType<typeof enterAbility>>;

export const enterAbility = (ability: Ability, number: number, place: number, name: string) => {
  const { kind } = ability;
  const { price = {}, answers = [], atAnyTime, on, auras = [], ...rest }: FieldsIn<Ability> = ability;
  const { who = 'my', of }: FieldsIn<Occasion> = on ?? {};
  const steps: readonly StepEntry[] = (rest.steps ?? []).map(enterStep);
  const aim = aimOf(steps[0]);
  const answered = answers.reduce((bits, word) => bits | ANSWER[word], 0);
  return {
    number,
    ability,
    kind,
    steps,
    price,
    crystal: price.crystal ?? 0,
    fatigue: price.fatigue ?? false,
    once: price.oncePerTurn ?? false,
    destroySelf: price.destroySelf ?? false,
    atAnyTime: atAnyTime ?? false,
    /** What it may answer, as bits of ANSWER; 0 if it answers nothing. */
    answers: answered,
    /** When an Active effect may be used, as bits of ANSWER or MOMENT; any one of them suffices. */
    timely: kind === 'active' ? answered || (atAnyTime ? MOMENT.always : MOMENT.main) : 0,
    on,
    /** What its first step can target in the same move as the announcement. */
    aim,
    /** Whether the first step needs nothing but a target. */
    isAimEnough: aim !== undefined && steps[0]?.does !== DO.bond,
    /** The bit of its trigger, otherwise 0. */
    when: on === undefined ? 0 : OCCASION[on.when],
    /** Whose event it is, as one of WHO. */
    who: WHO[who],
    /** What a trigger that watches others looks for. */
    watches: sieveOf(of),
    may: rest.may ?? false,
    auras: auras.map(enterAura),
    while: rest.while && enterCondition(rest.while),
    /** What a Passive effect's figures depend on besides the cards in play, as bits of STALE. */
    leans: leansOf(rest.while, auras),
    /** Index among the abilities of its card. */
    place,
    /** The card or Tower it is printed on. */
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
