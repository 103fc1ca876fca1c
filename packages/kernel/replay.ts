import type { Emit, GameEvent } from './event.ts';
import type { AnyGame, Game } from './game.ts';
import { fingerprint } from './hash.ts';
import { type GameLog, type PlayedEntry, playableEntries } from './log.ts';
import { InputError } from './refusal.ts';

const hashes = new WeakMap<AnyGame, string>();

/** The fingerprint of a game's content, cached because every new table needs it. */
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

/** A new copy of the state before the first playable entry. */
export const startOfLog = <State, Setup, View, Event extends GameEvent>(
  game: Game<State, Setup, View, Event>,
  { base, setup, seed }: Pick<GameLog, 'base' | 'setup' | 'seed'>,
): State => (base === undefined ? game.start(game.readSetup(setup), seed) : game.copy(base.state as State));

/** Applies a checked entry in place. */
export const playEntry = <State, Event extends GameEvent>(
  // biome-ignore lint/suspicious/noExplicitAny: set-ups and views do not matter here
  game: Pick<Game<State, any, any, Event>, 'apply' | 'outside'>,
  state: State,
  entry: PlayedEntry,
  emit?: Emit<Event>,
): void => {
  if ('move' in entry) game.apply(state, entry.seat, entry.move, emit);
  else game.outside?.apply(state, entry.outside, emit);
};

/** Throws an InputError with the number of an entry that is impossible in this state. */
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

/** Replays a log and returns the final state. A refused move is reported with its number. */
export const replayLog = <State, Setup, View, Event extends GameEvent>(
  game: Game<State, Setup, View, Event>,
  log: GameLog,
  emit?: (event: Event, entry: PlayedEntry) => void,
): State => {
  if (log.game !== game.id) throw new InputError(`log is of the game "${log.game}", not of "${game.id}"`);
  if (log.rulesVersion !== game.rulesVersion) {
    throw new InputError(
      `log has rules version ${log.rulesVersion}; this release plays ${game.rulesVersion}`,
    );
  }
  const state = startOfLog(game, log);
  for (const entry of playableEntries(log)) {
    checkEntry(game, state, entry);
    playEntry(game, state, entry, emit && ((event) => emit(event, entry)));
  }
  return state;
};
