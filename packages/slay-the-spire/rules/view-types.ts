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
  readonly card: Card;
  readonly face: number;
  readonly cost: number | 'X' | 'none';
  /** Undefined when it can be played now, else the refusal code. */
  readonly refused?: string;
  readonly retained: boolean;
};

/** A relic lies face up until it is used; cubes on it, or uses it still has. */
export type RelicStateView = {
  readonly ready: boolean;
  readonly left: number;
  /** Has an ability that can be used on demand as things stand. */
  readonly usable: boolean;
};

export type PlayerView = {
  readonly seat: number;
  readonly character: string;
  readonly row: number;
  readonly hp: number;
  readonly maxHp: number;
  readonly energy: number;
  readonly block: number;
  readonly strength: number;
  readonly vulnerable: number;
  readonly weak: number;
  readonly shivs: number;
  readonly miracles: number;
  readonly gold: number;
  readonly stance: string;
  readonly orbs: readonly string[];
  readonly orbSlots: number;
  readonly done: boolean;
  readonly handSize: number;
  /** Only in the owner's own view. */
  readonly hand?: readonly HandCardView[];
  readonly drawSize: number;
  /** The draw pile without its order, faces sorted. Only the owner's: beside the open piles it tells the hand. */
  readonly drawPile?: readonly number[];
  readonly discardPile: readonly Card[];
  readonly exhaustPile: readonly Card[];
  readonly powers: readonly Card[];
  /** All cards the player owns, wherever they are, faces sorted: deck lists are open (R11). */
  readonly deck: readonly number[];
  readonly potions: readonly number[];
  readonly relics: readonly number[];
  /** Beside `relics`, what is marked on each. */
  readonly relicStates: readonly RelicStateView[];
  /** Effects waiting to play a card more than once, by what they fit: 'attack', 'skill', 'attackOrSkill' … */
  readonly doubling: readonly string[];
  /** Achievements of this player's own in this game (STS-30.1). */
  readonly achievements: readonly string[];
  /** HP this player will lose in the coming end of turn and Enemy Turn if nothing changes. */
  readonly incoming: { readonly damage: number; readonly hpLost: number; readonly lethal: boolean };
};

/** One attack part of an enemy's next action against one player: damage of each hit after all modifiers. */
export type IntendedAttack = { readonly seat: number; readonly damage: number; readonly times: number };

export type EnemyView = {
  readonly index: number;
  readonly kind: number;
  readonly id: string;
  readonly name: string;
  /** 1 is the bottom row; 0 for a Boss, who is in every row. */
  readonly row: number;
  readonly status: 'alive' | 'dead' | 'left';
  readonly hp: number;
  readonly maxHp: number;
  readonly block: number;
  readonly strength: number;
  readonly vulnerable: number;
  readonly weak: number;
  readonly poison: number;
  /** The mode it is in, 0 for the first, and its name where it has one. */
  readonly mode: number;
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
  readonly attacks: readonly IntendedAttack[];
  /** A card lying on it. */
  readonly attachedCard?: Card;
};

/** Enemies that will arrive at the start of the next round. */
export type ArrivalView = { readonly enemy: number; readonly names: readonly string[] };

export type RewardView = {
  readonly kind: string;
  readonly amount: number;
  readonly revealed: boolean;
  /** Faces of cards, or the potion's number. */
  readonly offer: readonly number[];
  readonly choice: 'open' | 'skipped' | number;
  /** Carried out already, so that it cannot be changed any more. */
  readonly settled: boolean;
};

/** A triggered ability waiting to be ordered. */
export type WaitingView = {
  readonly routine: number;
  readonly seat: number;
  readonly enemy: number;
  readonly name: string;
};

export type QuestionView = {
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
  readonly seat: number;
  readonly optional: boolean;
  /** What asks: the name of the card, item or ability. */
  readonly source: string;
  /** For cards: which pile, and the cards that may be chosen. */
  readonly pile?: string;
  readonly cards?: readonly Card[];
  /** For cards of the deck: what becomes of the chosen one, and how many are still to be chosen. */
  readonly change?: 'upgrade' | 'remove' | 'transform' | 'give';
  readonly left?: number;
  /** For offers: the items, or the faces of the cards. */
  readonly offer?: { readonly items: boolean; readonly numbers: readonly number[] };
  /** For options: their texts as plain strings. */
  readonly options?: readonly string[];
  readonly waiting?: readonly WaitingView[];
  /** For an order at end of turn: the others' abilities may be let go first, with the move `order later`. */
  readonly later?: boolean;
};

export type SlayTheSpireView = {
  readonly phase: PhaseName;
  readonly round: number;
  /** 0 before the first roll. */
  readonly die: number;
  readonly players: readonly PlayerView[];
  /** In acting order: highest row first, left to right, Bosses last. Dead ones keep their place. */
  readonly enemies: readonly EnemyView[];
  /** Names of what comes at the start of the next round, and whose doing it is. */
  readonly arrivals: readonly ArrivalView[];
  readonly question?: QuestionView;
  /** The seats that can change the roll, while they may (STS-13.9). */
  readonly dieWindow?: { readonly seats: readonly number[] };
  readonly rewards?: readonly (readonly RewardView[])[];
  readonly confirmed?: readonly boolean[];
  /** The climb, where more than the first fight is played. */
  readonly run?: RunView;
  readonly statusLeft: number;
  readonly dazeLeft: number;
  /** The seats whose Player Turn it is: all who live, or one of them (STS-36.1). */
  readonly turnSeats: readonly number[];
  /** Achievements of the whole party in this game. */
  readonly achievements: readonly string[];
  readonly result?: 'victory' | 'defeat';
};
