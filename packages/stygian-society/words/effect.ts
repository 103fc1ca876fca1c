/** The effect vocabulary: what skills, treasures, enemies, rooms, chests and bosses say, as data. */
import type { Attack, Rank, Status } from './lists.ts';

/**
 * A printed row of cubes: B blue, G green, W white, R red, Y yellow, K black, ? any hero colour. `BB?` is two
 * blue and one of the player's choice.
 */
export type Cubes = string;

/** The active hero (before a turn: the one who acts first), every hero, or one chosen by the party. */
export type Who = 'self' | 'each' | 'pick';

/**
 * Whom wounds hit: the target, one other enemy in its rank, its whole rank, everyone in front, all enemies,
 * the target only if in the rear rank; and for effects without a target, one enemy anywhere or one in front.
 */
export type Scope = 'target' | 'next' | 'rank' | 'front' | 'all' | 'ifRear' | 'any' | 'anyFront';

/** Figures of the acting kind, the boss, or every enemy (STY-28.5). */
export type MendScope = 'self' | 'boss' | 'all';

/** Effects that consist of a word and a number. */
export type NumberedWord =
  | 'heal'
  | 'guard'
  | 'luck'
  | 'peril'
  | 'purge'
  | 'lose'
  | 'bury'
  | 'cleanse'
  | 'refresh'
  | 'xp'
  | 'fewer';

export type Effect =
  | { readonly do: 'wound'; readonly number: number; readonly scope: Scope }
  | { readonly do: NumberedWord; readonly number: number }
  | {
      readonly do: 'pierce' | 'shove' | 'ward' | 'cancel' | 'setWounds' | 'empty' | 'regroup' | 'defeat';
    }
  | { readonly do: 'recolor'; readonly number: number; readonly into?: Cubes }
  | { readonly do: 'gain'; readonly cubes: Cubes; readonly perSelf?: true }
  | { readonly do: 'perilCubes' | 'banish'; readonly cubes: Cubes }
  | { readonly do: 'tire'; readonly number: number; readonly who: Who }
  | { readonly do: 'afflict'; readonly status: Status; readonly number: number; readonly who: Who }
  | { readonly do: 'hurt'; readonly number: number; readonly perSelf?: true; readonly most?: number }
  | { readonly do: 'mend'; readonly number: number; readonly scope: MendScope }
  | { readonly do: 'summon'; readonly enemy: string; readonly rank: Rank }
  | { readonly do: 'double'; readonly enemy: string }
  /** At the end of the turn, at the start of the next floor, at the start of each later floor. */
  | { readonly do: 'end' | 'next' | 'eachFloor'; readonly effects: readonly Effect[] };

/** STY-8.1: cubes in exchange for effects. */
export type Purchase = { readonly price: Cubes; readonly effects: readonly Effect[] };

/** What responses and passive abilities wait for. */
export type Occasion =
  | 'turnStart'
  | 'dropped'
  | 'enemyAction'
  | 'partyHurt'
  | 'defeat'
  | 'afflicted'
  | 'floorStart'
  | 'floorEnd';

export type Reaction = {
  readonly on: Occasion;
  /** Only in the owner's turn (STY-18.5). */
  readonly mine?: true;
  readonly effects: readonly Effect[];
};

/** A continuous change made by a passive card. */
export type Modifier =
  | { readonly mod: 'drop'; readonly cubes: Cubes }
  | {
      readonly mod: Attack | 'heal' | 'chest' | 'treasure' | 'luckMax' | 'maxWounds';
      readonly number: number;
    }
  | { readonly mod: 'immune'; readonly status: Status };
