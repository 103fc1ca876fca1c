/** The content compiled at load into the form the rules read, by number. */
import { inOrder, NONE } from '@three-spires/kernel';
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
import { CARD_NUMBERS, PLACE_NUMBERS } from '../../content/numbers.ts';
import type { CardDefinition } from '../../words/definition.ts';
import { HEROES, type Tier } from '../../words/lists.ts';
import { type CardEntry, compileCard } from './card-entry.ts';
import { plainList } from './cubes.ts';
import { compileEnemy, type EnemyEntry } from './enemy-entry.ts';
import { compileBossMat, compileRoom, type PlaceEntry } from './place-entry.ts';
import { compileFrom, compileRoutine, completeRoutines } from './routines.ts';

type Card = { readonly card: CardDefinition; readonly belongs: Pick<CardEntry, 'hero' | 'level' | 'owner'> };

const cards: readonly Card[] = [
  ...SKILLS.map((card): Card => {
    const { hero, level } = card;
    return { card, belongs: { hero: HEROES.indexOf(hero), level, owner: 'hero' } };
  }),
  ...TREASURES.map((card): Card => ({ card, belongs: { hero: NONE, level: NONE, owner: card.owner } })),
  ...GENERIC_ACTIONS.map((card): Card => ({ card, belongs: { hero: NONE, level: NONE, owner: 'all' } })),
];

export const CARD_ENTRIES: readonly CardEntry[] = inOrder(
  'cards',
  CARD_NUMBERS,
  cards,
  ({ card }) => card.name,
).map(({ card, belongs }, at) => compileFrom(`card/${card.name}`, () => compileCard(card, at, belongs)));

const cardNumbers = new Map(CARD_ENTRIES.map(({ definition, number }) => [definition.name, number]));

export const cardEntry = (card: number): CardEntry => CARD_ENTRIES[card] as CardEntry;
export const cardName = (card: number): string => cardEntry(card).definition.name;
export const cardNamed = (name: string): number | undefined => cardNumbers.get(name);

export const GENERICS: readonly number[] = CARD_ENTRIES.flatMap(({ owner, number }) =>
  owner === 'all' ? [number] : [],
);

const SKILLS_BY_HERO: readonly (readonly CardEntry[])[] = HEROES.map((_, hero) =>
  CARD_ENTRIES.filter((entry) => entry.hero === hero),
);

const BY_LEVEL: readonly (readonly (readonly CardEntry[])[])[] = SKILLS_BY_HERO.map((cards) =>
  [0, 1, 2, 3].map((level) => cards.filter((entry) => entry.level === level)),
);

export const skillsOfLevel = (hero: number, level: number): readonly CardEntry[] =>
  BY_LEVEL[hero]?.[level] ?? [];

export const skillsOfHero = (hero: number): readonly CardEntry[] => SKILLS_BY_HERO[hero] ?? [];

const tiers = new Map([...TREASURES, ...ROOMS].map(({ name, tier }) => [name, tier]));

const treasuresIn = (wanted: Tier): readonly number[] =>
  CARD_ENTRIES.flatMap(({ definition, number }) => (tiers.get(definition.name) === wanted ? [number] : []));
const LOWER_TREASURES = treasuresIn('lower');
const UPPER_TREASURES = treasuresIn('upper');

export const treasuresOfTier = (upper: boolean): number[] =>
  plainList(upper ? UPPER_TREASURES : LOWER_TREASURES);

export const ENEMY_ENTRIES: readonly EnemyEntry[] = ENEMIES.map((enemy) =>
  compileFrom(`enemy/${enemy.name}`, () => compileEnemy(enemy)),
);

export const enemyEntry = (enemy: number): EnemyEntry => ENEMY_ENTRIES[enemy] as EnemyEntry;

const places = [
  ...ROOMS.map((room) => ({ name: room.name, compile: () => compileRoom(room) })),
  ...[...MID_BOSSES, ...WIZARDS].map((mat) => ({ name: mat.name, compile: () => compileBossMat(mat) })),
];

export const PLACE_ENTRIES: readonly PlaceEntry[] = inOrder(
  'places',
  PLACE_NUMBERS,
  places,
  ({ name }) => name,
).map(({ name, compile }) => compileFrom(`place/${name}`, compile));

export const placeEntry = (place: number): PlaceEntry => PLACE_ENTRIES[place] as PlaceEntry;

const placeNumbers = new Map(PLACE_ENTRIES.map(({ definition }, number) => [definition.name, number]));
export const placeNamed = (name: string): number | undefined => placeNumbers.get(name);

const placesWith = (fits: (place: PlaceEntry) => boolean): readonly number[] =>
  PLACE_ENTRIES.flatMap((place, number) => (fits(place) ? [number] : []));
const roomsIn = (wanted: Tier): readonly number[] =>
  placesWith(({ definition }) => tiers.get(definition.name) === wanted);
const LOWER_ROOMS = roomsIn('lower');
const UPPER_ROOMS = roomsIn('upper');

export const roomsOfTier = (upper: boolean): number[] => plainList(upper ? UPPER_ROOMS : LOWER_ROOMS);
export const MID_BOSS_PLACES: readonly number[] = placesWith(
  ({ boss }) => boss?.definition.kind === 'mid-boss',
);
export const WIZARD_PLACES: readonly number[] = placesWith(({ boss }) => boss?.definition.kind === 'wizard');

export type ChestEntry = { readonly name: string; readonly peril: number; readonly routine: number };

export const CHEST_ENTRIES: readonly ChestEntry[] = CHESTS.map(({ name, peril, effects }) => ({
  name,
  peril,
  routine: compileFrom(`chest/${name}`, () => compileRoutine(effects)),
}));

completeRoutines();
