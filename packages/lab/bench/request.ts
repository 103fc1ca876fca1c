/** A driver's request, as JSON in its only argument, and its answer, as JSON on stdout. */
import type { Games } from './works.ts';

/** How long to measure: `runs` of `milliseconds` each, after at most `warmUps` of them. */
export type Effort = { readonly runs: number; readonly milliseconds: number; readonly warmUps: number };

/** Units of work per second of CPU time, and per million steps of the fixed loop. */
export type Speed = { readonly perSecond: number; readonly perMillionSteps: number };

export type Decisions = {
  /** More than one legal move, and the move made has an effect. */
  readonly real: number;
  /** One legal move. */
  readonly forced: number;
  /** The move leads to an earlier state of the game: rows swapped back, a settled reward chosen again. */
  readonly idle: number;
};

/** Recorded games, without the games themselves. `hash` is the same for the same games. */
export type Recorded = Decisions & { readonly games: number; readonly hash: string };

export type Size = { readonly json: number; readonly heap: number };

/** One game of a comparison: its moves, and its final state. */
export type Played = { readonly moves: string; readonly state: string };
export type PlayedGames = { readonly rulesVersion: number; readonly games: readonly Played[] };

/** Recorded games and the file that contains them. */
export type Part = { readonly games: Games; readonly file: string };

export type Request =
  | { readonly do: 'record'; readonly games: Games; readonly decisions: number; readonly file: string }
  /** The recorded games of one work, or of several in turn. */
  | { readonly do: 'play'; readonly parts: readonly Part[]; readonly effort: Effort }
  | { readonly do: 'copy' | 'hash'; readonly games: Games; readonly effort: Effort }
  | { readonly do: 'size'; readonly games: Games }
  | { readonly do: 'same'; readonly from: number; readonly count: number };
