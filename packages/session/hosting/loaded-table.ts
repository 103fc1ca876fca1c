import { type AnyGame, fingerprint, InputError, type Refusal } from '@three-spires/kernel';
import {
  type Clock,
  type Match,
  restoreTable,
  type SeatHolder,
  type Snapshot,
  type Table,
  usableSnapshot,
} from '@three-spires/table';
import { SessionError } from '../common/error.ts';
import type { Log } from '../given/log.ts';
import type { Store, StoredEntry, StoredSeat, StoredTable } from '../given/store.ts';
import { clockFromStore } from './clock-time.ts';
import { storedTable } from './stored-table.ts';

export type Games = ReadonlyMap<string, AnyGame>;

/** What was answered to a command, so that the same command again gets the same answer. */
export type Answer =
  | { readonly type: 'accepted'; readonly seq: number }
  | { readonly type: 'refused'; readonly refusal: Refusal; readonly text: string };

/** A table in memory. Only a copy of what is stored: it can be dropped and loaded again at any moment. */
export type LoadedTable = {
  readonly id: string;
  readonly invite: string;
  readonly table: Table;
  readonly match: Match | undefined;
  /** Where those who sit here go on once this game is over, when that table is open. */
  next: string | undefined;
  clock: Clock | undefined;
  readonly answers: Map<string, { readonly person: string; readonly answer: Answer }>;
  /** The commands among them that left no entry, oldest first: these are forgotten one day. */
  readonly passing: string[];
  /** By the clock that never steps back; the host sets it. */
  usedAt: number;
};

/** What screens are made from. */
export type ShownTable = Pick<LoadedTable, 'id' | 'invite' | 'table' | 'match' | 'next' | 'clock'>;

/** Loads a table from its newest useful snapshot and the entries after it. */
export const loadTable = async (store: Store, games: Games, id: string, log?: Log): Promise<LoadedTable> => {
  const stored = await storedTable(store, id);
  const game = games.get(stored.game);
  if (game === undefined)
    throw new SessionError('conflict', 'unknown-game', `This server has no game "${stored.game}".`);
  const entries = await store.entriesOf(id);
  const snapshot = await findSnapshot(store, id, entries, log);
  return {
    id,
    invite: stored.invite,
    match: stored.match,
    next: await nextOf(store, stored),
    clock: stored.clock && clockFromStore(stored.clock),
    table: restore(game, stored, entries, snapshot),
    answers: new Map(entries.map(rememberedAnswer)),
    passing: [],
    usedAt: 0,
  };
};

/** The next game of the match, or else the rematch. */
const nextOf = async (store: Store, { id, match }: StoredTable): Promise<string | undefined> => {
  const inMatch = match && (await store.gameOfMatch(match.id, match.number + 1));
  return (inMatch ?? (await store.gameOfMatch(rematchOf(id), 1)))?.id;
};

/** The match that a rematch of a table is: its own, also where it is a single game. */
export const rematchOf = (table: string): string => `${table} again`;

const findSnapshot = async (
  store: Store,
  id: string,
  entries: readonly StoredEntry[],
  log: Log | undefined,
): Promise<Snapshot | undefined> => {
  const seqs = await store.snapshotsOf(id);
  const seq = usableSnapshot(
    entries.map(({ entry }) => entry),
    seqs,
  );
  if (seq === undefined) return undefined;
  const snapshot = await store.snapshotAt(id, seq);
  if (snapshot !== undefined && fingerprint(snapshot.state) === snapshot.hash) return snapshot;
  // A snapshot only saves time: the log is whole, and is replayed from the start.
  log?.warn(`snapshot ${seq} of table ${id} is damaged; the whole log is replayed`);
  return undefined;
};

const restore = (
  game: AnyGame,
  stored: StoredTable,
  entries: readonly StoredEntry[],
  snapshot: Snapshot | undefined,
): Table => {
  const { rulesVersion, contentHash, setup, seed, practice } = stored;
  const log = {
    ...{ game: stored.game, rulesVersion, contentHash, setup, seed },
    entries: entries.map(({ entry }) => entry),
  };
  try {
    return restoreTable(game, log, stored.seats.map(seatHolder), { practice, snapshot });
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    throw new SessionError('conflict', 'rules-changed', `This game cannot go on here: ${error.message}.`);
  }
};

export const seatHolder = ({ seat, person, name, bot }: StoredSeat): SeatHolder => ({
  person,
  name: name ?? `Player ${seat + 1}`,
  ...(bot === undefined ? {} : { bot }),
});

const rememberedAnswer = ({ entry, command, person }: StoredEntry) =>
  [command, { person, answer: { type: 'accepted', seq: entry.seq } }] as const;
