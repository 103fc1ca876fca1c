/** What a viewer sees. Nothing is secret between players (STY-1.9): only decks and undrawn tokens are hidden. */

export type HeroView = {
  /** Knight, Spellsling, Doctor or Burglar. */
  readonly hero: string;
  /** The player who leads this hero, from 0. */
  readonly seat: number;
  /** Skills, the first one learned first. */
  readonly skills: readonly CardView[];
  /** Solo treasures. */
  readonly treasures: readonly CardView[];
  /** Shields on the cards of this hero. */
  readonly shields: number;
  /** By status, then colour. */
  readonly tokens: Readonly<Record<string, readonly number[]>>;
};

export type CardView = {
  /** Its number among all cards. */
  readonly card: number;
  /** Whether it lies exhausted. */
  readonly exhausted: boolean;
};

export type FigureView = {
  /** Never given twice in a game. */
  readonly id: number;
  /** Enemy card, or -1 for the boss. */
  readonly enemy: number;
  /** What moves call it. */
  readonly label: string;
  /** Where it stands. */
  readonly rank: 'front' | 'rear';
  /** Wounds it has suffered. */
  readonly wounds: number;
  /** Wounds it can take before it is defeated. */
  readonly health: number;
};

export type QuestionView = {
  /** What is to be chosen. */
  readonly kind: string;
  /** Who may answer. */
  readonly seats: readonly number[];
  /** How many or how often, where the question needs a number. */
  readonly number: number;
  /** The place of the hero it is about, or -1. */
  readonly hero: number;
  /** By seat, or by hero for skills: what was answered, or -1. */
  readonly votes: readonly number[];
  /** Card that asks, or -1. */
  readonly source: number;
  /** What is proposed in a vote: the hero to begin (R9), or -1. */
  readonly proposal: number;
  /** The treasure an offer asks for in return, or -1 for a gift. */
  readonly wanted: number;
  /** What a response would answer. */
  readonly occasion?: string;
  /** The wounds about to be suffered. */
  readonly wounds?: number;
};

export type StygianSocietyView = {
  /** Number of players. */
  readonly players: number;
  /** Where the game stands. */
  readonly phase: string;
  /** From 1 to 6. */
  readonly floor: number;
  /** Room or boss mat, or -1 before the first floor. */
  readonly place: number;
  /** Turns taken in this game. */
  readonly turn: number;
  /** The place of the hero whose turn it is. */
  readonly active: number;
  /** In turn order. */
  readonly heroes: readonly HeroView[];
  /** Treasures of the whole party. */
  readonly partyTreasures: readonly CardView[];
  /** Enemies in play, from the left in each rank. */
  readonly figures: readonly FigureView[];
  /** Cubes in the bank, by colour: blue, green, white, red, yellow, black. So are all lists of cubes. */
  readonly bank: readonly number[];
  /** Cubes stuck in the tower. */
  readonly tower: readonly number[];
  /** Whether cubes really fall here. */
  readonly physical: boolean;
  /** Poses of the cubes in a physical tower, see tower/pose.ts. */
  readonly stuck: readonly number[];
  /** What the game waits for: cubes that fall outside. */
  readonly awaited: 'nothing' | 'drop' | 'nudge';
  /** Cubes in the field. */
  readonly field: readonly number[];
  /** Cubes in the crypt; each is worth two. */
  readonly crypt: readonly number[];
  /** Cubes gathered and not yet dropped. */
  readonly gathered: readonly number[];
  /** Cubes out of the game. */
  readonly banished: readonly number[];
  /** Enemy cubes added to every drop of this floor (STY-12.5). */
  readonly extra: readonly number[];
  /** Luck. */
  readonly luck: number;
  /** The most luck the party can have. */
  readonly luckLimit: number;
  /** XP since the last level. */
  readonly xp: number;
  /** XP needed for the next level. */
  readonly needed: number;
  /** Wounds of the party. */
  readonly wounds: number;
  /** Wounds at which the party is lost. */
  readonly woundLimit: number;
  /** The peril track. */
  readonly peril: number;
  /** Numbers of the peril chart that have happened. */
  readonly fired: readonly number[];
  /** Enemy cards whose next harm is doubled (STY-28.11). */
  readonly doubled: readonly number[];
  /** Cards in the room deck. */
  readonly rooms: number;
  /** Cards in the treasure deck. */
  readonly treasureDeck: number;
  /** Status tokens left. */
  readonly tokensLeft: number;
  /** The active hero has used a support this turn. */
  readonly supported: boolean;
  /** Shields that the active hero can still use this turn. */
  readonly shieldsLeft: number;
  /** Wounds that an effect still prevents this turn. */
  readonly guard: number;
  /** The card of the action under way, or -1. */
  readonly action: number;
  /** Id of its target, or -1. */
  readonly target: number;
  /** Chests not yet opened on this floor. */
  readonly chestsLeft: number;
  /** The chest card that was opened last, or -1. */
  readonly chestCard: number;
  /** The proposed payment for each number of times. */
  readonly proposals: readonly (readonly number[])[];
  /** Cubes picked for a payment by hand: of the field by colour, of the crypt by colour, then luck. */
  readonly taken: readonly number[];
  /** What is asked, while the game waits for an answer. */
  readonly question?: QuestionView;
  /** `wizard` is a victory; `wounds` and `peril` are defeats. */
  readonly result?: string;
};
