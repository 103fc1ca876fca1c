/** Builders of cards, rooms, bosses and chests, so that content reads like what is printed. */
import type {
  BossDefinition,
  CardDefinition,
  ChestDefinition,
  Line,
  Modifier,
  Occasion,
  PerilEvent,
  Purchase,
  Reaction,
  RoomDefinition,
  SkillDefinition,
  TreasureDefinition,
} from './definition.ts';
import type { CardType, Cubes, HeroName, Tier } from './lists.ts';
import type { Effect } from './vocabulary.ts';

/** A price and its effects. */
export const pay = (price: Cubes, ...effects: Effect[]): Purchase => ({ price, effects });

export const on = (occasion: Occasion, ...effects: Effect[]): Reaction => ({ on: occasion, effects });
export const onMine = (occasion: Occasion, ...effects: Effect[]): Reaction => ({
  on: occasion,
  mine: true,
  effects,
});

type Facts = Partial<Omit<CardDefinition, 'name' | 'type'>>;

const card =
  (type: CardType) =>
  (name: string, facts: Facts = {}): CardDefinition => ({
    name,
    type,
    shields: 0,
    drop: '',
    modifiers: [],
    ...facts,
  });

export const action = card('action');
export const support = card('support');
export const passive = card('passive');
export const response = card('response');

export const mods = (...modifiers: Modifier[]): Pick<CardDefinition, 'modifiers'> => ({ modifiers });

/** A hero's skills by level, starting with level 0. */
export const skillsOf = (
  hero: HeroName,
  levels: readonly (readonly CardDefinition[])[],
): readonly SkillDefinition[] =>
  levels.flatMap((cards, level) => cards.map((definition) => ({ ...definition, hero, level })));

type Owned = CardDefinition & Pick<TreasureDefinition, 'owner'>;
export const solo = (definition: CardDefinition): Owned => ({ ...definition, owner: 'solo' });
export const party = (definition: CardDefinition): Owned => ({ ...definition, owner: 'party' });
export const treasuresOf = (tier: Tier, cards: readonly Owned[]): readonly TreasureDefinition[] =>
  cards.map((definition) => ({ ...definition, tier }));

export const line = (cubes: number, ...effects: Effect[]): Line => ({ cubes, effects });
/** A line with an exclamation mark. */
export const always = (cubes: number, ...effects: Effect[]): Line => ({ cubes, always: true, effects });
export const at = (number: number, ...effects: Effect[]): PerilEvent => ({ at: number, effects });

export const roomsOf = (
  tier: Tier,
  rooms: readonly Omit<RoomDefinition, 'tier'>[],
): readonly RoomDefinition[] => rooms.map((room) => ({ ...room, tier }));

export const midBoss = (facts: Omit<BossDefinition, 'kind'>): BossDefinition => ({
  kind: 'mid-boss',
  ...facts,
});
export const wizard = (
  facts: Omit<BossDefinition, 'kind' | 'xp' | 'chests' | 'defeated'>,
): BossDefinition => ({
  kind: 'wizard',
  xp: 0,
  chests: 0,
  ...facts,
});

export const chest = (name: string, number: number, ...effects: Effect[]): ChestDefinition => ({
  name,
  peril: number,
  effects,
});
