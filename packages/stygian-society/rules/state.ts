/** The complete state of a game in progress, as plain data of fixed shape. */
import { NO_QUESTION, type Random } from '@three-spires/kernel';

/** A skill, treasure or generic action, by its number (content/numbers.ts); each exists once. */
export type CardNumber = number;

/** Where the game continues once nothing is left to resolve. */
export const PHASE = {
  extraSkill: 0,
  startingHero: 1,
  floorStart: 2,
  floorEffects: 3,
  floorAbilities: 4,
  stricken: 5,
  hexed: 6,
  turnAbilities: 7,
  choosing: 8,
  perilCubes: 9,
  heroCubes: 10,
  dazed: 11,
  wild: 12,
  drop: 13,
  dropped: 14,
  enemies: 15,
  payment: 16,
  endEffects: 17,
  removal: 18,
  turnEnd: 19,
  passOn: 20,
  floorEnd: 21,
  defeatedSide: 22,
  chests: 23,
  treasures: 24,
  decks: 25,
  trading: 26,
  climbing: 27,
  over: 28,
} as const;

export const isInTurn = ({ phase }: State): boolean => phase >= PHASE.stricken && phase <= PHASE.passOn;

/** What a frame resolves. */
export const FRAME = {
  /** The effects of a card, enemy, line, event or chest, in sequence. */
  routine: 0,
  /** One source of wounds to the party (section 13). */
  hurt: 1,
  /** One instruction to afflict heroes (section 21). */
  afflict: 2,
  /** Peril events that are due (section 12). */
  peril: 3,
  /** XP being counted (section 17). */
  level: 4,
  /** After wounds: eliminations, XP, ranks, end of the floor (section 16). */
  aftermath: 5,
  /** An enemy card or line that has triggered (section 7). */
  act: 6,
  /** A paid action (sections 8 and 15). */
  use: 7,
  /** An event that players can respond to (STY-18.3). */
  window: 8,
} as const;

/** Whose effect a routine is; this decides its fate when the floor is completed (STY-16.12). */
export const SIDE = { hero: 0, enemy: 1 } as const;

export type Frame = {
  kind: number;
  routine: number;
  step: number;
  /** How many more times to run the routine. */
  repeat: number;
  side: number;
  /** The seat that makes its choices. */
  seat: number;
  /** The hero whose effect it is, or NONE. */
  hero: number;
  /** The card it comes from, or NONE. */
  card: CardNumber;
  /** The kind of the acting enemy, or NONE. */
  enemy: number;
  /** Id of the target, or NONE; some kinds of frame store another number here. */
  target: number;
  number: number;
  /** What is left to choose or suffer; NONE before the step has begun. */
  left: number;
  flag: number;
  list: number[];
};

export const QUESTION = {
  none: NO_QUESTION,
  /** Party votes (STY-1.7). */
  start: 1,
  afflict: 2,
  chest: 3,
  holder: 4,
  /** All heroes' players at once (STY-17.4, STY-25.4). */
  skill: 5,
  turn: 6,
  daze: 7,
  wild: 8,
  respond: 9,
  pay: 10,
  spend: 11,
  enemy: 12,
  purge: 13,
  lose: 14,
  bury: 15,
  recolor: 16,
  cleanse: 17,
  refresh: 18,
  tire: 19,
  removal: 20,
  trade: 21,
  accept: 22,
} as const;

export type Question = {
  kind: number;
  /** @inner shows in the decisions */
  id: number;
  /** Who may answer, as a bit set. */
  seats: number;
  hero: number;
  number: number;
  /** A ballot per seat, or a skill per hero; NONE until given. */
  votes: number[];
};

export type Hero = {
  /** Which of the four heroes. */
  hero: number;
  seat: number;
  skills: CardNumber[];
  treasures: CardNumber[];
  /** Status tokens, indexed by status * 3 + colour, and how many of them arrived this turn (STY-21.8). */
  tokens: number[];
  /** @inner counts until the end of the turn */
  fresh: number[];
};

/** External input the game waits for: a drop of cubes into the tower, or a knock against it. */
export const AWAITED = { nothing: 0, drop: 1, nudge: 2 } as const;

export type Figure = {
  /** Never given twice in a game. */
  id: number;
  /** Enemy card, or BOSS. */
  kind: number;
  rank: number;
  wounds: number;
};
export const BOSS = -1;

/** An effect scheduled for the end of the turn (STY-28.12). */
export type EndEffect = { routine: number; enemy: number };

/** Outcomes that a set-up position fixes in place of chance, next one first; empty in ordinary games. */
export type Arranged = {
  /**
   * Chest cards, colours of status tokens, and whether the tower is knocked at the end of a turn (1 or 0).
   */
  chests: number[];
  tokens: number[];
  knocks: number[];
  /** The next room or boss, or NONE. */
  place: number;
};

