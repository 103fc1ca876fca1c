/** Data the UI looks up by number: cards, enemies, rooms and chests with their generated texts. */
import type { Text } from '@three-spires/kernel';
import { CHESTS } from './content/index.ts';
import { idOf } from './library.ts';
import { cardEntry, enemyEntry, placeEntry } from './rules/compile/entries.ts';
import { BOSS } from './rules/state.ts';
import {
  bossText,
  cardText,
  chestText,
  enemyText,
  modifierText,
  reactionText,
  roomText,
} from './text/card-text.ts';
import { effectsText } from './text/effect-text.ts';
import type {
  BossDefinition,
  CardDefinition,
  EnemyDefinition,
  FloorDefinition,
  Resistance,
} from './words/definition.ts';
import { type Cubes, HEROES } from './words/lists.ts';
import type { Effect } from './words/vocabulary.ts';

export { cardNamed, GENERICS } from './rules/compile/entries.ts';
export { narrate, retell, type StygianSocietyEvent } from './rules/events/index.ts';
export { LUCK } from './rules/hero/payment.ts';
export { FLOORS_IN_TOWER, PERIL_LIMIT, RESULTS } from './rules/state.ts';
export type { CardView, FigureView, HeroView, StygianSocietyView } from './rules/view-types.ts';
export { COLOURS, HERO_COLOURS, HEROES, STATUSES } from './words/lists.ts';
export { BOSS };

export type CardInfo = {
  readonly id: string;
  readonly name: string;
  readonly kind: 'skill' | 'treasure' | 'generic';
  /** The name of the hero whose skill it is. */
  readonly hero: string | undefined;
  readonly level: number;
  readonly owner: 'hero' | 'solo' | 'party' | 'all';
  readonly definition: CardDefinition;
  readonly lines: readonly CardLine[];
  readonly text: Text;
};

/** A part of a card's effect: for a price, for every further price, or free. */
export type CardLine = { readonly price?: Cubes; readonly further?: true; readonly text: Text };

const cardLines = ({ pay, more, use, reaction, modifiers }: CardDefinition): CardLine[] => [
  ...(pay === undefined ? [] : [{ price: pay.price, text: effectsText(pay.effects) }]),
  ...(more === undefined
    ? []
    : [{ price: more.price, further: true as const, text: effectsText(more.effects) }]),
  ...(use === undefined ? [] : [{ text: effectsText(use) }]),
  ...(reaction === undefined ? [] : [{ text: reactionText(reaction) }]),
  ...modifiers.map((modifier) => ({ text: modifierText(modifier) })),
];

const KIND_OF_OWNER = { hero: 'skill', solo: 'treasure', party: 'treasure', all: 'generic' } as const;

export const cardInfo = (card: number): CardInfo => {
  const { definition, hero, level, owner } = cardEntry(card);
  const kind = KIND_OF_OWNER[owner];
  return {
    id: idOf(kind, definition.name),
    name: definition.name,
    kind,
    level,
    owner,
    definition,
    hero: HEROES[hero],
    lines: cardLines(definition),
    text: cardText(definition),
  };
};

/** An enemy card, or the mat of a boss. */
export type FoeInfo = {
  readonly id: string;
  readonly name: string;
  /** None for a boss. */
  readonly colour: EnemyDefinition['colour'] | undefined;
  /** Cubes that trigger it; none if cubes never do. */
  readonly trigger: number | undefined;
  readonly effects: Text;
  readonly sting: Text | undefined;
  readonly resist: Resistance;
  readonly screened: number;
  readonly xp: number;
  readonly text: Text;
};

const bossInfo = (boss: BossDefinition): FoeInfo => ({
  id: idOf(boss.kind, boss.name),
  name: boss.name,
  xp: boss.xp,
  text: bossText(boss),
  colour: undefined,
  trigger: undefined,
  effects: [],
  sting: undefined,
  resist: boss.resist ?? {},
  screened: boss.screened ?? 0,
});

/** `place` is the mat of the boss. */
export const foeInfo = (enemy: number, place: number): FoeInfo => {
  if (enemy === BOSS) return bossInfo(placeEntry(place).definition as BossDefinition);
  const { definition } = enemyEntry(enemy);
  const { name, colour, trigger, sting, xp } = definition;
  return {
    id: idOf('enemy', name),
    name,
    colour,
    trigger,
    xp,
    text: enemyText(definition),
    effects: effectsText(definition.effects, [definition.name]),
    sting: sting && effectsText(sting, [definition.name]),
    resist: definition.resist ?? {},
    screened: definition.screened ?? 0,
  };
};

/** A cube line of a room or boss mat. */
export type LineInfo = {
  readonly colour: 'red' | 'yellow' | 'black';
  readonly cubes: number;
  readonly always: boolean;
  readonly text: Text;
};

export type PerilEventInfo = { readonly at: number; readonly loses: boolean; readonly text: Text };

export type PlaceInfo = {
  readonly id: string;
  readonly kind: 'room' | 'mid-boss' | 'wizard';
  readonly name: string;
  readonly story: string;
  readonly perilCubes: Cubes;
  readonly lines: readonly LineInfo[];
  readonly events: readonly PerilEventInfo[];
  readonly chests: number;
  readonly defeated: Text | undefined;
  readonly text: Text;
};

const LINE_COLOURS = ['red', 'yellow', 'black'] as const;

const linesOf = (floor: FloorDefinition): LineInfo[] =>
  LINE_COLOURS.flatMap((colour) => {
    const line = floor[colour];
    return line === undefined
      ? []
      : [{ colour, cubes: line.cubes, always: line.always === true, text: effectsText(line.effects) }];
  });

const isDefeat = (effect: Effect): boolean => effect.do === 'defeat';

const isBoss = (floor: FloorDefinition): floor is BossDefinition => 'kind' in floor;

export const placeInfo = (place: number): PlaceInfo => {
  const { definition } = placeEntry(place);
  const boss = isBoss(definition) ? definition : undefined;
  const kind = boss?.kind ?? 'room';
  return {
    id: idOf(kind, definition.name),
    kind,
    name: definition.name,
    story: definition.story,
    perilCubes: definition.perilCubes,
    lines: linesOf(definition),
    events: definition.events.map(({ at, effects }) => ({
      at,
      loses: effects.some(isDefeat),
      text: effectsText(effects),
    })),
    chests: definition.chests,
    defeated: boss?.defeated && effectsText(boss.defeated),
    text: boss === undefined ? roomText(definition) : bossText(boss),
  };
};

export const chestInfo = (
  chest: number,
): { readonly id: string; readonly name: string; readonly text: Text } => {
  const definition = CHESTS[chest];
  if (definition === undefined) throw new Error(`no chest ${chest}`);
  return { id: idOf('chest', definition.name), name: definition.name, text: chestText(definition) };
};
