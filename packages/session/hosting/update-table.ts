import { type AnyGame, defined, fingerprint, type LogEntry } from '@three-spires/kernel';
import {
  hasVersionsOf,
  type SeatHolder,
  type StoredBase,
  type StoredState,
  shapeOf,
  type Table,
  updateTable,
  versionsOf,
} from '@three-spires/table';
import type { LogStore, VersionStore } from '../given/ports.ts';
import type { Closed, StoredTable } from '../given/store.ts';
import type { Time } from '../given/time.ts';
import { standingOf } from './standing.ts';
import { closedError, pastError } from './update-words.ts';

/** How many stored states to try until today's rules can read one. */
const STATES_READ = 3;

/** A table from another version, with everything stored about it. */
export type StoredWhole = {
  readonly stored: StoredTable;
  readonly entries: readonly LogEntry[];
  readonly base: StoredBase | undefined;
  readonly seats: readonly SeatHolder[];
  /** The rules are the same but still refuse the log. */
  readonly isDamaged?: true;
};

/**
 * Migrates a table to today's rules and stores the outcome: unchanged, resumed from its last state, or
 * closed. Undefined when another writer was faster: reload. Throws a SessionError for a closed table, and for
 * a finished one that cannot be shown.
 */
export const bringUpToDate = async (
  { store, time }: { readonly store: LogStore & VersionStore; readonly time: Time },
  game: AnyGame,
  whole: StoredWhole,
): Promise<Table | undefined> => {
  const { stored } = whole;
  await refuseKnown(store, game, whole);
  const at = time.date();
  const fate = updateTable(game, await earlierTable(store, game, whole), at);
  if (fate.fate === 'lost')
    return stored.outcome === undefined
      ? await close(store, game, whole, at)
      : await leave(store, game, whole, at);
  const { table } = fate;
  if (fate.fate === 'shown') return table;
  const isCut = fate.fate === 'continued' && whole.isDamaged === true;
  const cut = table.base && { ...table.base, ...(isCut ? { isDamaged: true as const } : {}) };
  const base = cut && { ...cut, ...shapeOf(game) };
  const standing = standingOf(table, table.state, stored.lastSeq, at);
  const isStored = await store.moveToVersions(stored.id, stored, versionsOf(game), { standing, base });
  return isStored ? { ...table, base: cut } : undefined;
};

/** What today's rules have already failed at is not retried. */
const refuseKnown = async (
  store: LogStore & VersionStore,
  game: AnyGame,
  { stored, seats, isDamaged }: StoredWhole,
): Promise<void> => {
  const { closed, outcome, id } = stored;
  if (closed !== undefined && hasVersionsOf(game, closed)) throw closedError(game, closed);
  const tried = outcome === undefined ? undefined : await store.archiveOf(id);
  const hasFailed = tried !== undefined && tried.data === undefined && hasVersionsOf(game, tried);
  const isShown = hasFailed && (await lastStates(store, id)).some(({ seq }) => seq === stored.lastSeq);
  if (hasFailed && !isShown) throw pastError(stored, seats, isDamaged);
};

const earlierTable = async (
  store: LogStore & VersionStore,
  game: AnyGame,
  { stored, entries, base, seats }: StoredWhole,
) => {
  const { rulesVersion, contentHash, setup, seed, practice, deciding, about, outcome } = stored;
  return {
    log: {
      game: game.id,
      rulesVersion,
      contentHash,
      setup,
      seed,
      entries,
    },
    base,
    stood: { deciding, about, ...defined({ outcome }) },
    states: await lastStates(store, stored.id),
    seats,
    practice,
  };
};

/** The newest intact stored states, newest first. */
const lastStates = async (store: LogStore & VersionStore, id: string): Promise<StoredState[]> => {
  const newest = [...(await store.snapshotsOf(id))].sort((a, b) => b.seq - a.seq).slice(0, STATES_READ);
  const read = await Promise.all(newest.map(({ seq }) => store.snapshotAt(id, seq)));
  return read.flatMap((snapshot) =>
    snapshot !== undefined && fingerprint(snapshot.state) === snapshot.hash ? [snapshot] : [],
  );
};

const close = async (
  store: LogStore & VersionStore,
  game: AnyGame,
  { stored, isDamaged }: StoredWhole,
  at: number,
): Promise<undefined> => {
  const closed: Closed = { at, ...versionsOf(game), ...(isDamaged ? { isDamaged } : {}) };
  if (await store.closeTable(stored.id, stored, closed)) throw closedError(game, closed);
};

/** Records that today's rules cannot show a finished game, and reports it. */
const leave = async (
  store: LogStore & VersionStore,
  game: AnyGame,
  { stored, seats, isDamaged }: StoredWhole,
  at: number,
): Promise<never> => {
  await store.saveArchive(stored.id, { ...versionsOf(game), at });
  throw pastError(stored, seats, isDamaged);
};
