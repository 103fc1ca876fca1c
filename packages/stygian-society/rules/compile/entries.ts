/** The content in the form the rules read: numbers for names, cubes counted, effects as programs. */
import {
  CHESTS,
  ENEMIES,
  GENERIC_ACTIONS,
  MID_BOSSES,
  ROOMS,
  SKILLS,
  TREASURES,
  WIZARDS,
} from '../../content/index.ts';
import type {
  BossDefinition,
  CardDefinition,
  EnemyDefinition,
  FloorDefinition,
  Line,
  Resistance,
} from '../../words/definition.ts';
import type { Cubes, Effect, Modifier, Occasion, Scope } from '../../words/effect.ts';
import { ATTACKS, type CardType, COLOURS, HEROES, RANKS, type Tier } from '../../words/lists.ts';
import { NONE, OCCASION } from '../state.ts';

const LETTERS = 'BGWRYK?';
/** Place of the wild cubes in counts of hero cubes: blue, green, white, wild. */
export const WILD = 3;

/** Cubes by colour, wild ones last. */
const countCubes = (cubes: Cubes): number[] => {
  const counts = new Array<number>(LETTERS.length).fill(0);
  for (const letter of cubes) {
    const colour = LETTERS.indexOf(letter);
    if (colour < 0) throw new Error(`no cube is called ${letter}`);
    counts[colour] = (counts[colour] ?? 0) + 1;
  }
  return counts;
};

/** Blue, green, white and wild. */
const heroCubes = (cubes: Cubes): readonly number[] => {
  const counts = countCubes(cubes);
  return [counts[0] ?? 0, counts[1] ?? 0, counts[2] ?? 0, counts[LETTERS.length - 1] ?? 0];
};

/** One effect, with what its words mean worked out. */
export type Step = {
  readonly effect: Effect;
  /** By colour. */
  readonly cubes: readonly number[];
  readonly enemy: number;
  /** Program of effects for later. */
  readonly inner: number;
};

const programs: Step[][] = [];

const enemyNumbers = new Map(ENEMIES.map(({ name }, number) => [name, number]));

export const enemyNamed = (name: string): number | undefined => enemyNumbers.get(name);

const enemyOf = (name: string): number => {
  const number = enemyNamed(name);
  if (number === undefined) throw new Error(`no enemy is called ${name}`);
  return number;
};

const compileStep = (effect: Effect): Step => ({
  effect,
  cubes: 'cubes' in effect ? countCubes(effect.cubes) : [],
  enemy: 'enemy' in effect ? enemyOf(effect.enemy) : NONE,
  inner: 'effects' in effect ? compile(effect.effects) : NONE,
});

/** Number of the program. */
const compile = (effects: readonly Effect[]): number => {
  const steps = effects.map(compileStep);
  return programs.push(steps) - 1;
};

export const programOf = (number: number): readonly Step[] => programs[number] as readonly Step[];

export type Wounding = { readonly number: number; readonly scope: Scope };

/** What a payment buys: wounds are added up and dealt first, the rest follows (STY-15.8). */
export type Part = {
  readonly price: readonly number[];
  readonly wounds: readonly Wounding[];
  readonly pierces: boolean;
  readonly heals: boolean;
  readonly rest: number;
};

const partOf = (price: Cubes, effects: readonly Effect[]): Part => ({
  price: heroCubes(price),
  wounds: effects.flatMap((effect) => (effect.do === 'wound' ? [effect] : [])),
  pierces: effects.some((effect) => effect.do === 'pierce'),
  heals: effects.some((effect) => effect.do === 'heal'),
  rest: compile(effects.filter((effect) => effect.do !== 'wound' && effect.do !== 'pierce')),
});

/** The free part of supports, responses, passives and Regroup; wounds are steps of it (STY-15.7). */
const freeProgram = ({ use, reaction }: CardDefinition): number => {
  const effects = use ?? reaction?.effects;
  return effects === undefined ? NONE : compile(effects);
};

const OCCASIONS: Readonly<Record<Exclude<Occasion, 'partyHurt'>, number>> = {
  turnStart: OCCASION.turnStart,
  dropped: OCCASION.dropped,
  enemyAction: OCCASION.enemyAction,
  defeat: OCCASION.defeat,
  afflicted: OCCASION.afflicted,
  floorStart: OCCASION.floorStart,
  floorEnd: OCCASION.floorEnd,
};

const occasionOf = ({ reaction }: CardDefinition): number => {
  if (reaction === undefined) return NONE;
  if (reaction.on !== 'partyHurt') return OCCASIONS[reaction.on];
  return reaction.effects.some((effect) => effect.do === 'guard') ? OCCASION.hurt : OCCASION.suffered;
};

