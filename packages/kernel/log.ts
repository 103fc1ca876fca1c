import type { GameEvent } from './event.ts';
import type { AnyGame, Game } from './game.ts';
import { fingerprint } from './hash.ts';
import type { Move } from './move.ts';
import { InputError } from './refusal.ts';
import type { Seat } from './seat.ts';

/** One line of a game's log. Numbers start at 1 and never repeat; the log is only ever added to. */
export type LogEntry =
  | { readonly seq: number; readonly seat: Seat; readonly move: Move }
  /** Goes back to the state after entry `undoTo` (0 is the start). What was undone stays in the log. */
  | { readonly seq: number; readonly seat: Seat; readonly undoTo: number };

/** Everything needed to play a game again: what it began with and what was decided. */
export type GameLog = {
  readonly game: string;
  readonly rulesVersion: number;
  readonly contentHash: string;
  readonly setup: unknown;
  readonly seed: string;
  readonly entries: readonly LogEntry[];
};

const hashes = new WeakMap<AnyGame, string>();

/** The fingerprint of a game's content, worked out once: every new table asks for it. */
export const contentHash = (game: AnyGame): string => {
  const known = hashes.get(game) ?? fingerprint(game.content);
  hashes.set(game, known);
  return known;
};

export const openLog = (game: AnyGame, setup: unknown, seed: string): GameLog => ({
  game: game.id,
  rulesVersion: game.rulesVersion,
  contentHash: contentHash(game),
  setup,
  seed,
  entries: [],
});

export type MoveEntry = Extract<LogEntry, { move: Move }>;

/** The moves that still count, undone ones left out. */
export const standingMoves = (entries: readonly LogEntry[]): MoveEntry[] => {
  const standing: MoveEntry[] = [];
  for (const entry of entries) {
    if ('move' in entry) standing.push(entry);
    else
      while (standing.length > 0 && (standing[standing.length - 1] as MoveEntry).seq > entry.undoTo)
        standing.pop();
  }
  return standing;
};

/** Plays a log again and gives the state after it. A move that is refused names its number. */
export const replayLog = <State, Setup, View, Event extends GameEvent>(
  game: Game<State, Setup, View, Event>,
  log: GameLog,
  emit?: (event: Event, entry: MoveEntry) => void,
): State => {
  if (log.game !== game.id) throw new InputError(`log is of the game "${log.game}", not of "${game.id}"`);
  if (log.rulesVersion !== game.rulesVersion) {
    throw new InputError(
      `log has rules version ${log.rulesVersion}; this program plays ${game.rulesVersion}`,
    );
  }
  const state = game.start(game.readSetup(log.setup), log.seed);
  for (const entry of standingMoves(log.entries)) {
    const refused = game.refuse(state, entry.seat, entry.move);
    if (refused !== undefined)
      throw new InputError(`entry ${entry.seq} of the log is refused: ${refused.code}`);
    game.apply(state, entry.seat, entry.move, emit && ((event) => emit(event, entry)));
  }
  return state;
};
