/** Which Passive effects work on a card in play, and what its figures are made of (MYS-21.4). */
import { NONE, type Why, whyStep } from '@three-spires/kernel';
import type { AbilityEntry } from '../rules/compile/ability-entry.ts';
import type { AuraEntry } from '../rules/compile/aura-entry.ts';
import { AURA } from '../rules/compile/codes.ts';
import { CARD_HP, CARD_POWER, cardEntry, towerEntry } from '../rules/compile/entries.ts';
import { amountOf, holds } from '../rules/figures/amounts.ts';
import { fits } from '../rules/figures/select.ts';
import { cardName, thingLabel } from '../rules/naming.ts';
import { findThing, towerRef } from '../rules/refs.ts';
import type { Ref, State, Thing } from '../rules/state.ts';
import { signed } from '../words/amounts.ts';
import { say } from './say.ts';

/** A Passive effect that works now, with its Keeper, and the card it is printed on. */
type Passive = {
  readonly aura: AuraEntry;
  readonly seat: number;
  readonly source: Ref;
  readonly name: string;
};

const passivesIn = (state: State, abilities: readonly AbilityEntry[], seat: number, source: Ref): Passive[] =>
  abilities
    .filter(({ while: condition }) => condition === undefined || holds(state, condition, seat))
    .flatMap(({ auras, name }) => auras.map((aura) => ({ aura, seat, source, name })));

/** All that work now: those of Towers first, then in the order of arrival. */
export const passives = (state: State): readonly Passive[] => [
  ...state.keepers.flatMap(({ tower }, seat) =>
    tower === NONE ? [] : passivesIn(state, towerEntry(tower).passives, seat, towerRef(seat)),
  ),
  ...state.things.flatMap(({ id, card, controller }) =>
    passivesIn(state, cardEntry(card).passives, controller, id),
  ),
];

const worksOn = (state: State, { aura, seat, source }: Passive, thing: Thing): boolean => {
  if (aura.sieve !== undefined) return fits(aura.sieve, thing, seat, source);
  return (aura.isOnHost ? findThing(state, source)?.host : source) === thing.id;
};

export const passivesOn = (state: State, thing: Thing): readonly Passive[] =>
  passives(state).filter((passive) => worksOn(state, passive, thing));

/** One part of a card's Power and HP. */
export type Share = {
  readonly kind: 'printed' | 'adds' | 'lasting' | 'thisTurn';
  readonly name: string;
  readonly power: number;
  readonly hp: number;
  readonly rule: string;
};

/** In the order of MYS-21.4. The printed figures always come first. */
export const sharesOf = (state: State, thing: Thing): readonly Share[] => {
  const { card, lastingPower, lastingHp, turnPower, turnHp } = thing;
  const printed = (of: number) => ({ power: CARD_POWER[of] as number, hp: CARD_HP[of] as number });
  const equipment = state.things.filter(({ host }) => host === thing.id);
  const raises = passivesOn(state, thing).filter(({ aura }) => aura.does === AURA.raise);
  const added: Share[] = [
    ...equipment.map(
      (each): Share => ({
        kind: 'adds',
        name: cardName(each.card),
        ...printed(each.card),
        rule: 'MYS-10.2',
      }),
    ),
    ...raises.map(({ aura, seat, source, name }): Share => {
      const power = amountOf(state, aura.power, seat, source, undefined);
      return { kind: 'adds', name, power, hp: aura.hp, rule: 'MYS-7.3' };
    }),
    { kind: 'lasting', name: '', power: lastingPower, hp: lastingHp, rule: 'MYS-21.4' },
    { kind: 'thisTurn', name: '', power: turnPower, hp: turnHp, rule: 'MYS-19.2' },
  ];
  return [
    { kind: 'printed', name: cardName(card), ...printed(card), rule: 'MYS-6.2' },
    ...added.filter(({ power, hp }) => power !== 0 || hp !== 0),
  ];
};

export const shareText = ({ kind, name, power, hp }: Share) =>
  kind === 'printed'
    ? say('printed', { card: name, power, hp })
    : say(kind, { card: name, power: signed(power), hp: signed(hp) });

/** From the printed Power to the Power now. */
export const powerSteps = (state: State, thing: Thing): Why => {
  let power = 0;
  const steps = sharesOf(state, thing)
    .filter((share) => share.kind === 'printed' || share.power !== 0)
    .map((share) => {
      power += share.power;
      return share.kind === 'printed'
        ? whyStep(say('printedPower', { card: thingLabel(state, thing), power }), share.rule, power)
        : whyStep(shareText(share), share.rule, power);
    });
  return power < 0 ? [...steps, whyStep(say('floor'), 'MYS-21.5', 0)] : steps;
};
