import type { Move } from './move.ts';
import type { Seat } from './seat.ts';

/** One line of a game's log. Numbers start at 1 and never repeat; the log is only ever added to. */
export type LogEntry =
  | { readonly seq: number; readonly seat: Seat; readonly move: Move }
  /** Goes back to the state after entry `undoTo` (0 is the start). What was undone stays in the log. */
  | { readonly seq: number; readonly seat: Seat; readonly undoTo: number }
  /** A fact from outside, as the game has read it. */
  | { readonly seq: number; readonly outside: unknown };

/**
 * Where a game goes on after an update that could not replay it. Entries up to `seq` are history; the state after
 * them is kept here, in today's form. `at` is the time of the update, in milliseconds since 1970. The same is done where
 * no update but damage is the reason.
 */
export type LogBase = {
  readonly seq: number;
  readonly state: unknown;
  readonly at: number;
  readonly isDamaged?: true;
};

/** Everything needed to play a game again: what it began with and what was decided. */
export type GameLog = {
  readonly game: string;
  readonly rulesVersion: number;
  readonly contentHash: string;
  readonly setup: unknown;
  readonly seed: string;
  readonly base?: LogBase | undefined;
  readonly entries: readonly LogEntry[];
};

/** An entry that makes something happen. */
export type PlayedEntry = Exclude<LogEntry, { undoTo: number }>;

/** The moves and facts that still count, undone ones left out. */
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

/** The moves and facts of a log that can be played again: those after its base that still count. */
export const playableEntries = ({ base, entries }: Playable): PlayedEntry[] =>
  standingEntries(base === undefined ? entries : entries.filter(({ seq }) => seq > base.seq));
