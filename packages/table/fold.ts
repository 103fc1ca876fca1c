import {
  type AnyGame,
  checkEntry,
  type GameEvent,
  type GameLog,
  InputError,
  type LogEntry,
  type PlayedEntry,
  playableEntries,
  playEntry,
  standingEntries,
} from '@three-spires/kernel';
import type { PracticeReason } from './practice.ts';
import { firstSeq, MARKS, type SeatHolder, type Snapshot, type Table } from './table.ts';

/** Events are shown for this many of the newest moves. */
export const EVENTS_SHOWN = 200;

/** Events kept in memory: screens following the game have seen the earlier ones. */
const RECENT_KEPT = 16;

/**
 * A snapshot is kept every this many standing entries. Two of them reach further back than the events shown.
 */
const SNAPSHOT_EVERY = EVENTS_SHOWN;
const SNAPSHOTS_KEPT = 2;

/** Adds an applied entry to the derived data. */
export const stand = (table: Table, entry: PlayedEntry, carried: CarriedOut): void => {
  const { standing, marks, recent, snapshots } = table;
  standing.push(entry);
  marks.push(marksOf(carried));
  recent.push({ seq: entry.seq, events: carried.events });
  if (recent.length > RECENT_KEPT) recent.shift();
  table.state = carried.state;
  if (standing.length % SNAPSHOT_EVERY !== 0) return;
  snapshots.push(snapshotOf({ seq: entry.seq, state: carried.state }));
  if (snapshots.length > SNAPSHOTS_KEPT) snapshots.shift();
};

const snapshotOf = ({ seq, state }: Start): Snapshot => ({ seq, text: JSON.stringify(state) });

export const marksOf = ({ events, isFinal }: Pick<CarriedOut, 'events' | 'isFinal'>): number =>
  (events.some(({ reveals }) => reveals === true) ? MARKS.reveals : 0) | (isFinal ? MARKS.isFinal : 0);

/** Removes the moves after entry `seq` from the derived data. */
export const fallBack = (table: Table, seq: number, state: unknown): void => {
  const { standing, marks, recent, snapshots } = table;
  for (const list of [standing, recent, snapshots]) dropAfter(list, seq);
  marks.length = standing.length;
  table.state = state;
};

const dropAfter = (list: { readonly seq: number }[], seq: number): void => {
  while ((list.at(-1)?.seq ?? 0) > seq) list.pop();
};

/** The number of standing entries up to entry `seq`. Optimised for the newest ones. */
export const standingUpTo = ({ standing }: Table, seq: number): number => {
  let count = standing.length;
  while (count > 0 && (standing[count - 1] as PlayedEntry).seq > seq) count--;
  return count;
};

/** A new copy of the state after a standing entry, or at the start for 0. */
export const stateAfter = (table: Table, seq: number): unknown => stateAt(table, standingUpTo(table, seq));

/**
 * A new copy of the state after the first `count` standing entries: the nearest snapshot plus the moves
 * since. `emit` receives the events of the start if the replay begins there.
 */
export const stateAt = (table: Table, count: number, emit?: (event: GameEvent) => void): unknown => {
  const { game, standing, snapshots } = table;
  const seq = standing[count - 1]?.seq ?? firstSeq(table);
  const known = snapshots.findLast((snapshot) => snapshot.seq <= seq);
  const state = known === undefined ? startState(table, emit) : game.copy(JSON.parse(known.text));
  for (let at = known === undefined ? 0 : standingUpTo(table, known.seq); at < count; at++)
    playEntry(game, state, standing[at] as PlayedEntry);
  return state;
};

/** A new copy of the state before the first standing entry. */
const startState = (
  { game, base, setup, seed }: Pick<Table, 'game' | 'base' | 'setup' | 'seed'>,
  emit?: (event: GameEvent) => void,
): unknown => (base === undefined ? game.start(setup, seed, emit) : game.copy(base.state));

