import type { Move } from './move.ts';
import type { Seat } from './seat.ts';

/** One entry of a game's log. Numbers start at 1 and never repeat; the log is append-only. */
export type LogEntry =
  | { readonly seq: number; readonly seat: Seat; readonly move: Move }
  /** Returns to the state after entry `undoTo` (0 is the start). Undone entries stay in the log. */
  | { readonly seq: number; readonly seat: Seat; readonly undoTo: number }
  /** An external fact, as parsed by the game. */
  | { readonly seq: number; readonly outside: unknown };

/**
 * Where a game resumes after an update that could not replay it. Entries up to `seq` are history; the state
 * after them is stored here, in the current format. `at` is the time of the update, in milliseconds since
 * 1970. Damaged logs are handled the same way.
 */
export type LogBase = {
  readonly seq: number;
  readonly state: unknown;
  readonly at: number;
  readonly isDamaged?: true;
};

/** Everything needed to replay a game: its starting point and its decisions. */
export type GameLog = {
  readonly game: string;
  readonly rulesVersion: number;
  readonly contentHash: string;
  readonly setup: unknown;
  readonly seed: string;
  readonly base?: LogBase | undefined;
  readonly entries: readonly LogEntry[];
};

/** An entry that has an effect in the game. */
export type PlayedEntry = Exclude<LogEntry, { undoTo: number }>;

/** The moves and facts still in effect, without undone ones. */
export const standingEntries = (entries: readonly LogEntry[]): PlayedEntry[] => {
  const standing: PlayedEntry[] = [];
  for (const entry of entries) {
    if (!('undoTo' in entry)) standing.push(entry);
    else
      while (standing.length > 0 && (standing[standing.length - 1] as PlayedEntry).seq > entry.undoTo)
        standing.pop();
  }
  return standing;
};

type Playable = Pick<GameLog, 'base' | 'entries'>;

/** The entries of a log that can be replayed: those after its base that are still in effect. */
export const playableEntries = ({ base, entries }: Playable): PlayedEntry[] =>
  standingEntries(base === undefined ? entries : entries.filter(({ seq }) => seq > base.seq));
