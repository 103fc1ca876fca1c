/** The printed definitions, compiled once at load. */
import { numberOf, readNumbers, requireNumbers } from '@three-spires/kernel';
import { CARDS, TOWERS } from '../../content/index.ts';
import { ABILITY_NUMBERS } from '../../content/numbers.ts';
import type { Ability } from '../../words/abilities.ts';
import type { CardDefinition, TowerDefinition } from '../../words/definition.ts';
import { CARD_KINDS, CARD_TYPES, type CardKind, type Timing } from '../../words/lists.ts';
import {
  type AbilityEntry,
  ableOf,
  enterAbility,
  isFieldCounted,
  ofKind,
  timelyAmong,
} from './ability-entry.ts';
import { statusBit } from './aura-entry.ts';
import { FIGHT, LINK, MOMENT, MOMENTS, TYPE } from './codes.ts';
import { requireLimits } from './limits.ts';

export type CardEntry = {
  readonly definition: CardDefinition;
  readonly cost: number;
  readonly power: number;
  readonly hp: number;
  readonly isUnit: boolean;
  readonly isSpell: boolean;
  readonly isToken: boolean;
  readonly type: number;
  readonly kind: number;
  /** When it may be played, as bits of ANSWER or MOMENT; any one of them suffices. */
  readonly timely: number;
  readonly isNonEffect: boolean;
  readonly statuses: number;
  readonly ignites: readonly number[];
  readonly cast: AbilityEntry | undefined;
  readonly actives: readonly AbilityEntry[];
  readonly triggers: readonly AbilityEntry[];
  /** What it can do in play, as bits of ABLE, and what its triggers wait for, as bits of OCCASION. */
  readonly able: number;
  readonly passives: readonly AbilityEntry[];
  /** The kind of link created by playing it. */
  readonly link: number;
};

export type TowerEntry = {
  readonly definition: TowerDefinition;
  readonly hp: number;
  readonly crystal: number;
  readonly actives: readonly AbilityEntry[];
  /** When one of them may be used, as bits of ANSWER and MOMENT. */
  readonly usable: number;
  readonly triggers: readonly AbilityEntry[];
  readonly able: number;
  readonly passives: readonly AbilityEntry[];
  /** Whether one of them counts cards in play. */
  readonly counts: boolean;
};

/** When cards of each timing may be played. */
const TIMELY: Readonly<Record<Timing, number>> = {
  main: MOMENT.main,
  own: MOMENT.main | MOMENT.ownTurn,
  any: MOMENT.always,
};

/** Every ability of every card and Tower. */
const abilityNumbers = readNumbers('abilities', ABILITY_NUMBERS);
const entered: AbilityEntry[] = [];

const enterAll = ({
  abilities = [],
  name,
}: {
  readonly abilities?: readonly Ability[];
  readonly name: string;
}): AbilityEntry[] =>
  abilities.map((ability, place) => {
    const entry = enterAbility(ability, numberOf(abilityNumbers, name), place, name);
    entered.push(entry);
    return entry;
  });

const LINK_KINDS: Readonly<Record<CardKind, number>> = {
  Unit: LINK.unit,
  Token: LINK.unit,
  Instant: LINK.instant,
  Passive: LINK.passive,
  Equipment: LINK.equipment,
};

const enterCard = (definition: CardDefinition): CardEntry => {
  const all = enterAll(definition);
  const cast = all.find((entry) => entry.kind === 'cast');
  const { kind, type, statuses = [] } = definition;
  const ignites = statuses.flatMap((status) => (typeof status === 'object' ? [status.ignite] : []));
  const isUnit = (kind === 'Unit' || kind === 'Token') && type !== 'Resource';
  return {
    definition,
    cost: definition.cost,
    power: definition.power,
    hp: definition.hp,
    isUnit,
    isSpell: type === 'Spell',
    isToken: kind === 'Token',
    type: CARD_TYPES.indexOf(type),
    kind: CARD_KINDS.indexOf(kind),
    timely: cast === undefined || cast.answers === 0 ? TIMELY[definition.timing] : cast.answers,
    // MYS-6.3: neither effect text nor printed status.
    isNonEffect: isUnit && all.length === 0 && statuses.length === 0,
    statuses: statuses.reduce(
      (bits, status) => bits | statusBit(typeof status === 'object' ? 'Ignite' : status),
      0,
    ),
    ignites,
    cast,
    actives: ofKind(all, 'active'),
    triggers: ofKind(all, 'triggered'),
    able: ableOf(all),
    passives: ofKind(all, 'passive'),
    link: LINK_KINDS[kind],
  };
};

requireLimits(CARDS, TOWERS);

/** More Crystal than a Keeper can have. */
const NO_COST = 1_000_000;

