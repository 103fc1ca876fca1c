/** What everyone may see of the climb; only the orders of decks are hidden. */
import type { Text } from '@three-spires/kernel';

/** What a player lacks for an option. */
export type Missing = 'gold' | 'relic' | 'potion' | 'card' | 'hp' | 'partner';

/** What keeps a seat from an option. */
export type Closed =
  | 'finished'
  | 'taken'
  | 'takenByOther'
  | 'noRest'
  | 'noSmith'
  | 'nothingToUpgrade'
  | 'needsRelic'
  | Missing;

export type SpaceView = {
  /** Its number on the map. */
  readonly index: number;
  /** From 0 at the bottom. */
  readonly row: number;
  /** From 0 on the left. */
  readonly column: number;
  /** The kind of room, or `hidden` while its token lies face down. */
  readonly room: string;
  /** The spaces above that it leads to. */
  readonly exits: readonly number[];
};

/** An option of the open menu for one seat. */
export type OptionView = {
  /** What moves call it. */
  readonly name: string;
  /** What is printed on it. */
  readonly text: Text;
  /** What keeps this seat from it; undefined where it can be taken, or voted for. */
  readonly closed?: Closed;
  /** Has been taken already. */
  readonly taken: boolean;
};

export type StockView = {
  /** Its number among all items; for cards, their face. */
  readonly item: number;
  /** In Gold. */
  readonly price: number;
};

export type RunView = {
  /** The characters that a newcomer could play now (STS-33.7). */
  readonly free: readonly string[];
  /** From 1. */
  readonly act: number;
  /** The Ascension level, 0 for none. */
  readonly ascension: number;
  /** Daily Climb and Custom modifiers in use, by name. */
  readonly modifiers: readonly string[];
  /** All spaces of the Act. */
  readonly map: readonly SpaceView[];
  /** Where the boot stands, or -1. */
  readonly space: number;
  /** The spaces entered in this Act, the first one first. */
  readonly path: readonly number[];
  /** The spaces the party can go to next. */
  readonly reachable: readonly number[];
  /** The kind of room the party is in. */
  readonly room: string;
  /** Enemy kind of the Act's Boss, which is public (STS-2.12). */
  readonly boss: number;
  /** Bosses beaten so far. */
  readonly bossesBeaten: number;
  /** The three keys, and which of them the party has. */
  readonly keys: {
    /** STS-32.4 */
    readonly ruby: boolean;
    /** STS-32.5 */
    readonly sapphire: boolean;
    /** STS-32.6 */
    readonly emerald: boolean;
  };
  /** The Event the party is in. */
  readonly event?: {
    /** Its place among all Events. */
    readonly index: number;
    /** As printed. */
    readonly name: string;
    /** Whom it asks: each player, or the party. */
    readonly scope: string;
  };
  /** By seat: the options of the open menu. */
  readonly menus?: readonly (readonly OptionView[])[];
  /** By seat: has finished here and is ready to go on. */
  readonly finished: readonly boolean[];
  /** By seat: the gold it offers to pay for others (STS-8.23); empty where nothing is to be paid. */
  readonly offers: readonly number[];
  /** By seat: the relic turned up at random for the Event, or -1. */
  readonly turnedUp: readonly number[];
  /** What the merchant sells, while the party is there. */
  readonly merchant?: {
    /** Relics for sale. */
    readonly relics: readonly StockView[];
    /** Potions for sale. */
    readonly potions: readonly StockView[];
    /** Colorless cards for sale. */
    readonly colorless: readonly StockView[];
    /** By seat: cards for sale to that character. */
    readonly cards: readonly (readonly StockView[])[];
    /** What it costs to remove a card. */
    readonly removePrice: number;
    /** By seat: has had a card removed here. */
    readonly removeUsed: readonly boolean[];
  };
  /** The Boss relics on offer. */
  readonly bossRelics: readonly number[];
  /** By seat: the place of the Boss relic it claims, or -1. */
  readonly claims: readonly number[];
  /** By seat: the vote cast, or -1. */
  readonly votes: readonly number[];
};