/** Every picture shows what the last moves did, so a table is restored from at least this many moves back. */
const MOVES_REPLAYED = 24;

/**
 * The newest snapshot followed by at least `moves` standing moves, unless a later undo went back before it.
 */
export const usableSnapshot = (
  entries: readonly LogEntry[],
  snapshots: readonly number[],
  moves = MOVES_REPLAYED,
): number | undefined => {
  const newest = standingEntries(entries).at(-moves)?.seq ?? 0;
  return snapshots
    .filter((seq) => seq < newest && isOnLine(entries, seq))
    .reduce<number | undefined>((best, seq) => (best === undefined || seq > best ? seq : best), undefined);
};

/**
 * Whether the state after entry `seq` is still part of the game, because nothing later went back before it.
 */
export const isOnLine = (entries: readonly LogEntry[], seq: number): boolean =>
  !entries.some((entry) => wentBehind(entry, seq));

const wentBehind = (entry: LogEntry, seq: number): boolean =>
  'undoTo' in entry && entry.seq > seq && entry.undoTo < seq;

/** A state to start from instead of the beginning of the game. */
type Start = { readonly seq: number; readonly state: unknown };

type Restoring = {
  readonly practice?: readonly PracticeReason[];
  readonly snapshot?: Start | undefined;
  /** An older one, so that newly opened screens need not replay from the beginning. */
  readonly earlier?: Start | undefined;
};

/**
 * Builds a table from its log, and from a snapshot (see `usableSnapshot`) if available. Throws an InputError
 * when the log belongs to another game or rules version, or contains an illegal move.
 */
export const restoreTable = (
  game: AnyGame,
  log: GameLog,
  seats: readonly SeatHolder[],
  { practice = [], snapshot, earlier }: Restoring = {},
): Table => {
  requireSameRules(game, log);
  const setup: unknown = game.readSetup(log.setup);
  const { seed, rulesVersion, contentHash, base } = log;
  const played = playableEntries(log);
  const before = snapshot === undefined ? [] : played.filter(({ seq }) => seq <= snapshot.seq);
  const table: Table = {
    game,
    setup,
    seed,
    rulesVersion,
    contentHash,
    base,
    practice,
    entries: [...log.entries],
    standing: before,
    marks: before.map(() => MARKS.unknown),
    recent: [],
    snapshots: [earlier, snapshot].flatMap((each) => (each === undefined ? [] : [snapshotOf(each)])),
    seats,
    state:
      snapshot === undefined
        ? startState({ game, base, setup, seed })
        : (game.copy(snapshot.state) as unknown),
    request: undefined,
  };
  // Mutates one state throughout: nothing else refers to it yet.
  for (const entry of played.slice(before.length)) {
    checkEntry(game, table.state, entry);
    stand(table, entry, carryOn(game, table.state, entry));
  }
  return table;
};

const requireSameRules = (game: AnyGame, log: GameLog): void => {
  if (log.game !== game.id) throw new InputError(`log is of the game "${log.game}", not of "${game.id}"`);
  if (log.rulesVersion !== game.rulesVersion) {
    throw new InputError(
      `log has rules version ${log.rulesVersion}; this release plays ${game.rulesVersion}`,
    );
  }
};

export type CarriedOut = {
  readonly state: unknown;
  readonly events: readonly GameEvent[];
  readonly isFinal: boolean;
};

/** A new copy of the state after a legal move or a valid fact, with the visible events. */
export const carryOut = ({ game, state }: Table, entry: PlayedEntry): CarriedOut =>
  carryOn(game, game.copy(state), entry);

/** The same, in place. */
export const carryOn = (game: AnyGame, state: unknown, entry: PlayedEntry): CarriedOut => {
  const events: GameEvent[] = [];
  const isFinal = 'outside' in entry && game.outside?.wanted(state) === undefined;
  playEntry(game, state, entry, (event: GameEvent) => events.push(event));
  return { state, events, isFinal };
};