export const CARD_ENTRIES: readonly CardEntry[] = CARDS.map(enterCard);

/** The same bits per card in one array, for fast loops over all cards in play. */
export const CARD_ABLE: Uint32Array = Uint32Array.from(CARD_ENTRIES, ({ able }) => able);

/** The printed values of each card, in the same layout. */
export const CARD_POWER: Int32Array = Int32Array.from(CARD_ENTRIES, ({ power }) => power);
export const CARD_HP: Int32Array = Int32Array.from(CARD_ENTRIES, ({ hp }) => hp);
export const CARD_STATUSES: Int32Array = Int32Array.from(CARD_ENTRIES, ({ statuses }) => statuses);

/** 1 for each card with a Passive effect that counts cards in play. */
export const CARD_COUNTS: Uint8Array = Uint8Array.from(CARD_ENTRIES, ({ passives }) =>
  isFieldCounted(passives) ? 1 : 0,
);

/** What each card can do in battle, as bits of FIGHT. */
export const CARD_FIGHT: Uint8Array = Uint8Array.from(CARD_ENTRIES, ({ isUnit, type }) => {
  if (!isUnit) return 0;
  const attacks = type === TYPE.defense ? 0 : FIGHT.attacks;
  return FIGHT.unit | attacks | (type === TYPE.assault ? 0 : FIGHT.intercepts);
});

/** When one of a card's Active effects may be used, as bits of ANSWER and MOMENT. */
export const CARD_USABLE: Uint8Array = Uint8Array.from(CARD_ENTRIES, ({ actives }) => timelyAmong(actives));

export const CARD_TIMELY: Uint8Array = Uint8Array.from(CARD_ENTRIES, ({ timely }) => timely);

/** By set of ANSWER and MOMENT bits: the lowest cost of a card a hand might hold at that moment (MYS-8.3). */
const cheapest = (isSpell: boolean): Int32Array =>
  Int32Array.from({ length: MOMENTS }, (_, moment) =>
    CARD_ENTRIES.reduce(
      (least, card) =>
        card.isToken || card.isSpell !== isSpell || (card.timely & moment) === 0
          ? least
          : Math.min(least, card.cost),
      NO_COST,
    ),
  );

/** Spells separately, because they may be taxed. */
export const CHEAPEST_SPELL: Int32Array = cheapest(true);
export const CHEAPEST_OTHER: Int32Array = cheapest(false);

export const TOWER_ENTRIES: readonly TowerEntry[] = TOWERS.map((definition) => {
  const all = enterAll(definition);
  return {
    definition,
    hp: definition.hp,
    crystal: definition.crystal,
    actives: ofKind(all, 'active'),
    usable: timelyAmong(all),
    triggers: ofKind(all, 'triggered'),
    able: ableOf(all),
    passives: ofKind(all, 'passive'),
    counts: isFieldCounted(all),
  };
});

requireNumbers(abilityNumbers);
export const ABILITY_ENTRIES: readonly AbilityEntry[] = entered.toSorted(
  (one, other) => one.number - other.number,
);

/** Crystal thresholds at which a Passive effect starts or stops working. */
const CRYSTAL_LIMITS: readonly number[] = ABILITY_ENTRIES.flatMap(({ while: condition }) =>
  condition !== undefined && condition.crystal > 0 ? [condition.crystal] : [],
);
const IS_CRYSTAL_COUNTED = ABILITY_ENTRIES.some(({ auras }) => auras.some(({ power }) => power.isCrystal));

/** Whether Crystal-dependent figures differ between two amounts; most changes cross no threshold. */
export const canTellApart = (one: number, other: number): boolean => {
  for (let at = 0; at < CRYSTAL_LIMITS.length; at++) {
    const limit = CRYSTAL_LIMITS[at] as number;
    if (one >= limit !== other >= limit) return true;
  }
  return IS_CRYSTAL_COUNTED;
};

export const cardEntry = (card: number): CardEntry => CARD_ENTRIES[card] as CardEntry;
export const towerEntry = (tower: number): TowerEntry => TOWER_ENTRIES[tower] as TowerEntry;
export const abilityEntry = (number: number): AbilityEntry => ABILITY_ENTRIES[number] as AbilityEntry;

const CARD_NUMBERS = new Map(CARDS.map(({ name }, number) => [name, number]));
const TOWER_NUMBERS = new Map(TOWERS.map(({ name }, number) => [name, number]));

/** The number of a card by its name, which identifies it; undefined if unknown. */
export const cardNamed = (name: string): number | undefined => CARD_NUMBERS.get(name);
export const towerNamed = (name: string): number | undefined => TOWER_NUMBERS.get(name);