export type CardEntry = {
  readonly number: number;
  readonly definition: CardDefinition;
  readonly type: CardType;
  readonly shields: number;
  /** Which of the four heroes, and its level; NONE for treasures and generic actions. */
  readonly hero: number;
  readonly level: number;
  readonly owner: 'hero' | 'solo' | 'party' | 'all';
  /** Ranks the target may stand in, as bits; 0 for no target. */
  readonly ranks: number;
  readonly attack: number;
  readonly drop: readonly number[];
  readonly pay: Part | undefined;
  readonly more: Part | undefined;
  /** STY-8.2: what it costs to buy the effect once, twice and so on: blue, green, white, wild. */
  readonly prices: readonly (readonly number[])[];
  readonly program: number;
  readonly occasion: number;
  /** What a response waits for; NONE for other cards. */
  readonly answers: number;
  readonly mine: boolean;
  readonly bonus: readonly number[];
  /** What it adds, by MODIFIERS. */
  readonly adds: readonly number[];
};

/** More often than the 30 hero cubes, all of them in the crypt, and luck can pay. */
const MOST_TIMES = 70;

const pricesOf = ({ pay, more }: CardDefinition): readonly (readonly number[])[] => {
  if (pay === undefined) return [];
  const first = heroCubes(pay.price);
  const further = heroCubes(more?.price ?? '');
  return Array.from({ length: more === undefined ? 1 : MOST_TIMES }, (_, times) =>
    first.map((count, kind) => count + times * (further[kind] ?? 0)),
  );
};

const ranksOf = ({ target }: CardDefinition): number =>
  target === undefined ? 0 : target === 'either' ? 3 : 1 << RANKS.indexOf(target);

/** Modifiers that are a number, in the order of their numbering. */
export const MODIFIERS = [...ATTACKS, 'heal', 'chest', 'treasure', 'luckMax', 'maxWounds'] as const;

const addsOf = ({ modifiers }: CardDefinition): readonly number[] =>
  MODIFIERS.map((name) =>
    modifiers.reduce(
      (sum, modifier) => sum + (modifier.mod === name && 'number' in modifier ? modifier.number : 0),
      0,
    ),
  );

const isDrop = (modifier: Modifier): modifier is Extract<Modifier, { mod: 'drop' }> =>
  modifier.mod === 'drop';

const entryOf = (
  definition: CardDefinition,
  number: number,
  belongs: Pick<CardEntry, 'hero' | 'level' | 'owner'>,
): CardEntry => ({
  number,
  definition,
  ...belongs,
  ranks: ranksOf(definition),
  attack: definition.attack === undefined ? NONE : ATTACKS.indexOf(definition.attack),
  drop: heroCubes(definition.drop),
  pay: definition.pay && partOf(definition.pay.price, definition.pay.effects),
  more: definition.more && partOf(definition.more.price, definition.more.effects),
  prices: pricesOf(definition),
  program: freeProgram(definition),
  occasion: occasionOf(definition),
  type: definition.type,
  shields: definition.shields,
  answers: definition.type === 'response' ? occasionOf(definition) : NONE,
  mine: definition.reaction?.mine === true,
  adds: addsOf(definition),
  bonus: heroCubes(
    definition.modifiers.filter(isDrop).reduce((cubes, modifier) => cubes + modifier.cubes, ''),
  ),
});

const FIRST_TREASURE = SKILLS.length;
const FIRST_GENERIC = FIRST_TREASURE + TREASURES.length;

export const CARD_ENTRIES: readonly CardEntry[] = [
  ...SKILLS.map((skill, at) =>
    entryOf(skill, at, { hero: HEROES.indexOf(skill.hero), level: skill.level, owner: 'hero' }),
  ),
  ...TREASURES.map((treasure, at) =>
    entryOf(treasure, FIRST_TREASURE + at, { hero: NONE, level: NONE, owner: treasure.owner }),
  ),
  ...GENERIC_ACTIONS.map((action, at) =>
    entryOf(action, FIRST_GENERIC + at, { hero: NONE, level: NONE, owner: 'all' }),
  ),
];

const cardNumbers = new Map(CARD_ENTRIES.map(({ definition, number }) => [definition.name, number]));

export const cardEntry = (card: number): CardEntry => CARD_ENTRIES[card] as CardEntry;
export const cardName = (card: number): string => cardEntry(card).definition.name;
export const cardNamed = (name: string): number | undefined => cardNumbers.get(name);

export const GENERICS: readonly number[] = GENERIC_ACTIONS.map((_, at) => FIRST_GENERIC + at);

const SKILLS_BY_HERO: readonly (readonly CardEntry[])[] = HEROES.map((_, hero) =>
  CARD_ENTRIES.filter((entry) => entry.hero === hero),
);

const BY_LEVEL: readonly (readonly (readonly CardEntry[])[])[] = SKILLS_BY_HERO.map((cards) =>
  [0, 1, 2, 3].map((level) => cards.filter((entry) => entry.level === level)),
);

