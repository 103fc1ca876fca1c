/** The printed definitions made ready for play, once, at load. */
import { CARDS, TOWERS } from '../../content/index.ts';
import type { CardDefinition, TowerDefinition } from '../../words/definition.ts';
import type { Ability, Answered, Condition, Occasion, Price } from '../../words/effect.ts';
import { CARD_KINDS, CARD_TYPES, type CardKind, type Timing } from '../../words/lists.ts';
import { LINK } from '../state.ts';
import { type AuraEntry, enterAura, leansOf, statusBit } from './aura-entry.ts';
import { isChosen, makeSieve, type Sieve } from './sieve.ts';
import { DO, enterStep, type StepEntry } from './step-entry.ts';

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
export const ABLE = { active: 1 << 16, quick: 1 << 17, passive: 1 << 18, forces: 1 << 19 } as const;

/** What a link is to those who would answer it (MYS-8.3), a bit each. */
export const ANSWER = {
  instant: 1,
  spell: 2,
  ability: 4,
  attack: 8,
  any: 16,
} as const satisfies Record<Answered, number>;

/** When something may be announced at all, in bits above those of ANSWER. */
export const MOMENT = { main: 32, ownTurn: 64, always: 128 } as const;

const TIMELY: Readonly<Record<Timing, number>> = {
  main: MOMENT.main,
  own: MOMENT.main | MOMENT.ownTurn,
  any: MOMENT.always,
};

const answersOf = (ability: Ability): number =>
  'answers' in ability ? (ability.answers ?? []).reduce((bits, word) => bits | ANSWER[word], 0) : 0;

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
  /** What it may answer, as bits of ANSWER; 0 where it answers nothing. */
  readonly answers: number;
  readonly on: Occasion | undefined;
  /** What its first step can aim at together with the announcement, in one move. */
  readonly aim: Sieve | undefined;
  /** Whether having something to aim at is all the first step needs. */
  readonly isAimEnough: boolean;
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
  /** Moments at which it may be played, as bits of ANSWER or MOMENT: one of them must be. */
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
  /** The kind of link it makes when it is played. */
  readonly link: number;
};

export type TowerEntry = {
  readonly definition: TowerDefinition;
  readonly hp: number;
  readonly crystal: number;
  readonly actives: readonly AbilityEntry[];
  readonly triggers: readonly AbilityEntry[];
  readonly able: number;
  readonly passives: readonly AbilityEntry[];
};

const aimOf = (first: StepEntry | undefined): Sieve | undefined => {
  if (first === undefined || first.does === DO.search) return undefined;
  return isChosen(first.sieve) ? first.sieve : isChosen(first.partner) ? first.partner : undefined;
};

const entries: AbilityEntry[] = [];

const enter = (ability: Ability, place: number, name: string): AbilityEntry => {
  const price: Price = 'price' in ability ? ability.price : {};
  const steps = 'steps' in ability ? ability.steps.map(enterStep) : [];
  const aim = aimOf(steps[0]);
  const entry: AbilityEntry = {
    number: entries.length,
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
    on: ability.kind === 'triggered' ? ability.on : undefined,
    aim,
    isAimEnough: aim !== undefined && steps[0]?.does !== DO.bond,
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
  all.reduce((bits, { ability, when, atAnyTime }) => {
    const quick = atAnyTime ? ABLE.quick : 0;
    if (ability.kind !== 'passive')
      return bits | when | (ability.kind === 'active' ? ABLE.active | quick : 0);
    return bits | ABLE.passive | (ability.auras.some((aura) => aura.do === 'force') ? ABLE.forces : 0);
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

export const CARD_TABLE: readonly CardEntry[] = CARDS.map(enterCard);

/** The same bits of each card, close together, for those who look through all cards in play. */
export const CARD_ABLE: Uint32Array = Uint32Array.from(CARD_TABLE, ({ able }) => able);

/** When cards of a hand can be announced and for how much, one of each kind: what a hand might hold (MYS-8.3). */
export const POSSIBLE_CARDS: readonly Pick<CardEntry, 'timely' | 'cost' | 'isSpell'>[] = [
  ...new Map(
    CARD_TABLE.filter(({ isToken }) => !isToken).map(({ timely, cost, isSpell }) => [
      `${timely} ${cost} ${isSpell}`,
      { timely, cost, isSpell },
    ]),
  ).values(),
];

export const CARD_TIMELY: Uint8Array = Uint8Array.from(CARD_TABLE, ({ timely }) => timely);

export const TOWER_TABLE: readonly TowerEntry[] = TOWERS.map((definition) => {
  const all = enterAll(definition);
  return {
    definition,
    hp: definition.hp,
    crystal: definition.crystal,
    actives: ofKind(all, 'active'),
    triggers: ofKind(all, 'triggered'),
    able: ableOf(all),
    passives: ofKind(all, 'passive'),
  };
});

export const ABILITIES: readonly AbilityEntry[] = entries;

/** Amounts of Crystal above and below which a Passive effect works or does not. */
const CRYSTAL_LIMITS: readonly number[] = entries.flatMap(({ while: condition }) =>
  condition !== undefined && 'crystal' in condition ? [condition.atLeast] : [],
);
const IS_CRYSTAL_COUNTED = entries.some(({ auras }) => auras.some(({ power }) => power.isCrystal));

/** Whether figures that lean on Crystal can tell one amount from another: most changes cross no limit. */
export const canTellApart = (one: number, other: number): boolean => {
  for (let at = 0; at < CRYSTAL_LIMITS.length; at++) {
    const limit = CRYSTAL_LIMITS[at] as number;
    if (one >= limit !== other >= limit) return true;
  }
  return IS_CRYSTAL_COUNTED;
};

export const cardEntry = (card: number): CardEntry => CARD_TABLE[card] as CardEntry;
export const towerEntry = (tower: number): TowerEntry => TOWER_TABLE[tower] as TowerEntry;
export const abilityEntry = (number: number): AbilityEntry => ABILITIES[number] as AbilityEntry;

const CARD_NUMBERS = new Map(CARDS.map(({ name }, number) => [name, number]));
const TOWER_NUMBERS = new Map(TOWERS.map(({ name }, number) => [name, number]));

/** The number of a card by its name, which is its identity; undefined where there is none. */
export const cardNamed = (name: string): number | undefined => CARD_NUMBERS.get(name);
export const towerNamed = (name: string): number | undefined => TOWER_NUMBERS.get(name);

export const TYPE = { assault: 0, defense: 1, special: 2 } as const;
