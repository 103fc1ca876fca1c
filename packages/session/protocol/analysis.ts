/** A bot's analysis of a finished game. */
import type { Move, ReadableMove, Seat } from '@three-spires/kernel';

/** A move of a line that would have been better. */
export type LineMove = { readonly move: Move; readonly readable: ReadableMove };

/** A decision that was made, and a better one where there was one. Chances from 0 to 1 are those of the seat's side. */
export type AnalysedDecision = {
  /** The entry of the log that holds the move. */
  readonly seq: number;
  readonly seat: Seat;
  /** The chance after the last decision of this side; the difference to `best` is what others and luck have done. */
  readonly before: number;
  /** The chance with the best move, and with the one that was made. */
  readonly best: number;
  readonly played: number;
  /** The standard error of the difference between the two. */
  readonly error: number;
  readonly bestMove: ReadableMove;
  /**
   * For the moves that lost the most: the best move and what the same seat would have gone on with, up to where something
   * new shows or others decide.
   */
  readonly line?: readonly LineMove[];
  readonly playedMove: ReadableMove;
};

export type Analysis = {
  /** Whether each seat is a side of its own. */
  readonly rivals: boolean;
  readonly decisions: readonly AnalysedDecision[];
  /** How many decisions the game had, those with one legal move not counted. */
  readonly total: number;
};

/**
 * GET and POST /api/tables/{table}/analysis. POST begins the analysis, or answers as GET does where it is under way or
 * made; while it is under way, `done` of `total` decisions have been looked at.
 */
export type AnalysisAnswer =
  | { readonly status: 'none' }
  | { readonly status: 'impossible'; readonly text: string }
  | { readonly status: 'running'; readonly done: number; readonly total: number }
  | ({ readonly status: 'done' } & Analysis);
