/** The printed definitions made ready for play, once, at load. */
import { CARDS, TOWERS } from '../content/index.ts';
import type { CardDefinition, TowerDefinition } from '../words/definition.ts';
import type {
  Ability,
  Amount,
  Answered,
  Aura,
  Condition,
  Objects,
  Occasion,
  Price,
  Step,
} from '../words/effect.ts';
import { CARD_KINDS, CARD_TYPES, type CardKind, STATUSES, type Status, TIMINGS } from '../words/lists.ts';
import { makeSieve, type Sieve, sieveOf } from './sieve.ts';
import { DUTY, LINK, STALE } from './state.ts';

export const TIMING = { main: 0, any: 1, own: 2 } as const;

export const statusBit = (status: Status): number => 1 << STATUSES.indexOf(status);

/** A step with its selectors made ready. */
export type StepEntry = {
  readonly step: Step;
  readonly does: Step['do'];
  readonly what: Objects | undefined;
  readonly sieve: Sieve | undefined;
  /** The second selector of a Spiritbond. */
  readonly partner: Sieve | undefined;
  /** Carried out with what precedes it, without a response point of its own. */
  readonly isQuiet: boolean;
};

/** What an aura does. Permissions, bans and obligations are all duties. */
export const AURA = { raise: 0, give: 1, strip: 2, duty: 3, forbidTower: 4, tax: 5, limit: 6 } as const;

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

/** An aura with all fields that any aura has: entries of one shape are read much faster than the words of cards. */
export type AuraEntry = {
  /** One of AURA. */
  readonly does: number;
  readonly what: Objects | undefined;
  readonly power: Amount;
  readonly hp: number;
  /** Of a tax or a limit, or the X of an Ignite that is given. */
  readonly number: number;
  readonly sieve: Sieve | undefined;
  /** The bit of DUTY of a permission, a ban or an obligation, that of a status, else 0. */
  readonly bit: number;
};

const DUTIES: Readonly<Record<string, number>> = {
  'permit attack': DUTY.mayAttack,
  'permit hitEthereal': DUTY.hitsEthereal,
  'forbid attack': DUTY.cannotAttack,
  'forbid intercept': DUTY.cannotIntercept,
  'force attack': DUTY.mustAttack,
  'force intercept': DUTY.mustIntercept,
};

const enterAura = (aura: Aura): AuraEntry => ({
  does: AURA_OF[aura.do],
  what: 'what' in aura ? aura.what : undefined,
  power: aura.do === 'raise' ? aura.power : 0,
  hp: aura.do === 'raise' ? aura.hp : 0,
  number: 'number' in aura ? aura.number : aura.do === 'give' ? (aura.amount ?? 1) : 0,
  sieve: sieveIn(aura),
  bit:
    'act' in aura ? (DUTIES[`${aura.do} ${aura.act}`] ?? 0) : 'status' in aura ? statusBit(aura.status) : 0,
});

/** What can trigger an effect, a bit each: most cards hear nothing of what happens. */
export const OCCASION: Readonly<Record<Occasion['when'], number>> = {
  summoned: 1,
  destroyed: 2,
  attacks: 4,
  intercepts: 8,
  hitsTower: 16,
  kills: 32,
  milled: 64,
  summons: 128,
  destroys: 256,
  interceptions: 512,
  slays: 1024,
  opponentMills: 2048,
  opponentCasts: 4096,
  standby: 8192,
  end: 16384,
  disrupted: 32768,
};

/** What else a card in play can do, above the bits of OCCASION. Quick abilities are Active ones for any time. */
export const ABLE = { active: 1 << 16, quick: 1 << 17, passive: 1 << 18 } as const;

/** An ability with its place in the list of all abilities. */
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
  readonly answers: readonly Answered[] | undefined;
  readonly on: Occasion | undefined;
  /** The bit of what triggers it, else 0. */
  readonly when: number;
  /** What a trigger that watches others looks for. */
  readonly watches: Sieve | undefined;
  readonly may: boolean;
  readonly auras: readonly AuraEntry[];
  readonly while: Condition | undefined;
  /** What the figures of a Passive effect go by besides the cards in play, as bits of STALE. */
  readonly leans: number;
  /** Place among the abilities of its card. */
  readonly place: number;
  /** The card or Tower it is printed on. */
  readonly name: string;
};

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
  readonly timing: number;
  readonly isNonEffect: boolean;
  readonly statuses: number;
  readonly ignites: readonly number[];
  readonly cast: AbilityEntry | undefined;
  readonly actives: readonly AbilityEntry[];
  readonly triggers: readonly AbilityEntry[];
  /** What it can do in play, as bits of ABLE, and what its triggers wait for, as bits of OCCASION. */
  readonly able: number;
  readonly passives: readonly AbilityEntry[];
  /** Whether it may be played, and whether an Active effect of it may be used, outside the own Main Phases. */
  readonly isQuick: boolean;
  readonly hasQuick: boolean;
  /** The kind of link it makes when it is played. */
  readonly link: number;
};

