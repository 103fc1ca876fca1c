/** Builders that make definitions short, so that content reads like the printed cards. */
import { defined } from '@three-spires/kernel';
import type {
  BossDefinition,
  CardDefinition,
  ChestDefinition,
  Line,
  PerilEvent,
  RoomDefinition,
  SkillDefinition,
  TreasureDefinition,
} from './definition.ts';
import type {
  Cubes,
  Effect,
  MendScope,
  Modifier,
  NumberedWord,
  Occasion,
  Purchase,
  Reaction,
  Scope,
  Who,
} from './effect.ts';
import type { CardType, HeroName, Rank, Status, Tier } from './lists.ts';

const numbered =
  (name: NumberedWord) =>
  (number: number): Effect => ({ do: name, number });

export const heal = numbered('heal');
export const guard = numbered('guard');
export const luck = numbered('luck');
export const peril = numbered('peril');
export const purge = numbered('purge');
export const lose = numbered('lose');
export const bury = numbered('bury');
export const cleanse = numbered('cleanse');
export const refresh = numbered('refresh');
export const xp = numbered('xp');
export const fewer = numbered('fewer');

export const pierce: Effect = { do: 'pierce' };
export const shove: Effect = { do: 'shove' };
export const ward: Effect = { do: 'ward' };
export const cancel: Effect = { do: 'cancel' };
export const setWounds: Effect = { do: 'setWounds' };
export const empty: Effect = { do: 'empty' };
export const regroup: Effect = { do: 'regroup' };
export const defeat: Effect = { do: 'defeat' };

export const wound = (number: number, scope: Scope = 'target'): Effect => ({ do: 'wound', number, scope });
export const recolor = (number: number, into?: Cubes): Effect => ({
  do: 'recolor',
  number,
  ...defined({ into }),
});
export const gain = (cubes: Cubes): Effect => ({ do: 'gain', cubes });
export const gainPerSelf = (cubes: Cubes): Effect => ({ do: 'gain', cubes, perSelf: true });
export const perilCubes = (cubes: Cubes): Effect => ({ do: 'perilCubes', cubes });
export const banish = (cubes: Cubes): Effect => ({ do: 'banish', cubes });
export const tire = (number: number, who: Who): Effect => ({ do: 'tire', number, who });
export const afflict = (status: Status, number: number, who: Who): Effect => ({
  do: 'afflict',
  status,
  number,
  who,
});
export const hurt = (number: number): Effect => ({ do: 'hurt', number });
export const hurtPerSelf = (number: number, most?: number): Effect => ({
  do: 'hurt',
  number,
  perSelf: true,
  ...defined({ most }),
});
export const mend = (number: number, scope: MendScope): Effect => ({ do: 'mend', number, scope });
export const summon = (enemy: string, rank: Rank): Effect => ({ do: 'summon', enemy, rank });
export const double = (enemy: string): Effect => ({ do: 'double', enemy });
export const end = (...effects: Effect[]): Effect => ({ do: 'end', effects });
export const next = (...effects: Effect[]): Effect => ({ do: 'next', effects });
export const eachFloor = (...effects: Effect[]): Effect => ({ do: 'eachFloor', effects });

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
