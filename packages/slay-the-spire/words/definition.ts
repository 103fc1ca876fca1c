/** What a card, an item and an enemy are: printed facts only. */
import type { Effect } from './effect.ts';
import type {
  CardType,
  Character,
  DieChange,
  ItemRule,
  Modifier,
  PlayCondition,
  RewardKind,
  Trait,
  Trigger,
  UseCondition,
} from './lists.ts';

/** Something that happens by itself, or on demand once per turn or combat. */
export type Ability = {
  readonly on: Trigger | 'oncePerTurn' | 'oncePerCombat' | 'spendCube' | 'afterAction';
  readonly does: readonly Effect[];
  /** The die results on which it works, for die abilities (STS-27.7). */
  readonly die?: readonly number[];
  /** Works only the first time in each turn (STS-27.8), or in the whole combat. */
  readonly first?: 'turn' | 'combat';
  /** Its printed name, for enemies. */
  readonly name?: string;
  /** For enemies: works only in this mode (STS-19.1), and the name of the enemy it is about. */
  readonly mode?: number;
  readonly about?: string;
  /** The owner may decline (STS-7.6). */
  readonly may?: boolean;
  /** What must hold for an ability that is used on demand. */
  readonly usable?: UseCondition;
  /** Used at the Reset step instead of during play (STS-13.3). */
  readonly atReset?: boolean;
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
  /** Costs 1 less for each Power its owner has in play, wherever the card lies (STS-24.4). */
  readonly cheaperPerPower?: boolean;
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
  /** Chosen for the discard in a Scry it is played instead, and each hit deals so much more. */
  readonly playedByScry?: number;
  /** What happens at end of turn while the card is in hand (STS-38.17). */
  readonly whileHeld?: readonly Effect[];
  /** What happens when this very card is removed from its deck for good (STS-9.1). */
  readonly whenRemoved?: readonly Effect[];
  /** Cannot be removed from its deck (STS-9.1). */
  readonly irremovable?: boolean;
};

export type Deck =
  | 'starter'
  | 'rewards'
  | 'rare'
  | 'colorless'
  | 'clawPack'
  | 'curse'
  | 'status'
  | 'daze'
  | 'ascension';
export type Rarity = 'starter' | 'common' | 'uncommon' | 'rare' | 'none';

export type CardDefinition = Face & {
  readonly name: string;
  readonly owner?: Character;
  readonly deck: Deck;
  readonly rarity: Rarity;
  readonly type: CardType;
  readonly copies: number;
  /** The card of which it is the other half, and whose copies are its own (STS-38.15). */
  readonly otherHalfOf?: string;
  readonly unlock?: number;
  /** What the upgraded side changes; absent where there is no such side. */
  readonly upgrade?: Partial<Face>;
};

/** One slot of a cube track: gray ones are not repeated (STS-14.14). */
export type CubeSlot = {
  readonly color: 'gray' | 'red';
  readonly does: readonly Effect[];
  readonly actsLast?: boolean;
  /** It cannot lose HP while the cube stands here. */
  readonly immune?: boolean;
  /** Without Block as the Enemy Turn begins it does not act but shifts to its next mode (STS-19.5). */
  readonly modeShift?: boolean;
  /** The most cards each player may play while the cube stands here. */
  readonly clock?: number;
  /** What players in its rows suffer as the Play phase begins. */
  readonly facing?: readonly Effect[];
  /** The cube passes this slot by unless an enemy of this name is in play. */
  readonly needs?: string;
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

/** A mode beside the first; one without a pattern goes on with the actions of the mode before. */
export type Mode = {
  readonly name?: string;
  /** What stands above its actions, where that is no name of a mode (Spire Growth). */
  readonly heading?: string;
  readonly pattern?: Pattern;
};

/** What happens instead of dying at 0 HP, once: it heals and enters its second mode (STS-15.4). */
export type Revival = {
  readonly name: string;
  readonly hpPerPlayer: number;
  readonly strength?: number;
  readonly clearsTokens?: boolean;
};

export type EnemyRank = 'encounter' | 'summon' | 'elite' | 'boss';

export type EnemyDefinition = {
  readonly id: string;
  readonly name: string;
  readonly deck: 'first' | 'act1' | 'act2' | 'act3' | 'act4' | 'practice';
  readonly rank: EnemyRank;
  readonly copies: number;
  /** One number, or one for each player count from 1 to 4 (STS-11.11). */
  readonly hp: number | readonly [number, number, number, number];
  /** What it does; where there are modes, what it does in the first, and that mode's name. */
  readonly pattern: Pattern;
  readonly modeName?: string;
  readonly modes?: readonly Mode[];
  /** Acts last on every turn (STS-14.6). */
  readonly actsLast?: boolean;
  readonly abilities?: readonly Ability[];
  readonly traits?: readonly Trait[];
  readonly revival?: Revival;
  /** HP for each player that it does not go below while it is invincible. */
  readonly hpFloor?: number;
  /** Cubes that one of its abilities counts by: at the beginning, and at most. */
  readonly cubes?: { readonly start: number; readonly most: number };
  /** Names in the summon box, in order; an Elite or Boss has them in every player's row (STS-11.3, STS-11.9). */
  readonly summons?: readonly string[];
  /** The summon box is repeated until there are this many enemies for each player, this card counted. */
  readonly summonsUntil?: number;
  /** What the summon box names for a single player, where that differs. */
  readonly soloSummons?: readonly string[];
  /** Another card that comes with it and stands to its left. */
  readonly companion?: { readonly id: string; readonly name: string };
  /** The rows it stands in, where these are printed (STS-32.11). */
  readonly rows?: readonly [number, number];
  /** Has the Gremlin mark on its back, so a summoned "Gremlin" may be this one (STS-11.5). */
  readonly gremlin?: boolean;
  readonly rewards?: readonly { readonly kind: RewardKind; readonly amount: number }[];
  /** From this Ascension on it is in play, in place of another card where it replaces one (STS-29.4). */
  readonly ascension?: number;
  readonly replaces?: string;
  /** The die results that choose this Boss for its Act (STS-2.12). */
  readonly bossDie?: readonly number[];
};

export type ItemDefinition = {
  readonly name: string;
  readonly kind: 'potion' | 'relic' | 'bossRelic' | 'soloRelic' | 'specialRelic';
  readonly copies: number;
  readonly price?: number;
  /** For potions: what using one does, and whether it also works outside combat (STS-8.17). */
  readonly effects?: readonly Effect[];
  readonly anytime?: boolean;
  readonly abilities?: readonly Ability[];
  readonly modifiers?: Readonly<Partial<Record<Modifier, number>>>;
  /** Rules of the climb or of the board that it changes while it is held. */
  readonly rules?: readonly ItemRule[];
  /** Changes a roll of the die, right after it: a relic once per room, a potion when used (STS-13.9). */
  readonly die?: DieChange;
  /** What gaining it does; `discardAfterGain` where it then goes under its deck (STS-7.7). */
  readonly onGain?: readonly Effect[];
  readonly discardAfterGain?: boolean;
  /** What using it outside combat does; a relic is discarded with it. */
  readonly outsideCombat?: readonly Effect[];
  /** Boxes to mark, the item is discarded with the last; and cubes it gets at the start of a combat. */
  readonly uses?: number;
  readonly cubes?: number;
  /** HP its owner has instead of 0, once (STS-15.4). */
  readonly savesAt?: number;
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
  /** Tokens that belong to the character (STS-20.2, STS-21.6, STS-21.10, STS-23.3). */
  readonly tokens: readonly ('strength' | 'poison' | 'shivs' | 'miracles')[];
};
