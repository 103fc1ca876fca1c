/** What a viewer sees. Nothing is secret between players (STY-1.9): only decks and undrawn tokens are hidden. */

export type HeroView = {
  readonly hero: string;
  readonly seat: number;
  readonly skills: readonly CardView[];
  readonly treasures: readonly CardView[];
  readonly shields: number;
  /** By status, then colour. */
  readonly tokens: Readonly<Record<string, readonly number[]>>;
};

export type CardView = { readonly card: number; readonly exhausted: boolean };

export type FigureView = {
  readonly id: number;
  /** Enemy card, or -1 for the boss. */
  readonly enemy: number;
  readonly label: string;
  readonly rank: 'front' | 'rear';
  readonly wounds: number;
  readonly health: number;
};

export type QuestionView = {
  readonly kind: string;
  readonly seats: readonly number[];
  readonly number: number;
  readonly hero: number;
  readonly votes: readonly number[];
  /** Card that asks, or -1. */
  readonly source: number;
  /** What is proposed in a vote: the hero to begin (R9), or -1. */
  readonly proposal: number;
  /** The treasure an offer asks for in return, or -1 for a gift. */
  readonly wanted: number;
  /** What a response would answer, and the wounds about to be suffered. */
  readonly occasion?: string;
  readonly wounds?: number;
};

export type StygianSocietyView = {
  readonly players: number;
  readonly phase: string;
  readonly floor: number;
  /** Room or boss mat, or -1 before the first floor. */
  readonly place: number;
  readonly turn: number;
  readonly active: number;
  readonly heroes: readonly HeroView[];
  readonly partyTreasures: readonly CardView[];
  readonly figures: readonly FigureView[];
  /** By colour. */
  readonly bank: readonly number[];
  readonly tower: readonly number[];
  /** Whether cubes really fall here. */
  readonly physical: boolean;
  /** Poses of the cubes in a physical tower, see tower/pose.ts. */
  readonly stuck: readonly number[];
  /** What the game waits for: cubes that fall outside. */
  readonly awaited: 'nothing' | 'drop' | 'nudge';
  readonly field: readonly number[];
  readonly crypt: readonly number[];
  readonly gathered: readonly number[];
  readonly banished: readonly number[];
  readonly extra: readonly number[];
  readonly luck: number;
  readonly luckLimit: number;
  readonly xp: number;
  readonly needed: number;
  readonly wounds: number;
  readonly woundLimit: number;
  readonly peril: number;
  /** Numbers of the peril chart that have happened. */
  readonly fired: readonly number[];
  readonly doubled: readonly number[];
  readonly rooms: number;
  readonly treasureDeck: number;
  readonly tokensLeft: number;
  readonly supported: boolean;
  readonly shieldsLeft: number;
  readonly guard: number;
  /** Action under way and its target, or -1. */
  readonly action: number;
  readonly target: number;
  readonly chestsLeft: number;
  readonly chestCard: number;
  /** The proposed payment for each number of times. */
  readonly proposals: readonly (readonly number[])[];
  readonly taken: readonly number[];
  readonly question?: QuestionView;
  readonly result?: string;
};