export type State = {
  /** @hidden is chance */
  random: Random;
  /** @hidden is chance that a position arranges */
  arranged: Arranged;
  physical: number;
  /** @inner is shown with the set-up */
  jostling: number;
  players: number;
  /**
   * The party's maximum of wounds before treasures: 25 or 28 (STY-25.5).
   * @inner shows as the limit of wounds
   */
  baseWounds: number;
  phase: number;
  floor: number;
  /** Room or boss mat in force, or NONE. */
  place: number;
  /** In turn order (STY-2.8). */
  heroes: Hero[];
  /** The hero whose turn it is, or who acts next. */
  active: number;
  turn: number;
  // Cubes by colour (STY-1.2):
  bank: number[];
  tower: number[];
  field: number[];
  crypt: number[];
  /** Gathered but not yet dropped. */
  gathered: number[];
  /** Poses of the cubes in the physical tower, see tower/pose.ts; empty for the fast tower. */
  stuck: number[];
  /** The external input the game waits for, and the seed of that drop. */
  awaited: number;
  /** @inner comes with the event of the fall */
  fallSeed: number;
  banished: number[];
  // Tracks (STY-1.5):
  luck: number;
  xp: number;
  needed: number;
  wounds: number;
  peril: number;
  /** Chart events that have already happened, as bits (STY-12.2). */
  fired: number;
  /** Enemy cubes added to every drop of this floor (STY-12.5). */
  extra: number[];
  /** Kinds of enemies whose next harm is doubled, as bits (STY-28.11). */
  doubled: number;
  /** 1 once the floor is complete. @inner belongs to what is being resolved */
  cleared: number;
  /** Left to right within each rank. */
  figures: Figure[];
  /** @inner is the number of the next figure */
  nextId: number;
  /** The last card is the top. @hidden lies face down */
  rooms: number[];
  /** @hidden lies face down */
  treasureDeck: CardNumber[];
  /** @inner shows in the treasures that are drawn */
  upper: number;
  partyTreasures: CardNumber[];
  exhausted: CardNumber[];
  /** Status tokens not on cards, by hero colour. */
  supply: number[];
  /**
   * Routines for the start of the next floor, and for every later floor (STY-3.8).
   * @inner was told when it was set
   */
  later: number[];
  /** @inner was told when it was set */
  everyFloor: number[];
  // The turn:
  supported: number;
  shieldsUsed: number;
  guard: number;
  /** @inner was told when it was set */
  endEffects: EndEffect[];
  action: CardNumber;
  target: number;
  /** The rank where the target was last seen. @inner belongs to what is being resolved */
  targetRank: number;
  /**
   * Blue, green, white and wild cubes still to gather, and how many of them are lost to Dazed.
   * @inner belongs to what is being resolved
   */
  wanted: number[];
  /** @inner belongs to what is being resolved */
  struck: number;
  /** Cubes that landed in the crypt in this drop (STY-10.1). @inner belongs to what is being resolved */
  landedInCrypt: number;
  /**
   * The colour being checked, whether its card has been checked, and whether it had a figure (STY-7.10).
   * @inner belongs to what is being resolved
   */
  checking: number;
  /** @inner belongs to what is being resolved */
  checked: number;
  /** @inner belongs to what is being resolved */
  hadFigure: number;
  /**
   * A payment chosen by hand: how often, and field, crypt (by colour) and luck.
   * @inner belongs to what is being resolved
   */
  times: number;
  taken: number[];
  // Chests:
  chestsLeft: number;
  chestCard: number;
  /** @inner belongs to what is being resolved */
  fewer: number;
  /** @inner belongs to what is being resolved */
  emptied: number;
  /**
   * The treasure waiting for a holder, or NONE, and how many are still to be drawn.
   * @inner shows in the moves
   */
  found: CardNumber;
  /** @inner belongs to what is being resolved */
  toDraw: number;
  /** Treasures already traded in this round of trading. @inner shows in the moves */
  traded: CardNumber[];
  /** Offers, as moves, refused since a treasure last changed hands. @inner shows in the moves */
  refused: number[];
  /** @inner belongs to what is being resolved */
  stack: Frame[];
  question: Question;
  /** @inner shows in the decisions */
  asked: number;
  /** 0, or the reason the game ended. */
  result: number;
};

export const RESULTS = ['', 'wizard', 'wounds', 'peril'] as const;
export const RESULT = { wizard: 1, wounds: 2, peril: 3 } as const;

export const STREAM = { setup: 0, tower: 1, tokens: 2, skills: 3, chests: 4, accidents: 5 } as const;
export const STREAMS = 6;

// Track limits and component counts (STY-1.2, STY-1.4, STY-1.5, STY-2.6).
export const CUBES_PER_COLOUR = 10;
export const FIGURES_PER_COLOUR = 6;
export const TOKENS_PER_COLOUR = 16;
export const LUCK_LIMIT = 5;
export const WOUND_LIMIT = 30;
export const PERIL_LIMIT = 20;
export const FIRST_XP = 8;
export const XP_LIMIT = 15;
export const FLOORS_IN_TOWER = 6;
export const REGROUP_PERIL = 4;
export const TREASURES_PER_CHEST = 2;
/** The party's maximum of wounds before treasures, and in the two-hero variant (STY-25.5). */
export const BASE_WOUNDS = 25;
export const BASE_WOUNDS_OF_TWO = 28;