/** The skills of a hero of one level. */
export const skillsOfLevel = (hero: number, level: number): readonly CardEntry[] =>
  BY_LEVEL[hero]?.[level] ?? [];

/** The fifteen cards and the level-0 skill of a hero. */
export const skillsOfHero = (hero: number): readonly CardEntry[] => SKILLS_BY_HERO[hero] ?? [];

const treasuresIn = (wanted: Tier): readonly number[] =>
  TREASURES.flatMap(({ tier }, at) => (tier === wanted ? [FIRST_TREASURE + at] : []));
const LOWER_TREASURES = treasuresIn('lower');
const UPPER_TREASURES = treasuresIn('upper');

export const treasuresOfTier = (upper: boolean): number[] =>
  (upper ? UPPER_TREASURES : LOWER_TREASURES).slice();

export type EnemyEntry = {
  readonly definition: EnemyDefinition;
  readonly colour: number;
  readonly program: number;
  readonly sting: number;
  readonly resist: readonly number[];
};

const resistOf = (resist: Resistance = {}): readonly number[] => ATTACKS.map((attack) => resist[attack] ?? 0);

export const ENEMY_ENTRIES: readonly EnemyEntry[] = ENEMIES.map((definition) => ({
  definition,
  colour: COLOURS.indexOf(definition.colour),
  program: compile(definition.effects),
  sting: definition.sting === undefined ? NONE : compile(definition.sting),
  resist: resistOf(definition.resist),
}));

export const enemyEntry = (enemy: number): EnemyEntry => ENEMY_ENTRIES[enemy] as EnemyEntry;

export type LineEntry = { readonly cubes: number; readonly always: boolean; readonly program: number };

export type BossEntry = {
  readonly definition: BossDefinition;
  readonly rank: number;
  readonly resist: readonly number[];
  readonly defeated: number;
};

/** A room card or boss mat. */
export type PlaceEntry = {
  readonly definition: FloorDefinition;
  /** Enemies of the front and of the rear rank. */
  readonly ranks: readonly (readonly number[])[];
  /** By colour. */
  readonly perilCubes: readonly number[];
  /** Red, yellow, black. */
  readonly lines: readonly (LineEntry | undefined)[];
  readonly events: readonly { readonly at: number; readonly program: number }[];
  readonly boss: BossEntry | undefined;
};

const lineOf = (line: Line | undefined): LineEntry | undefined =>
  line && { cubes: line.cubes, always: line.always === true, program: compile(line.effects) };

const bossOf = (definition: BossDefinition): BossEntry => ({
  definition,
  rank: RANKS.indexOf(definition.rank),
  resist: resistOf(definition.resist),
  defeated: definition.defeated === undefined ? NONE : compile(definition.defeated),
});

const placeOf = (definition: FloorDefinition, boss: BossEntry | undefined): PlaceEntry => ({
  definition,
  ranks: [definition.front.map(enemyOf), definition.rear.map(enemyOf)],
  perilCubes: countCubes(definition.perilCubes).slice(0, COLOURS.length),
  lines: [lineOf(definition.red), lineOf(definition.yellow), lineOf(definition.black)],
  events: definition.events.map(({ at, effects }) => ({ at, program: compile(effects) })),
  boss,
});

const BOSSES = [...MID_BOSSES, ...WIZARDS];

export const PLACE_ENTRIES: readonly PlaceEntry[] = [
  ...ROOMS.map((room) => placeOf(room, undefined)),
  ...BOSSES.map((boss) => placeOf(boss, bossOf(boss))),
];

export const placeEntry = (place: number): PlaceEntry => PLACE_ENTRIES[place] as PlaceEntry;

const placeNumbers = new Map(PLACE_ENTRIES.map(({ definition }, number) => [definition.name, number]));
export const placeNamed = (name: string): number | undefined => placeNumbers.get(name);

const roomsIn = (wanted: Tier): readonly number[] =>
  ROOMS.flatMap(({ tier }, at) => (tier === wanted ? [at] : []));
const LOWER_ROOMS = roomsIn('lower');
const UPPER_ROOMS = roomsIn('upper');

export const roomsOfTier = (upper: boolean): number[] => (upper ? UPPER_ROOMS : LOWER_ROOMS).slice();
export const MID_BOSS_PLACES: readonly number[] = MID_BOSSES.map((_, at) => ROOMS.length + at);
export const WIZARD_PLACES: readonly number[] = WIZARDS.map((_, at) => ROOMS.length + MID_BOSSES.length + at);

export const CHEST_ENTRIES: readonly {
  readonly peril: number;
  readonly program: number;
  readonly name: string;
}[] = CHESTS.map(({ name, peril, effects }) => ({ name, peril, program: compile(effects) }));
