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
  readonly id: number;
  /** Its place, as moves name it. */
  readonly place: number;
  readonly card: number;
  readonly owner: number;
  readonly controller: number;
  readonly power: number;
  readonly hp: number;
  readonly maxHp: number;
  readonly fatigued: boolean;
  /** Statuses it has now, by name. */
  readonly statuses: readonly string[];
  /** X of every Ignite mark on it. */
  readonly marks: readonly number[];
  readonly bonds: readonly number[];
  /** Id of the Unit this Equipment is on, or -1. */
  readonly host: number;
  readonly usedThisTurn: boolean;
};

export type KeeperView = {
  readonly seat: number;
  /** -1 while no Tower is shown (see `awaitedDecks`). */
  readonly tower: number;
  readonly hp: number;
  readonly maxHp: number;
  readonly crystal: number;
  readonly income: number;
  readonly marks: readonly number[];
  readonly deckSize: number;
  readonly handSize: number;
  readonly tokenCount: number;
  readonly graveyard: readonly number[];
  readonly exiled: readonly number[];
  readonly skipDraw: number;
  readonly skipBattle: number;
  /** Cards from hand this turn, and the most there may be where something limits them. */
  readonly played: number;
  readonly limit?: number;
  readonly towerBarred: boolean;
  /** Only in the owner's view: cards of the hand with their cost now, and why one cannot be played. */
  readonly hand?: readonly { readonly card: number; readonly cost: number; readonly refused?: string }[];
  /** MYS-3.2: only the owner looks through the Token Deck. */
  readonly tokens?: readonly number[];
};

export type LinkView = {
  readonly id: number;
  /** C1, C2, C3 … */
  readonly number: number;
  readonly kind: LinkKind;
  readonly seat: number;
  /** -1 for a Tower's effect. */
  readonly card: number;
  readonly source: number;
  readonly ability: number;
  readonly step: number;
  readonly targets: readonly number[];
  readonly answers: number;
  /** Waits for the destruction it foresees. */
  readonly waits: boolean;
};

export type QuestionView = {
  readonly kind: 'target' | 'may' | 'order' | 'toll' | 'discard' | 'search' | 'intercept' | 'throw' | 'first';
  readonly seat: number;
  readonly number: number;
  /** What asks: a card or Tower by name. */
  readonly source: string;
  /** Abilities that wait to be ordered. */
  readonly abilities?: readonly number[];
  /** Only for the Keeper who searches: their deck, without its order. */
  readonly deck?: readonly number[];
};

export type MysticSpiresView = {
  readonly phase: 'setup' | 'Draw' | 'Standby' | 'Main 1' | 'Battle' | 'Main 2' | 'End' | 'over';
  readonly turn: number;
  readonly turnPlayer: number;
  readonly firstPlayer: number;
  readonly keepers: readonly KeeperView[];
  /** Only before the game begins: the Keepers who are still to choose a deck. */
  readonly awaitedDecks?: readonly number[];
  readonly things: readonly ThingView[];
  readonly links: readonly LinkView[];
  /** Which Keeper may respond at a response point or in a window. */
  readonly priority?: number;
  readonly window: boolean;
  readonly attack?: {
    readonly attacker: number;
    readonly target: number;
    readonly interceptor: number;
  };
  readonly question?: QuestionView;
  readonly result?: { readonly losers: readonly number[]; readonly reasons: readonly string[] };
};
