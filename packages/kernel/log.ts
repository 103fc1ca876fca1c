import type { Emit, GameEvent } from './event.ts';
import type { AnyGame, Game } from './game.ts';
import { fingerprint } from './hash.ts';
import type { Move } from './move.ts';
import { InputError } from './refusal.ts';
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
 * them is kept here, in today's form. `at` is the time of the update, in milliseconds since 1970.
 */
export type LogBase = { readonly seq: number; readonly state: unknown; readonly at: number };

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

/** The state before the first playable entry, as a new one. */
export const startOfLog = <State, Setup, View, Event extends GameEvent>(
  game: Game<State, Setup, View, Event>,
  { base, setup, seed }: Pick<GameLog, 'base' | 'setup' | 'seed'>,
): State => (base === undefined ? game.start(game.readSetup(setup), seed) : game.copy(base.state as State));

/** Carries out in place what has been found right. */
export const playEntry = <State, Setup, View, Event extends GameEvent>(
  game: Game<State, Setup, View, Event>,
  state: State,
  entry: PlayedEntry,
  emit?: Emit<Event>,
): void => {
  if ('move' in entry) game.apply(state, entry.seat, entry.move, emit);
  else game.outside?.apply(state, entry.outside, emit);
};

/** Throws an InputError with the number of an entry that cannot come in this state. */
export const checkEntry = (game: AnyGame, state: unknown, entry: PlayedEntry): void => {
  const problem =
    'move' in entry
      ? game.refuse(state, entry.seat, entry.move)?.code
      : wrongFact(game, state, entry.outside);
  if (problem !== undefined) throw new InputError(`entry ${entry.seq} of the log is refused: ${problem}`);
};

const wrongFact = ({ outside, name }: AnyGame, state: unknown, value: unknown): string | undefined => {
  if (outside === undefined) return `${name} takes nothing from outside`;
  try {
    outside.read(state, value);
    return undefined;
  } catch (error) {
    if (error instanceof InputError) return error.message;
    throw error;
  }
};

/** Plays a log again and gives the state after it. A move that is refused names its number. */
export const replayLog = <State, Setup, View, Event extends GameEvent>(
  game: Game<State, Setup, View, Event>,
  log: GameLog,
  emit?: (event: Event, entry: PlayedEntry) => void,
): State => {
  if (log.game !== game.id) throw new InputError(`log is of the game "${log.game}", not of "${game.id}"`);
  if (log.rulesVersion !== game.rulesVersion) {
    throw new InputError(
      `log has rules version ${log.rulesVersion}; this program plays ${game.rulesVersion}`,
    );
  }
  const state = startOfLog(game, log);
  for (const entry of playableEntries(log)) {
    checkEntry(game, state, entry);
    playEntry(game, state, entry, emit && ((event) => emit(event, entry)));
  }
  return state;
};
