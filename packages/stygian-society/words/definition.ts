/** What is printed on cards and mats. */
import type { Attack, CardType, Colour, Cubes, HeroName, Rank, Status, Tier } from './lists.ts';
import type { Effect } from './vocabulary.ts';

/** STY-8.1: cubes in exchange for effects. */
export type Purchase = { readonly price: Cubes; readonly effects: readonly Effect[] };

/** What responses and passive abilities wait for. */
export type Occasion =
  | 'turnStart'
  | 'dropped'
  | 'enemyAction'
  | 'partyHurt'
  | 'defeat'
  | 'afflicted'
  | 'floorStart'
  | 'floorEnd';

export type Reaction = {
  readonly on: Occasion;
  /** Only in the owner's turn (STY-18.5). */
  readonly mine?: true;
  readonly effects: readonly Effect[];
};

/** A continuous change made by a passive card. */
export type Modifier =
  | { readonly mod: 'drop'; readonly cubes: Cubes }
  | {
      readonly mod: Attack | 'heal' | 'chest' | 'treasure' | 'luckMax' | 'maxWounds';
      readonly number: number;
    }
  | { readonly mod: 'immune'; readonly status: Status };

/** A skill, treasure or generic action. */
export type CardDefinition = {
  readonly name: string;
  readonly type: CardType;
  readonly shields: number;
  /** STY-18.6, STY-18.8 */
  readonly mark?: 'exhaust' | 'discard';
  /** Where the target of an action may be; none for an action without a target (STY-5.4). */
  readonly target?: Rank | 'either';
  readonly attack?: Attack;
  readonly drop: Cubes;
  readonly pay?: Purchase;
  readonly more?: Purchase;
  /** The effects of using a support, or an action without a price. */
  readonly use?: readonly Effect[];
  readonly reaction?: Reaction;
  readonly modifiers: readonly Modifier[];
};

export type SkillDefinition = CardDefinition & { readonly hero: HeroName; readonly level: number };

export type TreasureDefinition = CardDefinition & { readonly tier: Tier; readonly owner: 'solo' | 'party' };

export type Resistance = Readonly<Partial<Record<Attack, number>>>;

export type EnemyDefinition = {
  readonly name: string;
  readonly colour: Extract<Colour, 'red' | 'yellow' | 'black'>;
  readonly health: number;
  readonly xp: number;
  /** How many cubes of its colour trigger it; none if cubes never trigger it (STY-7.12). */
  readonly trigger?: number;
  readonly effects: readonly Effect[];
  readonly resist?: Resistance;
  /** STY-15.3: wounds lost per enemy in front of it. */
  readonly screened?: number;
  /** STY-15.10: the effects when a hero pays for a melee attack. */
  readonly sting?: readonly Effect[];
};

/** A cube effect on a room card or boss mat; `always` is the printed exclamation mark (STY-22.3). */
export type Line = {
  readonly cubes: number;
  readonly always?: true;
  readonly effects: readonly Effect[];
};

export type PerilEvent = { readonly at: number; readonly effects: readonly Effect[] };

/** What room cards and boss mats have in common. */
export type FloorDefinition = {
  readonly name: string;
  /** A line of flavour text about the room or boss; it has no effect. */
  readonly story: string;
  readonly front: readonly string[];
  readonly rear: readonly string[];
  readonly perilCubes: Cubes;
  readonly red?: Line;
  readonly yellow?: Line;
  readonly black?: Line;
  readonly events: readonly PerilEvent[];
  readonly chests: number;
};

export type RoomDefinition = FloorDefinition & { readonly tier: Tier };

export type BossDefinition = FloorDefinition & {
  readonly kind: 'mid-boss' | 'wizard';
  /** Health against four heroes, and the reduction for each missing hero. */
  readonly health: number;
  readonly lessPerHero?: number;
  readonly xp: number;
  readonly rank: Rank;
  readonly resist?: Resistance;
  readonly screened?: number;
  /** STY-22.5 */
  readonly defeated?: readonly Effect[];
};

export type ChestDefinition = {
  readonly name: string;
  /** STY-20.3 */
  readonly peril: number;
  readonly effects: readonly Effect[];
};
