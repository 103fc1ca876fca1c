/**
 * A bot of your own: what a file for `npm run arena -- --bots FILE` exports as its default. It runs in a process of its
 * own and gets nothing but what its seat knows. docs/arena.md has the same for other languages.
 */
import type { AnyGame, Imagined, Move, Seat } from '@three-spires/kernel';

export type OwnBot = {
  /** At most 40 characters. */
  readonly name: string;
  /** Returns one of `moves`. If it throws, the bot loses the game. */
  choose(position: OwnPosition): Move | Promise<Move>;
  /** Called before the first decision of each game: the place to forget the last one. */
  readonly begin?: () => void;
};

/** A decision: what the seat knows, and what it may do. */
export type OwnPosition = {
  /** The rules; `packages/kernel/game.ts` describes its functions. */
  readonly game: AnyGame;
  readonly seat: Seat;
  /**
   * The position as this seat knows it: everything hidden was dealt again at random. It is a copy of your own. Deal it
   * again with `game.imagine(state, seat, 'any seed')`.
   */
  readonly state: Imagined;
  /** The legal moves, in ascending order; never empty. */
  readonly moves: readonly Move[];
  /** Differs from decision to decision, and is the same when the same game is played again. */
  readonly seed: string;
  /** Milliseconds for this decision; undefined without a clock. */
  readonly milliseconds: number | undefined;
  readonly outOfTime: () => boolean;
  /** The position after one of the moves; `state` stays as it is. */
  after(move: Move): unknown;
  /** The legal moves of a seat in any position. */
  movesIn(state: unknown, seat: Seat): readonly Move[];
};
