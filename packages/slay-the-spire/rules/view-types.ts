/** What a seat or a spectator may see (STS-4.1). Built field by field in view.ts; nothing is passed through. */
import type { Card } from './card.ts';
import type { RunView } from './run-view-types.ts';

export type PhaseName =
  | 'reset'
  | 'draw'
  | 'roll'
  | 'startOfTurn'
  | 'facing'
  | 'play'
  | 'endOfTurn'
  | 'discard'
  | 'enemyBlock'
  | 'enemyActions'
  | 'moveCubes'
  | 'endOfCombat'
  | 'rewards'
  | 'over'
  | 'neow'
  | 'map'
  | 'room'
  | 'merchant'
  | 'bossRelics'
  | 'actEnd'
  | 'roomDone'
  | 'quickStart';

/** A card in the viewer's own hand, with what it costs right now. */
export type HandCardView = {
  /** The copy of the card: its face in the lowest 11 bits, above them which copy it is. */
  readonly card: Card;
  /** Its number among all faces of cards. */
  readonly face: number;
  /** The Energy it costs now. */
  readonly cost: number | 'X' | 'none';
  /** Undefined when it can be played now, else the refusal code. */
  readonly refused?: string;
  /** Stayed in hand by Retain at the end of the last turn. */
  readonly retained: boolean;
};

/** A relic lies face up until it is used; cubes on it, or uses it still has. */
export type RelicStateView = {
  /** Can still be used in this combat or room. */
  readonly ready: boolean;
  /** Cubes on it, or uses that are left. */
  readonly left: number;
  /** Has an ability that can be used on demand as things stand. */
  readonly usable: boolean;
};

export type PlayerView = {
  /** From 0. */
  readonly seat: number;
  /** Ironclad, Silent, Defect or Watcher. */
  readonly character: string;
  /** From 1 at the bottom; 0 for a dead player. */
  readonly row: number;
  /** HP now. */
  readonly hp: number;
  /** The most HP this player can have. */
  readonly maxHp: number;
  /** Energy left this turn. */
  readonly energy: number;
  /** Block, at most 20. */
  readonly block: number;
  /** Strength tokens. */
  readonly strength: number;
  /** Vulnerable tokens. */
  readonly vulnerable: number;
  /** Weak tokens. */
  readonly weak: number;
  /** Shivs. */
  readonly shivs: number;
  /** Miracles. */
  readonly miracles: number;
  /** Gold. */
  readonly gold: number;
  /** `neutral`, `calm` or `wrath`. */
  readonly stance: string;
  /** `lightning`, `frost` or `dark`, the leftmost Orb first. */
  readonly orbs: readonly string[];
  /** How many Orbs this player can have. */
  readonly orbSlots: number;
  /** Has ended the turn. */
  readonly done: boolean;
  /** Cards in hand. */
  readonly handSize: number;
  /** Only in the owner's own view. */
  readonly hand?: readonly HandCardView[];
  /** Cards in the draw pile. */
  readonly drawSize: number;
  /** The draw pile without its order, faces sorted. Only the owner's: beside the open piles it tells the hand. */
  readonly drawPile?: readonly number[];
  /** The last card is the top. */
  readonly discardPile: readonly Card[];
  /** Exhausted cards, the first one first. */
  readonly exhaustPile: readonly Card[];
  /** Powers in play. */
  readonly powers: readonly Card[];
  /** All cards the player owns, wherever they are, faces sorted: deck lists are open (R11). */
  readonly deck: readonly number[];
  /** Numbers among all items. */
  readonly potions: readonly number[];
  /** Numbers among all items. */
  readonly relics: readonly number[];
  /** Beside `relics`, what is marked on each. */
  readonly relicStates: readonly RelicStateView[];
  /** Effects waiting to play a card more than once, by what they fit: 'attack', 'skill', 'attackOrSkill' … */
  readonly doubling: readonly string[];
  /** Achievements of this player's own in this game (STS-30.1). */
  readonly achievements: readonly string[];
  /** HP this player will lose in the coming end of turn and Enemy Turn if nothing changes. */
  readonly incoming: {
    /** Damage before Block. */
    readonly damage: number;
    /** HP lost in the end. */
    readonly hpLost: number;
    /** Whether the player dies of it. */
    readonly lethal: boolean;
  };
};

/** One attack part of an enemy's next action against one player: damage of each hit after all modifiers. */
export type IntendedAttack = {
  /** Who is hit. */
  readonly seat: number;
  /** Damage of each hit. */
  readonly damage: number;
  /** Number of hits. */
  readonly times: number;
};

