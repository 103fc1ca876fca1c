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
  startOfLog,
} from '@three-spires/kernel';
import type { PracticeReason } from './practice.ts';
import { begin, firstSeq, type SeatHolder, type Snapshot, type Standing, type Table } from './table.ts';

/** How many standing moves lie between two snapshots: an undo replays fewer than that. */
const SNAPSHOT_EVERY = 8;
const SNAPSHOTS_KEPT = 24;

/** Events are shown for this many of the newest moves; twice as many are kept, so that undo shows more. */
export const EVENTS_SHOWN = 200;
const EVENTS_KEPT = 2 * EVENTS_SHOWN;

/** Adds what was carried out to what follows from the log. */
export const stand = (table: Table, entry: PlayedEntry, { state, events, isFinal }: CarriedOut): void => {
  table.standing.push({ ...entry, events, isFinal, reveals: anyReveals(events) });
  table.state = state;
  forgetEvents(table.standing, table.standing.length - 1 - EVENTS_KEPT);
  if (table.standing.length % SNAPSHOT_EVERY !== 0) return;
  table.snapshots.push({ seq: entry.seq, state });
  if (table.snapshots.length > SNAPSHOTS_KEPT) table.snapshots.shift();
};

const forgetEvents = (standing: Standing[], at: number): void => {
  const old = standing[at];
  if (old !== undefined && old.events.length > 0) standing[at] = { ...old, events: [] };
};

/** Takes the moves after entry `seq` out of what follows from the log. */
export const fallBack = (table: Table, seq: number, state: unknown): void => {
  dropAfter(table.standing, seq);
  dropAfter(table.snapshots, seq);
  table.state = state;
};

const dropAfter = (list: { readonly seq: number }[], seq: number): void => {
  while ((list.at(-1)?.seq ?? 0) > seq) list.pop();
};

/** The state after a standing entry, or at the start for 0: the nearest snapshot and the moves since. */
export const stateAfter = (table: Table, seq: number): unknown => {
  const { game } = table;
  const base = table.snapshots.findLast((snapshot) => snapshot.seq <= seq) ?? startOf(table);
  const entries = table.standing.filter((entry) => entry.seq > base.seq && entry.seq <= seq);
  const state: unknown = game.copy(base.state);
  for (const entry of entries) playEntry(game, state, entry);
  return state;
};

const startOf = (table: Table): Snapshot => ({ seq: firstSeq(table), state: startOfLog(table.game, table) });

/**
 * The newest snapshot that a table can be restored from: nothing after it went back to before it, and
 * enough moves follow that their events fill the log on the screen.
 */
export const usableSnapshot = (
  entries: readonly LogEntry[],
  snapshots: readonly number[],
): number | undefined => {
  const standing = standingEntries(entries);
  const newest = standing.at(-EVENTS_SHOWN)?.seq ?? 0;
  return snapshots
    .filter((seq) => seq < newest && isOnLine(entries, seq))
    .reduce<number | undefined>((best, seq) => (best === undefined || seq > best ? seq : best), undefined);
};

/** Whether the state after entry `seq` is still part of the game: nothing later went back behind it. */
export const isOnLine = (entries: readonly LogEntry[], seq: number): boolean =>
  !entries.some((entry) => wentBehind(entry, seq));

const wentBehind = (entry: LogEntry, seq: number): boolean =>
  'undoTo' in entry && entry.seq > seq && entry.undoTo < seq;

type Restoring = { readonly practice?: readonly PracticeReason[]; readonly snapshot?: Snapshot | undefined };

/**
 * Builds a table from its log, and from a snapshot (see `usableSnapshot`) where one is at hand. Throws an
 * InputError when the log belongs to another game or rules version, or holds a move that is not legal.
 */
export const restoreTable = (
  game: AnyGame,
  log: GameLog,
  seats: readonly SeatHolder[],
  { practice = [], snapshot }: Restoring = {},
): Table => {
  requireSameRules(game, log);
  const setup: unknown = game.readSetup(log.setup);
  const { seed, rulesVersion, contentHash, base: cut } = log;
  const { state, events } = cut === undefined ? begin(game, setup, seed) : { state: cut.state, events: [] };
  const base = snapshot ?? { seq: cut?.seq ?? 0, state };
  const played = playableEntries(log);
  const table: Table = {
    ...{ game, setup, seed, rulesVersion, contentHash, base: cut, practice },
    entries: [...log.entries],
    opening: events,
    standing: played.filter(({ seq }) => seq <= base.seq).map(replayedBefore),
    snapshots: [base],
    seats,
    state: base.state,
    request: undefined,
  };
  for (const entry of played) if (entry.seq > base.seq) replayEntry(table, entry);
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

/** What a move from before the snapshot revealed is not known any more, so it counts as having done so. */
const replayedBefore = (entry: PlayedEntry): Standing => ({
  ...entry,
  reveals: true,
  // Whether anybody waited for a fact is not known either.
  isFinal: 'outside' in entry,
  events: [],
});

const replayEntry = (table: Table, entry: PlayedEntry): void => {
  checkEntry(table.game, table.state, entry);
  stand(table, entry, carryOut(table, entry));
};

export type CarriedOut = {
  readonly state: unknown;
  readonly events: readonly GameEvent[];
  readonly isFinal: boolean;
};

/** The state after a legal move or a fact that fits, as a new one, and what was seen to happen. */
export const carryOut = ({ game, state: before }: Table, entry: PlayedEntry): CarriedOut => {
  const state: unknown = game.copy(before);
  const events: GameEvent[] = [];
  playEntry(game, state, entry, (event: GameEvent) => events.push(event));
  return { state, events, isFinal: 'outside' in entry && game.outside?.wanted(before) === undefined };
};

const anyReveals = (events: readonly GameEvent[]): boolean => events.some(({ reveals }) => reveals === true);
