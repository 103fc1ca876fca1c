/** What a card, an item and an enemy are: printed facts only. */
import type { Effect } from './effect.ts';
import type { CardType, Character, Modifier, PlayCondition, RewardKind, Trait, Trigger } from './lists.ts';

/** Something that happens by itself, or on demand once per turn or combat. */
export type Ability = {
  readonly on: Trigger | 'oncePerTurn' | 'oncePerCombat';
  readonly does: readonly Effect[];
  /** The die results on which it works, for die abilities (STS-27.7). */
  readonly die?: readonly number[];
  /** Works only the first time in each turn (STS-27.8), or in the whole combat. */
  readonly first?: 'turn' | 'combat';
  /** Its printed name, for enemies. */
  readonly name?: string;
  /** The owner may decline (STS-7.6). */
  readonly may?: boolean;
};

export const ability = (on: Ability['on'], ...does: readonly Effect[]): Ability => ({ on, does });
export const firstEachTurn = (on: Ability['on'], ...does: readonly Effect[]): Ability => ({
  on,
  does,
  first: 'turn',
});

/** What a face costs: a number, X, or nothing at all because the card is Unplayable (STS-6.8). */
export type Cost = number | 'X' | 'none';

export type Face = {
  readonly cost: Cost;
  readonly effects: readonly Effect[];
  readonly abilities?: readonly Ability[];
  readonly modifiers?: Readonly<Partial<Record<Modifier, number>>>;
  /** What the card costs instead once its owner has lost HP this combat. */
  readonly costAfterLosingHp?: number;
  readonly playable?: PlayCondition;
  readonly exhaust?: boolean;
  readonly ethereal?: boolean;
  readonly retain?: boolean;
  /** Goes on top of the draw pile instead of the discard pile. */
  readonly toTopOfDraw?: boolean;
  /** Copying effects pass this card by. */
  readonly uncopied?: boolean;
  /** What happens when this very card is Exhausted, or discarded by a card. */
  readonly whenExhausted?: readonly Effect[];
  readonly whenDiscarded?: readonly Effect[];
  /** What happens at end of turn while the card is in hand (STS-38.17). */
  readonly whileHeld?: readonly Effect[];
  /** What happens when this very card is removed from its deck for good (STS-9.1). */
  readonly whenRemoved?: readonly Effect[];
  /** Cannot be removed from its deck (STS-9.1). */
  readonly irremovable?: boolean;
};

export type Deck = 'starter' | 'rewards' | 'rare' | 'curse' | 'status' | 'daze' | 'ascension';
export type Rarity = 'starter' | 'common' | 'uncommon' | 'rare' | 'none';

export type CardDefinition = Face & {
  readonly name: string;
  readonly owner?: Character;
  readonly deck: Deck;
  readonly rarity: Rarity;
  readonly type: CardType;
  readonly copies: number;
  readonly unlock?: number;
  /** What the upgraded side changes; absent where there is no such side. */
  readonly upgrade?: Partial<Face>;
};

/** One slot of a cube track: gray ones are not repeated (STS-14.14). */
export type CubeSlot = {
  readonly color: 'gray' | 'red';
  readonly does: readonly Effect[];
  readonly actsLast?: boolean;
};
export type DieAction = {
  readonly faces: readonly number[];
  readonly does: readonly Effect[];
  readonly actsLast?: boolean;
};

export type Pattern =
  | { readonly kind: 'single'; readonly does: readonly Effect[] }
  | { readonly kind: 'die'; readonly actions: readonly DieAction[] }
  | { readonly kind: 'cube'; readonly slots: readonly CubeSlot[] };

export type EnemyRank = 'encounter' | 'summon' | 'elite' | 'boss';

export type EnemyDefinition = {
  readonly id: string;
  readonly name: string;
  readonly deck: 'first' | 'act1' | 'act2' | 'act3' | 'act4' | 'practice';
  readonly rank: EnemyRank;
  readonly copies: number;
  /** One number, or one for each player count from 1 to 4 (STS-11.11). */
  readonly hp: number | readonly [number, number, number, number];
  readonly pattern: Pattern;
  readonly abilities?: readonly Ability[];
  readonly traits?: readonly Trait[];
  /** Names in the summon box, in order (STS-11.3). */
  readonly summons?: readonly string[];
  /** What the summon box names for a single player, where that differs. */
  readonly soloSummons?: readonly string[];
  /** Has the Gremlin mark on its back, so a summoned "Gremlin" may be this one (STS-11.5). */
  readonly gremlin?: boolean;
  readonly rewards?: readonly { readonly kind: RewardKind; readonly amount: number }[];
  readonly ascension?: number;
};

export type ItemDefinition = {
  readonly name: string;
  readonly kind: 'potion' | 'relic' | 'bossRelic' | 'soloRelic';
  readonly copies: number;
  readonly price?: number;
  /** For potions: what using one does, and whether it also works outside combat (STS-8.17). */
  readonly effects?: readonly Effect[];
  readonly anytime?: boolean;
  readonly abilities?: readonly Ability[];
  readonly modifiers?: Readonly<Partial<Record<Modifier, number>>>;
};

export type CharacterDefinition = {
  readonly name: Character;
  readonly hp: number;
  readonly orbSlots: number;
  /** Has a Stance track on the board (STS-23.5). */
  readonly stances: boolean;
  /** Names with their number, in the order of STS-2.2. */
  readonly starterDeck: readonly (readonly [string, number])[];
  readonly abilities: readonly Ability[];
};
