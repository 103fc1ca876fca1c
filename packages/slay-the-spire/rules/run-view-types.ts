/** What everybody may see of the climb; only orders of decks are hidden. */
import type { Text } from '@three-spires/kernel';
import type { Closed } from './run/menu.ts';

export type SpaceView = {
  readonly index: number;
  readonly row: number;
  readonly column: number;
  /** The kind of room, or `hidden` while its token lies face down. */
  readonly room: string;
  readonly exits: readonly number[];
};

/** An option of the open menu for one seat. */
export type OptionView = {
  readonly name: string;
  readonly text: Text;
  /** What keeps this seat from it; undefined where it can be taken, or voted for. */
  readonly closed?: Closed;
  readonly taken: boolean;
};

export type StockView = { readonly item: number; readonly price: number };

export type RunView = {
  /** The characters that a newcomer could play now (STS-33.7). */
  readonly free: readonly string[];
  readonly act: number;
  readonly ascension: number;
  readonly modifiers: readonly string[];
  readonly map: readonly SpaceView[];
  /** Where the boot stands, or -1. */
  readonly space: number;
  /** The spaces entered in this Act, the first one first. */
  readonly path: readonly number[];
  readonly reachable: readonly number[];
  readonly room: string;
  /** Enemy kind of the Act's Boss, which is public (STS-2.12). */
  readonly boss: number;
  readonly bossesBeaten: number;
  readonly keys: { readonly ruby: boolean; readonly sapphire: boolean; readonly emerald: boolean };
  /** `index` is its place among all Events. */
  readonly event?: { readonly index: number; readonly name: string; readonly scope: string };
  /** By seat: the options of the open menu. */
  readonly menus?: readonly (readonly OptionView[])[];
  readonly finished: readonly boolean[];
  /** By seat: the gold it offers to pay for others (STS-8.23); empty where nothing is to be paid. */
  readonly offers: readonly number[];
  /** By seat: the relic turned up at random for the Event, or -1. */
  readonly turnedUp: readonly number[];
  readonly merchant?: {
    readonly relics: readonly StockView[];
    readonly potions: readonly StockView[];
    readonly colorless: readonly StockView[];
    readonly cards: readonly (readonly StockView[])[];
    readonly removePrice: number;
    readonly removeUsed: readonly boolean[];
  };
  readonly bossRelics: readonly number[];
  /** By seat: the place of the Boss relic it claims, or -1. */
  readonly claims: readonly number[];
  /** By seat: the vote cast, or -1. */
  readonly votes: readonly number[];
};