export type EnemyView = {
  /** Moves name it by this number; it never changes in a combat. */
  readonly index: number;
  /** Its number among all enemies. */
  readonly kind: number;
  /** The id of its card. */
  readonly id: string;
  /** As printed. */
  readonly name: string;
  /** 1 is the bottom row; 0 for a Boss, who is in every row. */
  readonly row: number;
  /** `left` has gone without dying. */
  readonly status: 'alive' | 'dead' | 'left';
  /** HP now. */
  readonly hp: number;
  /** The most HP it can have. */
  readonly maxHp: number;
  /** Block. */
  readonly block: number;
  /** Strength tokens. */
  readonly strength: number;
  /** Vulnerable tokens. */
  readonly vulnerable: number;
  /** Weak tokens. */
  readonly weak: number;
  /** Poison tokens. */
  readonly poison: number;
  /** The mode it is in, 0 for the first, and its name where it has one. */
  readonly mode: number;
  /** The name of its mode. */
  readonly modeName?: string;
  /** The place of its cube in its list of actions. */
  readonly cube: number;
  /** Cubes on one of its abilities (Thorns, Beat of Death). */
  readonly cubes: number;
  /** The most cards each player may play this turn. */
  readonly clock?: number;
  /** Cannot lose HP now. */
  readonly immune?: boolean;
  /** A second row it stands in. */
  readonly otherRow?: number;
  /** Place of the next action in the enemy's list of actions, or -1 while unknown (die not rolled). */
  readonly nextAction: number;
  /** What its next action does to each player, before Block. */
  readonly attacks: readonly IntendedAttack[];
  /** A card lying on it. */
  readonly attachedCard?: Card;
};

/** Enemies that will arrive at the start of the next round. */
export type ArrivalView = {
  /** The index of the enemy that calls them. */
  readonly enemy: number;
  /** Who arrives, by name. */
  readonly names: readonly string[];
};

export type RewardView = {
  /** The kind of reward, such as `gold` or `card`. */
  readonly kind: string;
  /** How much Gold. */
  readonly amount: number;
  /** The cards are turned up. */
  readonly revealed: boolean;
  /** Faces of cards, or the potion's number. */
  readonly offer: readonly number[];
  /** `open` until decided; a number is the place of what was taken in `offer`. */
  readonly choice: 'open' | 'skipped' | number;
  /** Carried out already, so that it cannot be changed any more. */
  readonly settled: boolean;
};

/** A triggered ability waiting to be ordered. */
export type WaitingView = {
  /** Which ability, by number. */
  readonly routine: number;
  /** Whose ability it is. */
  readonly seat: number;
  /** The index of the enemy it belongs to, or -1. */
  readonly enemy: number;
  /** The card or item it stands on. */
  readonly name: string;
};

export type QuestionView = {
  /** What is to be chosen. */
  readonly kind:
    | 'enemy'
    | 'row'
    | 'player'
    | 'option'
    | 'card'
    | 'shiv'
    | 'order'
    | 'orb'
    | 'offer'
    | 'party';
  /** Who chooses. */
  readonly seat: number;
  /** May be declined. */
  readonly optional: boolean;
  /** What asks: the name of the card, item or ability. */
  readonly source: string;
  /** For cards: the pile they are in. */
  readonly pile?: string;
  /** The cards that may be chosen. */
  readonly cards?: readonly Card[];
  /** For cards of the deck: what becomes of the chosen one. */
  readonly change?: 'upgrade' | 'remove' | 'transform' | 'give';
  /** How many are still to be chosen, where it is more than one. */
  readonly left?: number;
  /** For offers: the items, or the faces of the cards. */
  readonly offer?: {
    /** Whether `numbers` are items; otherwise they are faces of cards. */
    readonly items: boolean;
    /** What is offered. */
    readonly numbers: readonly number[];
  };
  /** For options: their texts as plain strings. */
  readonly options?: readonly string[];
  /** For an order: the abilities that wait. */
  readonly waiting?: readonly WaitingView[];
  /** For an order at end of turn: the others' abilities may be let go first, with the move `order later`. */
  readonly later?: boolean;
};

export type SlayTheSpireView = {
  /** Where the game stands. */
  readonly phase: PhaseName;
  /** Round of this combat, from 1. */
  readonly round: number;
  /** 0 before the first roll. */
  readonly die: number;
  /** By seat. */
  readonly players: readonly PlayerView[];
  /** In acting order: highest row first, left to right, Bosses last. Dead ones keep their place. */
  readonly enemies: readonly EnemyView[];
  /** Names of what comes at the start of the next round, and whose doing it is. */
  readonly arrivals: readonly ArrivalView[];
  /** What a player is asked, while the game waits for the answer. */
  readonly question?: QuestionView;
  /** The seats that can change the roll, while they may (STS-13.9). */
  readonly dieWindow?: {
    /** From 0. */
    readonly seats: readonly number[];
  };
  /** By seat: the rewards of the combat, while they are chosen. */
  readonly rewards?: readonly (readonly RewardView[])[];
  /** By seat: whether the rewards are confirmed. */
  readonly confirmed?: readonly boolean[];
  /** The climb, where more than the first fight is played. */
  readonly run?: RunView;
  /** Status cards left in their deck. */
  readonly statusLeft: number;
  /** Dazes left in their deck. */
  readonly dazeLeft: number;
  /** The seats whose Player Turn it is: all who live, or one of them (STS-36.1). */
  readonly turnSeats: readonly number[];
  /** Achievements of the whole party in this game. */
  readonly achievements: readonly string[];
  /** How the game has ended. */
  readonly result?: 'victory' | 'defeat';
};
