/** Data for the browser and the lab: every face, enemy and item with its generated text. Safe everywhere. */

import type { Text } from '@three-spires/kernel';
import { defined } from '@three-spires/kernel';
import { EVENTS } from './content/events/index.ts';
import { ENEMY_ENTRIES, FACES, ITEM_ENTRIES, ROUTINE_SOURCES } from './rules/compile/entries.ts';
import {
  effectText,
  enemyAbilities,
  enemyActions,
  enemyNotes,
  eventRiders,
  faceText,
  itemText,
} from './text/index.ts';
import type { CardDefinition, Cost } from './words/definition.ts';

export { CHARACTER_DEFINITIONS } from './content/index.ts';
export { LIMITS } from './content/limits.ts';
export { faceOf, uidOf } from './rules/card.ts';
export { narrate, retell, type SlayTheSpireEvent } from './rules/events/index.ts';
export { ROOM_NAMES } from './rules/run-state.ts';
export type * from './rules/run-view-types.ts';
export type * from './rules/view-types.ts';
export { NO_ACTION } from './text/enemy-text.ts';
export { explainRefusal } from './text/explain.ts';
export { CHARACTERS, type Character, ORBS, STANCES } from './words/lists.ts';

export type FaceInfo = {
  readonly id: string;
  readonly name: string;
  readonly upgraded: boolean;
  readonly type: string;
  readonly rarity: string;
  readonly owner?: string;
  readonly cost: Cost;
  readonly text: Text;
};

export const slug = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

export const cardId = (card: CardDefinition): string =>
  slug(card.owner === undefined ? card.name : `${card.owner} ${card.name}`);

export const faceInfo = (face: number): FaceInfo => {
  const entry = FACES[face];
  if (entry === undefined) throw new Error(`no card face ${face}`);
  const { definition } = entry;
  return {
    id: cardId(definition),
    name: entry.name,
    upgraded: entry.upgraded,
    type: definition.type,
    rarity: definition.rarity,
    ...defined({ owner: definition.owner }),
    cost: entry.face.cost,
    text: faceText(definition, entry.upgraded),
  };
};

/** The other side of a card, or undefined if there is none. */
export const upgradedFace = (face: number): number | undefined =>
  FACES[face]?.definition.upgrade === undefined || FACES[face]?.upgraded ? undefined : face + 1;

export type EnemyInfo = {
  readonly id: string;
  readonly name: string;
  readonly rank: string;
  readonly hp: readonly number[];
  readonly actions: readonly Text[];
  /** When each action happens; empty for a single one. */
  readonly labels: readonly Text[];
  readonly abilities: readonly { readonly text: Text }[];
  /** Companions, summons and rewards. */
  readonly notes: readonly Text[];
  /** How its action is chosen, and the names of its modes; empty for unnamed ones. */
  readonly pattern: 'single' | 'die' | 'cube';
  readonly modes: readonly string[];
  /** In play from this Ascension on. */
  readonly ascension?: number;
};

export const enemyInfo = (kind: number): EnemyInfo => {
  const entry = ENEMY_ENTRIES[kind];
  if (entry === undefined) throw new Error(`no enemy ${kind}`);
  const { definition, hp } = entry;
  return {
    id: definition.id,
    name: definition.name,
    rank: definition.rank,
    hp,
    actions: enemyActions(definition).map(({ text }) => text),
    labels: enemyActions(definition).map(({ label }) => label),
    abilities: enemyAbilities(definition).map((text) => ({ text })),
    notes: enemyNotes(definition),
    pattern: definition.pattern.kind,
    modes: [
      definition.modeName ?? '',
      ...(definition.modes ?? []).map(({ name, heading }) => name ?? heading ?? ''),
    ],
    ...defined({ ascension: definition.ascension }),
  };
};

/** The number of the card's front side, or of the enemy, with an id in `CONTENT`; -1 if there is none. */
export const faceWithId = (id: string): number =>
  FACES.findIndex(({ definition, upgraded }) => !upgraded && cardId(definition) === id);
export const enemyWithId = (id: string): number =>
  ENEMY_ENTRIES.findIndex(({ definition }) => definition.id === id);

/** The catalogue id of a relic or a potion. */
export const itemId = (item: number): string => slug(ITEM_ENTRIES[item]?.definition.name ?? '');

export type ItemInfo = {
  readonly name: string;
  readonly kind: string;
  readonly price?: number;
  /** What is counted on it, if anything: cubes in a combat, or permanent uses. */
  readonly counts?: 'cubes' | 'uses';
  readonly text: Text;
};

export const itemInfo = (item: number): ItemInfo => {
  const entry = ITEM_ENTRIES[item];
  if (entry === undefined) throw new Error(`no item ${item}`);
  const { definition } = entry;
  return {
    name: definition.name,
    kind: definition.kind,
    ...defined({ price: definition.price }),
    ...(definition.uses === undefined ? {} : { counts: 'uses' as const }),
    ...(definition.cubes === undefined ? {} : { counts: 'cubes' as const }),
    text: itemText(definition),
  };
};

export const eventName = (event: number): string => EVENTS[event]?.name ?? '';

/** The catalogue id of an Event. */
export const eventId = (event: number): string => `event-${event + 1}`;

export type EventInfo = {
  readonly story: string;
  /** Changes to how its options are chosen, one line each. */
  readonly riders: readonly Text[];
};

export const eventInfo = (event: number): EventInfo => {
  const definition = EVENTS[event];
  if (definition === undefined) throw new Error(`no event ${event}`);
  return { story: definition.story, riders: eventRiders(definition) };
};

/** The text of a waiting ability. */
export const routineText = (routine: number): Text => effectText(ROUTINE_SOURCES[routine]?.effects ?? []);
