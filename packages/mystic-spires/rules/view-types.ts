/** What a seat or a spectator may see (section 4). Built field by field in view.ts. */

/** Kinds of links (MYS-22.1) in the order of their numbers in states and events. */
export const LINK_KINDS = [
  'unit',
  'instant',
  'passive',
  'equipment',
  'active',
  'triggered',
  'attack',
] as const;
export type LinkKind = (typeof LINK_KINDS)[number];

export type ThingView = {
  /** Never given twice in a game. */
  readonly id: number;
  /** Its place, as moves name it. */
  readonly place: number;
  /** Its number among all cards. */
  readonly card: number;
  /** The Keeper whose deck it comes from, 0 or 1. */
  readonly owner: number;
  /** The Keeper who controls it, 0 or 1. */
  readonly controller: number;
  /** POWER now. */
  readonly power: number;
  /** HP that are left. */
  readonly hp: number;
  /** HP without damage. */
  readonly maxHp: number;
  /** Whether it is fatigued. */
  readonly fatigued: boolean;
  /** Statuses it has now, by name. */
  readonly statuses: readonly string[];
  /** X of every Ignite mark on it. */
  readonly marks: readonly number[];
  /** Ids of the Units it is bonded with. */
  readonly bonds: readonly number[];
  /** Id of the Unit this Equipment is on, or -1. */
  readonly host: number;
  /** One of its abilities was used this turn. */
  readonly usedThisTurn: boolean;
};

export type KeeperView = {
  /** 0 or 1. */
  readonly seat: number;
  /** -1 while no Tower is shown (see `awaitedDecks`). */
  readonly tower: number;
  /** HP of the Tower now. */
  readonly hp: number;
  /** HP printed on the Tower. */
  readonly maxHp: number;
  /** Crystal. */
  readonly crystal: number;
  /** Crystal gained at the start of each own turn. */
  readonly income: number;
  /** X of every Ignite mark on the Tower. */
  readonly marks: readonly number[];
  /** Cards in the deck. */
  readonly deckSize: number;
  /** Cards in hand. */
  readonly handSize: number;
  /** Cards in the Token Deck. */
  readonly tokenCount: number;
  /** The last card is the top. */
  readonly graveyard: readonly number[];
  /** Exiled cards, the first one first. */
  readonly exiled: readonly number[];
  /** Draw Phases still to be skipped. */
  readonly skipDraw: number;
  /** Battle Phases still to be skipped. */
  readonly skipBattle: number;
  /** Cards played from hand this turn. */
  readonly played: number;
  /** The most cards from hand this turn. */
  readonly limit?: number;
  /** The Active effects of the Tower cannot be used. */
  readonly towerBarred: boolean;
  /** The cards in hand, only in the owner's view. */
  readonly hand?: readonly {
    /** Its number among all cards. */
    readonly card: number;
    /** Crystal it costs now. */
    readonly cost: number;
    /** Why it cannot be played now, as a code. */
    readonly refused?: string;
  }[];
  /** MYS-3.2: only the owner looks through the Token Deck. */
  readonly tokens?: readonly number[];
};

export type LinkView = {
  /** Never given twice in a game. */
  readonly id: number;
  /** C1, C2, C3 … */
  readonly number: number;
  /** What was announced. */
  readonly kind: LinkKind;
  /** Whose link it is. */
  readonly seat: number;
  /** -1 for a Tower's effect. */
  readonly card: number;
  /** Id of the card in play it comes from, or -1. -2 is the Tower of seat 0, -3 that of seat 1. */
  readonly source: number;
  /** Its number among all abilities, or -1 for a card that only comes into play. */
  readonly ability: number;
  /** Which step of the effect is announced, from 0. */
  readonly step: number;
  /** Ids of cards in play, -2 and -3 for Towers; from 1048576 on, cards in graveyards: see refs.ts. */
  readonly targets: readonly number[];
  /** Id of the link it answers, or -1. */
  readonly answers: number;
  /** Waits for the destruction it foresees. */
  readonly waits: boolean;
};

export type QuestionView = {
  /** What is to be chosen. */
  readonly kind: 'target' | 'may' | 'order' | 'toll' | 'discard' | 'search' | 'intercept' | 'throw' | 'first';
  /** Who chooses. */
  readonly seat: number;
  /** Crystal of a toll, or cards still to discard. */
  readonly number: number;
  /** What asks: a card or Tower by name. */
  readonly source: string;
  /** Abilities that wait to be ordered. */
  readonly abilities?: readonly number[];
  /** Only for the Keeper who searches: their deck, without its order. */
  readonly deck?: readonly number[];
};

export type MysticSpiresView = {
  /** The phase of the turn. */
  readonly phase: 'setup' | 'Draw' | 'Standby' | 'Main 1' | 'Battle' | 'Main 2' | 'End' | 'over';
  /** From 1; both Keepers’ turns count. */
  readonly turn: number;
  /** Whose turn it is, 0 or 1. */
  readonly turnPlayer: number;
  /** Who began, 0 or 1. */
  readonly firstPlayer: number;
  /** Both Keepers. */
  readonly keepers: readonly KeeperView[];
  /** Only before the game begins: the Keepers who are still to choose a deck. */
  readonly awaitedDecks?: readonly number[];
  /** Cards in play but for Towers, in order of arrival. */
  readonly things: readonly ThingView[];
  /** The Cascade; the last link resolves first. */
  readonly links: readonly LinkView[];
  /** Which Keeper may respond at a response point or in a window. */
  readonly priority?: number;
  /** Whether this is a window, in which nothing is announced yet. */
  readonly window: boolean;
  /** The attack under way. */
  readonly attack?: {
    /** Id of the attacking Unit. */
    readonly attacker: number;
    /** Id of the Unit it attacks, or -2 or -3 for the Tower of seat 0 or 1. */
    readonly target: number;
    /** Id of the Unit that intercepts, or -1. */
    readonly interceptor: number;
  };
  /** What a Keeper is asked, while the game waits for the answer. */
  readonly question?: QuestionView;
  /** How the game has ended. */
  readonly result?: {
    /** Who has lost; both in a draw. */
    readonly losers: readonly number[];
    /** By seat: why, or empty. */
    readonly reasons: readonly string[];
  };
};
