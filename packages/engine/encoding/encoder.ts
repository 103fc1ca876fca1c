/** How a game is written as integers: the parts of an observation, and the blocks of the list of actions. */
import type { Move, Seat } from '@three-spires/kernel';

export type Part<State> = {
  readonly name: string;
  readonly says: string;
  /** How many things there are, and the integers of each. */
  readonly rows: number;
  readonly fields: readonly string[];
  /** Writes what the seat sees, from `at` on. The integers are 0 before. */
  readonly write: (state: State, seat: Seat, out: Int16Array, at: number) => void;
};

export type Block<State> = {
  readonly name: string;
  readonly says: string;
  /** The kind of the moves. */
  readonly kind: number;
  readonly sizes: readonly number[];
  /**
   * The place of a legal move in the block, or a negative number if it has none there. `rank` counts the legal moves
   * of this kind that have lower numbers.
   */
  readonly place: (state: State, seat: Seat, move: Move, rank: number) => number;
};

export type Encoder<State = unknown> = {
  readonly game: string;
  readonly parts: readonly Part<State>[];
  readonly blocks: readonly Block<State>[];
  /** What the numbers of content stand for. */
  readonly names: Readonly<Record<string, readonly string[]>>;
  readonly seats: (state: State) => number;
};

const LARGEST = 32_767;

/** Numbers of games are small; what does not fit is cut. */
export const put = (out: Int16Array, at: number, value: number): void => {
  out[at] = value > LARGEST ? LARGEST : value < -LARGEST ? -LARGEST : value;
};

/** Writes as many items as there is room for. */
export const putList = (out: Int16Array, at: number, most: number, list: ArrayLike<number>): void => {
  const length = list.length < most ? list.length : most;
  for (let item = 0; item < length; item++) put(out, at + item, list[item] as number);
};
