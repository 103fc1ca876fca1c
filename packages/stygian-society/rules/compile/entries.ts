/**
 * The content compiled at load into the form the rules read. Routines are numbered in the order of these
 * lists.
 */
import { NONE } from '@three-spires/kernel';
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
import { HEROES, type Tier } from '../../words/lists.ts';
import { type CardEntry, compileCard } from './card-entry.ts';
import { plainList } from './cubes.ts';
import { compileEnemy, type EnemyEntry } from './enemy-entry.ts';
import { compileBossMat, compileRoom, type PlaceEntry } from './place-entry.ts';
import { compileRoutine } from './routines.ts';

const FIRST_TREASURE = SKILLS.length;
const FIRST_GENERIC = FIRST_TREASURE + TREASURES.length;

export const CARD_ENTRIES: readonly CardEntry[] = [
  ...SKILLS.map((skill, at) =>
    compileCard(skill, at, { hero: HEROES.indexOf(skill.hero), level: skill.level, owner: 'hero' }),
  ),
  ...TREASURES.map((treasure, at) =>
    compileCard(treasure, FIRST_TREASURE + at, { hero: NONE, level: NONE, owner: treasure.owner }),
  ),
  ...GENERIC_ACTIONS.map((action, at) =>
    compileCard(action, FIRST_GENERIC + at, { hero: NONE, level: NONE, owner: 'all' }),
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

export const skillsOfLevel = (hero: number, level: number): readonly CardEntry[] =>
  BY_LEVEL[hero]?.[level] ?? [];

export const skillsOfHero = (hero: number): readonly CardEntry[] => SKILLS_BY_HERO[hero] ?? [];

const treasuresIn = (wanted: Tier): readonly number[] =>
  TREASURES.flatMap(({ tier }, at) => (tier === wanted ? [FIRST_TREASURE + at] : []));
const LOWER_TREASURES = treasuresIn('lower');
const UPPER_TREASURES = treasuresIn('upper');

export const treasuresOfTier = (upper: boolean): number[] =>
  plainList(upper ? UPPER_TREASURES : LOWER_TREASURES);

export const ENEMY_ENTRIES: readonly EnemyEntry[] = ENEMIES.map(compileEnemy);

export const enemyEntry = (enemy: number): EnemyEntry => ENEMY_ENTRIES[enemy] as EnemyEntry;

export const PLACE_ENTRIES: readonly PlaceEntry[] = [
  ...ROOMS.map(compileRoom),
  ...[...MID_BOSSES, ...WIZARDS].map(compileBossMat),
];

export const placeEntry = (place: number): PlaceEntry => PLACE_ENTRIES[place] as PlaceEntry;

const placeNumbers = new Map(PLACE_ENTRIES.map(({ definition }, number) => [definition.name, number]));
export const placeNamed = (name: string): number | undefined => placeNumbers.get(name);

const roomsIn = (wanted: Tier): readonly number[] =>
  ROOMS.flatMap(({ tier }, at) => (tier === wanted ? [at] : []));
const LOWER_ROOMS = roomsIn('lower');
const UPPER_ROOMS = roomsIn('upper');

export const roomsOfTier = (upper: boolean): number[] => plainList(upper ? UPPER_ROOMS : LOWER_ROOMS);
export const MID_BOSS_PLACES: readonly number[] = MID_BOSSES.map((_, at) => ROOMS.length + at);
export const WIZARD_PLACES: readonly number[] = WIZARDS.map((_, at) => ROOMS.length + MID_BOSSES.length + at);

export type ChestEntry = { readonly name: string; readonly peril: number; readonly routine: number };

export const CHEST_ENTRIES: readonly ChestEntry[] = CHESTS.map(({ name, peril, effects }) => ({
  name,
  peril,
  routine: compileRoutine(effects),
}));
