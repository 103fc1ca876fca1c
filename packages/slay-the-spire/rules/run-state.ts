/** The climb: everything that persists from room to room. Plain data like the rest of the state. */

/** What is played: only the first fight, or a whole climb. */
export const MODE = { firstFight: 0, climb: 1 } as const;

/** Kinds of rooms, in the order of ROOM_NAMES. */
export const ROOM = {
  none: 0,
  encounter: 1,
  elite: 2,
  event: 3,
  campfire: 4,
  treasure: 5,
  merchant: 6,
  boss: 7,
  burningElite: 8,
} as const;
export const ROOM_NAMES = Object.keys(ROOM) as (keyof typeof ROOM)[];

/** The menu that players choose from in a room. */
export const MENU = { none: 0, neow: 1, event: 2, campfire: 3 } as const;

export const KEY = { ruby: 1, sapphire: 2, emerald: 4 } as const;
export const ALL_KEYS = 7;

/** Optional rules and packs, as bits (STS-35, STS-36, STS-37, R164). */
export const OPTION = { lastStand: 1, sequentialTurns: 2, chooseYourRelic: 4, clawPack: 8 } as const;

export const usesClawPack = (run: Run): boolean => (run.options & OPTION.clawPack) !== 0;

export type Run = {
  mode: number;
  act: number;
  /** The last Act of this game; 0 while the party has not ended it. */
  ascension: number;
  /** Run modifiers as bits, in the order of MODIFIER_NAMES. */
  modifiers: number;
  /** @inner is shown with the set-up */
  options: number;
  /**
   * The party's cubes of each kind of Orb, 0 for unlimited (STS-22.4, R95).
   * @inner is shown with the set-up
   */
  orbCubes: number;
  /**
   * Opened locks by character (0 to 3), and whether colorless cards and Act IV are unlocked.
   * @inner is shown with the set-up
   */
  unlocks: number[];
  colorless: number;
  /** @inner is shown with the set-up */
  actFour: number;
  /** Which map board, what lies on each space, and whether it is face down (STS-31.12). */
  map: number;
  rooms: number[];
  faceDown: number[];
  /** The spaces entered in this Act, in order. */
  path: number[];
  /** The space of the boot, or NONE, and the kind of the current room. */
  space: number;
  room: number;
  /**
   * The room this one turns into, and a jump to any higher room; both set by an Event.
   * @inner belongs to what is being resolved
   */
  nextRoom: number;
  /** @inner belongs to what is being resolved */
  jump: number;
  /** The Act's Boss (enemy kind), the second Boss of Ascension 13, and the number beaten in this game. */
  boss: number;
  /** @hidden is met after the first */
  secondBoss: number;
  bossesBeaten: number;
  /**
   * Acts beaten in this game, as bits by number, and whether this is a Daily Climb.
   * @inner is told by the page of the game, not by the table
   */
  actsBeaten: number;
  /** @inner is shown with the set-up */
  daily: number;
  /**
   * Combats won in this game, and the seats alive when the last one began, as bits.
   * @inner is told by the page of the game, not by the table
   */
  combatsWon: number;
  /** @inner is told by the page of the game, not by the table */
  fighters: number;
  /** @hidden lies face down */
  encounterDeck: number[];
  /** @hidden lies face down */
  eliteDeck: number[];
  /** @hidden lies face down */
  eventDeck: number[];
  /** @hidden lies face down */
  relicDeck: number[];
  /** @hidden lies face down */
  bossRelicDeck: number[];
  /** @hidden lies face down */
  curseDeck: number[];
  /** @hidden lies face down */
  colorlessDeck: number[];
  /** @hidden lies face down */
  neowDeck: number[];
  /** Decks of characters not in play, by character, created on demand (R107). @hidden lies face down */
  foreignRewards: number[][];
  /** @hidden lies face down */
  foreignRares: number[][];
  /** The open Event, or NONE, and whether one has been met in this run. */
  event: number;
  /** @inner is told by the page of the game, not by the table */
  eventsMet: number;
  /** The open menu; for each seat the Neow card, the options taken and whether it is finished. */
  menu: number;
  neow: number[];
  taken: number[][];
  finished: number[];
  /** The random relic each seat has turned up for an Event, or NONE. */
  turnedUp: number[];
  /** Cards or an item currently offered by an effect. */
  offer: number[];
  /** Merchant: shared relics and potions, shared colorless cards, cards for each seat (NONE when sold). */
  relicStock: number[];
  potionStock: number[];
  colorlessStock: number[];
  cardStock: number[][];
  removeUsed: number[];
  /** By seat, the gold offered to pay for others (STS-8.23). */
  sharing: number[];
  bossRelics: number[];
  /** By seat, as bits by index: draft relics yielded to another player (R29). @inner shows as the claims */
  yielded: number[];
  keys: number;
  /**
   * The room's enemy rewards if they are the same for all players, or NONE for an encounter's rows.
   * @inner shows in the rewards
   */
  rewardKind: number;
  /**
   * The Act that Quick Start leads to, and the progress through its table (STS-33.1).
   * @inner is shown with the set-up
   */
  startAct: number;
  /** @inner belongs to what is being resolved */
  quickStep: number;
  /**
   * Seats that joined for the next Act and are still catching up, as bits (STS-33.7).
   * @inner is told by the page of the game, not by the table
   */
  newcomers: number;
};
