/** Definitions of cards, items and enemies: printed facts only. */
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
import type { Effect } from './vocabulary.ts';

/** An effect that triggers by itself, or on demand once per turn or combat. */
export type Ability = {
  readonly on: Trigger | 'oncePerTurn' | 'oncePerCombat' | 'spendCube' | 'afterAction';
  readonly does: readonly Effect[];
  /** The die results that trigger it, for die abilities (STS-27.7). */
  readonly die?: readonly number[];
  /** Works only the first time each turn (STS-27.8), or each combat. */
  readonly first?: 'turn' | 'combat';
  /** Its printed name, for enemies. */
  readonly name?: string;
  /** For enemies: the only mode it works in (STS-19.1), and the name of the enemy it concerns. */
  readonly mode?: number;
  readonly about?: string;
  /** The owner may decline (STS-7.6). */
  readonly may?: boolean;
  /** The condition for using it on demand. */
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

/** What a face costs: a number, X, or no cost because the card is Unplayable (STS-6.8). */
export type Cost = number | 'X' | 'none';

export type Face = {
  readonly cost: Cost;
  readonly effects: readonly Effect[];
  readonly abilities?: readonly Ability[];
  readonly modifiers?: Readonly<Partial<Record<Modifier, number>>>;
  /** The cost once its owner has lost HP this combat. */
  readonly costAfterLosingHp?: number;
  /** Costs 1 less per Power its owner has in play, wherever the card is (STS-24.4). */
  readonly cheaperPerPower?: boolean;
  readonly playable?: PlayCondition;
  readonly exhaust?: boolean;
  readonly ethereal?: boolean;
  readonly retain?: boolean;
  /** Goes on top of the draw pile instead of the discard pile. */
  readonly toTopOfDraw?: boolean;
  /** Copying effects skip this card. */
  readonly uncopied?: boolean;
  /** What happens when this card itself is Exhausted, or discarded by a card. */
  readonly whenExhausted?: readonly Effect[];
  readonly whenDiscarded?: readonly Effect[];
  /**
   * When chosen for the discard in a Scry it is played instead, and each hit deals this much extra damage.
   */
  readonly playedByScry?: number;
  /** What happens at end of turn while the card is in hand (STS-38.17). */
  readonly whileHeld?: readonly Effect[];
  /** What happens when this card itself is permanently removed from its deck (STS-9.1). */
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
  /** The card that this is the other half of; the two share their copies (STS-38.15). */
  readonly otherHalfOf?: string;
  readonly unlock?: number;
  /** What the upgraded side changes; absent if there is no upgraded side. */
  readonly upgrade?: Partial<Face>;
};

/** A slot of a cube track; gray slots are not repeated (STS-14.14). */
export type CubeSlot = {
  readonly color: 'gray' | 'red';
  readonly does: readonly Effect[];
  readonly actsLast?: boolean;
  /** It cannot lose HP while the cube is here. */
  readonly immune?: boolean;
  /**
   * With no Block at the start of the Enemy Turn, it shifts to its next mode instead of acting (STS-19.5).
   */
  readonly modeShift?: boolean;
  /** The most cards each player may play while the cube is here. */
  readonly clock?: number;
  /** What players in its rows suffer at the start of the Play phase. */
  readonly facing?: readonly Effect[];
  /** The cube skips this slot unless an enemy of this name is in play. */
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

/** A mode after the first; without a pattern it continues the actions of the previous mode. */
export type Mode = {
  readonly name?: string;
  /** The heading above its actions, where that is not a mode's name (Spire Growth). */
  readonly heading?: string;
  readonly pattern?: Pattern;
};

/** Replaces dying at 0 HP, once: it heals and enters its second mode (STS-15.4). */
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
  /** One number, or one per player count from 1 to 4 (STS-11.11). */
  readonly hp: number | readonly [number, number, number, number];
  /** Its actions; with modes, the actions of the first mode, and that mode's name. */
  readonly pattern: Pattern;
  readonly modeName?: string;
  readonly modes?: readonly Mode[];
  /** Always acts last (STS-14.6). */
  readonly actsLast?: boolean;
  readonly abilities?: readonly Ability[];
  readonly traits?: readonly Trait[];
  readonly revival?: Revival;
  /** HP per player below which it cannot drop while invincible. */
  readonly hpFloor?: number;
  /** Cubes that count for one of its abilities: the starting number and the maximum. */
  readonly cubes?: { readonly start: number; readonly most: number };
  /**
   * Names in the summon box, in order; an Elite or Boss summons them into every player's row (STS-11.3,
   * STS-11.9).
   */
  readonly summons?: readonly string[];
  /** Repeats the summon box until there are this many enemies per player, counting this card. */
  readonly summonsUntil?: number;
  /** The summon box for a single player, where it differs. */
  readonly soloSummons?: readonly string[];
  /** Another card that arrives with it and is placed to its left. */
  readonly companion?: { readonly id: string; readonly name: string };
  /** The rows it occupies, where they are printed (STS-32.11). */
  readonly rows?: readonly [number, number];
  /** The Gremlin mark is on its back, so a summoned "Gremlin" may be this one (STS-11.5). */
  readonly gremlin?: boolean;
  readonly rewards?: readonly { readonly kind: RewardKind; readonly amount: number }[];
  /** In play from this Ascension on, in place of another card where it replaces one (STS-29.4). */
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
  /** For potions: the effects of using one, and whether it also works outside combat (STS-8.17). */
  readonly effects?: readonly Effect[];
  readonly anytime?: boolean;
  readonly abilities?: readonly Ability[];
  readonly modifiers?: Readonly<Partial<Record<Modifier, number>>>;
  /** Rules of the climb or the board that it changes while held. */
  readonly rules?: readonly ItemRule[];
  /** Changes a die roll right after it: a relic once per room, a potion when used (STS-13.9). */
  readonly die?: DieChange;
  /** The effects of gaining it; `discardAfterGain` where it then goes under its deck (STS-7.7). */
  readonly onGain?: readonly Effect[];
  readonly discardAfterGain?: boolean;
  /** The effects of using it outside combat, which discards a relic. */
  readonly outsideCombat?: readonly Effect[];
  /** Boxes to mark, with the item discarded after the last; and cubes it gets at the start of a combat. */
  readonly uses?: number;
  readonly cubes?: number;
  /** The HP its owner gets instead of 0, once (STS-15.4). */
  readonly savesAt?: number;
};

export type CharacterDefinition = {
  readonly name: Character;
  readonly hp: number;
  readonly orbSlots: number;
  /** Has a Stance track on the board (STS-23.5). */
  readonly stances: boolean;
  /** Names and numbers of copies, in the order of STS-2.2. */
  readonly starterDeck: readonly (readonly [string, number])[];
  readonly abilities: readonly Ability[];
  /** Tokens that belong to the character (STS-20.2, STS-21.6, STS-21.10, STS-23.3). */
  readonly tokens: readonly ('strength' | 'poison' | 'shivs' | 'miracles')[];
};