export type TowerEntry = {
  readonly definition: TowerDefinition;
  readonly actives: readonly AbilityEntry[];
  readonly triggers: readonly AbilityEntry[];
  readonly able: number;
  readonly passives: readonly AbilityEntry[];
  readonly hasQuick: boolean;
};

const sieveIn = (step: Step | Aura): Sieve | undefined => ('what' in step ? sieveOf(step.what) : undefined);

const enterStep = (step: Step): StepEntry => ({
  step,
  does: step.do,
  what: 'what' in step ? step.what : undefined,
  sieve: sieveIn(step),
  partner: step.do === 'bond' ? sieveOf(step.with) : undefined,
  isQuiet: step.do === 'skip' || step.do === 'toll',
});

/** What an effect on these objects goes by besides the cards in play. */
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

const leansOf = ({ while: condition, auras }: Extract<Ability, { kind: 'passive' }>): number => {
  const ofCondition = condition === undefined ? 0 : 'crystal' in condition ? STALE.crystal : STALE.piles;
  return auras.reduce((bits, aura) => bits | leansOfAura(aura), ofCondition);
};

const entries: AbilityEntry[] = [];

const enter = (ability: Ability, place: number, name: string): AbilityEntry => {
  const price: Price = 'price' in ability ? ability.price : {};
  const entry: AbilityEntry = {
    number: entries.length,
    ability,
    kind: ability.kind,
    steps: 'steps' in ability ? ability.steps.map(enterStep) : [],
    price,
    crystal: price.crystal ?? 0,
    fatigue: price.fatigue ?? false,
    once: price.oncePerTurn ?? false,
    destroySelf: price.destroySelf ?? false,
    atAnyTime: ability.kind === 'active' && (ability.atAnyTime ?? false),
    answers: 'answers' in ability ? ability.answers : undefined,
    on: ability.kind === 'triggered' ? ability.on : undefined,
    when: ability.kind === 'triggered' ? OCCASION[ability.on.when] : 0,
    watches: ability.kind === 'triggered' && 'of' in ability.on ? makeSieve(ability.on.of) : undefined,
    may: ability.kind === 'triggered' && (ability.may ?? false),
    auras: ability.kind === 'passive' ? ability.auras.map(enterAura) : [],
    while: ability.kind === 'passive' ? ability.while : undefined,
    leans: ability.kind === 'passive' ? leansOf(ability) : 0,
    place,
    name,
  };
  entries.push(entry);
  return entry;
};

const enterAll = ({
  abilities = [],
  name,
}: {
  abilities?: readonly Ability[];
  name: string;
}): AbilityEntry[] => abilities.map((ability, place) => enter(ability, place, name));

const ofKind = (all: readonly AbilityEntry[], kind: Ability['kind']): AbilityEntry[] =>
  all.filter((entry) => entry.kind === kind);

const ableOf = (all: readonly AbilityEntry[]): number =>
  all.reduce((bits, { kind, when, atAnyTime }) => {
    const quick = atAnyTime ? ABLE.quick : 0;
    return bits | when | quick | (kind === 'active' ? ABLE.active : 0) | (kind === 'passive' ? ABLE.passive : 0);
  }, 0);

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
    timing: TIMINGS.indexOf(definition.timing),
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
    isQuick: definition.timing !== TIMINGS[TIMING.main] || cast?.answers !== undefined,
    hasQuick: all.some(({ atAnyTime }) => atAnyTime),
    link: LINK_KINDS[kind],
  };
};

export const CARD_TABLE: readonly CardEntry[] = CARDS.map(enterCard);

export const TOWER_TABLE: readonly TowerEntry[] = TOWERS.map((definition) => {
  const all = enterAll(definition);
  return {
    definition,
    actives: ofKind(all, 'active'),
    triggers: ofKind(all, 'triggered'),
    able: ableOf(all),
    passives: ofKind(all, 'passive'),
    hasQuick: all.some(({ atAnyTime }) => atAnyTime),
  };
});

export const ABILITIES: readonly AbilityEntry[] = entries;

export const cardEntry = (card: number): CardEntry => CARD_TABLE[card] as CardEntry;
export const towerEntry = (tower: number): TowerEntry => TOWER_TABLE[tower] as TowerEntry;
export const abilityEntry = (number: number): AbilityEntry => ABILITIES[number] as AbilityEntry;

const CARD_NUMBERS = new Map(CARDS.map(({ name }, number) => [name, number]));
const TOWER_NUMBERS = new Map(TOWERS.map(({ name }, number) => [name, number]));

/** The number of a card by its name, which is its identity; undefined where there is none. */
export const cardNamed = (name: string): number | undefined => CARD_NUMBERS.get(name);
export const towerNamed = (name: string): number | undefined => TOWER_NUMBERS.get(name);

export const TYPE = { assault: 0, defense: 1, special: 2 } as const;
