import { type AnyGame, defined, fingerprint, InputError, type Refusal } from '@three-spires/kernel';
import {
  type Clock,
  EVENTS_SHOWN,
  hasShapeOf,
  hasVersionsOf,
  lastSeq,
  type Match,
  restoreTable,
  type SeatHolder,
  type Table,
  type UnratedReason,
  usableSnapshot,
} from '@three-spires/table';
import { SessionError } from '../common/error.ts';
import type { Games } from '../given/games.ts';
import type { Log } from '../given/log.ts';
import type { GameStore } from '../given/ports.ts';
import type { StoredGame, StoredPerson, StoredSeat, StoredSnapshot } from '../given/store.ts';
import type { Time } from '../given/time.ts';
import type { HintSetting } from '../protocol/index.ts';
import { clockFromStore } from './clock-time.ts';
import { storedTable } from './stored-table.ts';
import { bringUpToDate, type StoredWhole } from './update-table.ts';

/** Attempts to load a table while other writers keep being faster. */
const ATTEMPTS = 4;

/** The answer to a command, kept so that repeating the command gives the same answer. */
export type Answer =
  | { readonly type: 'accepted'; readonly seq: number }
  | { readonly type: 'refused'; readonly refusal: Refusal; readonly text: string };

/**
 * A table in memory: a copy of the stored table, which can be evicted and reloaded at any time. Other nodes
 * may have stored more since, so `freshness.ts` compares the copy with the store.
 */
export type LoadedTable = {
  readonly id: string;
  readonly invite: string;
  readonly table: Table;
  readonly match: Match | undefined;
  readonly hints: HintSetting | undefined;
  readonly rated: boolean;
  readonly unrated: UnratedReason | undefined;
  /** Who can find it and watch it. */
  listedAt: number | undefined;
  playersOnly: boolean;
  /** The table where these people continue after this game, once it is open. */
  next: string | undefined;
  clock: Clock | undefined;
  /** The set-up and the clock as stored when this copy was made or last written. */
  readonly storedSetup: string;
  storedClock: string | undefined;
  /** By `time.elapsed`: when the table was last needed, and when it was last known to be current. */
  usedAt: number;
  checkedAt: number;
  /** Another node reports that it has stored more; and that it was more than a move. */
  isStale: boolean;
  hasNewPeople: boolean;
};

/** The data that screens are made from. */
export type ShownTable = Pick<
  LoadedTable,
  | 'id'
  | 'invite'
  | 'table'
  | 'match'
  | 'hints'
  | 'next'
  | 'clock'
  | 'rated'
  | 'unrated'
  | 'listedAt'
  | 'playersOnly'
>;

export type Loading = {
  readonly store: GameStore;
  readonly games: Games;
  readonly time: Time;
  readonly log: Log;
};

/** Loads a table from its newest usable snapshot and the entries after it. */
export const loadTable = async (loading: Loading, id: string, attempts = ATTEMPTS): Promise<LoadedTable> => {
  const { store, games, time } = loading;
  const stored = await storedTable(store, id);
  const game = games.get(stored.game)?.game;
  if (game === undefined)
    throw new SessionError('conflict', 'unknown-game', `This server has no game "${stored.game}".`);
  const entries = await store.logOf(id);
  const seats = stored.seats.map(seatHolder);
  const whole = { stored, entries, seats, base: await store.baseOf(id) };
  const table = isOfToday(game, whole)
    ? await restore(loading, game, whole)
    : await bringUpToDate(loading, game, whole);
  if (table === undefined) return await loadAgain(loading, id, attempts);
  // Another node may have added entries after the table was read.
  if (lastSeq(table) === stored.lastSeq) table.request = stored.request;
  return {
    id,
    invite: stored.invite,
    match: stored.match,
    hints: stored.hints,
    rated: stored.rated === true,
    unrated: stored.unrated,
    listedAt: stored.listedAt,
    playersOnly: stored.playersOnly === true,
    next: await nextOf(store, stored),
    clock: stored.clock && clockFromStore(time, stored.clock),
    table,
    storedSetup: JSON.stringify(stored.setup),
    storedClock: stored.clock && JSON.stringify(stored.clock),
    usedAt: time.elapsed(),
    checkedAt: time.elapsed(),
    isStale: false,
    hasNewPeople: false,
  };
};

/** The next game of the match, otherwise the rematch. */
export const nextOf = async (store: GameStore, { id, match }: StoredGame): Promise<string | undefined> => {
  const inMatch = match && (await store.gameOfMatch(match.id, match.number + 1));
  return (inMatch ?? (await store.gameOfMatch(rematchOf(id), 1)))?.id;
};

/** The match id of a table's rematch. A rematch is its own match, even for a single game. */
export const rematchOf = (table: string): string => `${table} again`;

/** Another writer has updated the table in the meantime. */
const loadAgain = async (loading: Loading, id: string, attempts: number): Promise<LoadedTable> => {
  if (attempts <= 1)
    throw new SessionError('unavailable', 'try-again', 'This table is being updated. Try again.');
  return await loadTable(loading, id, attempts - 1);
};

const isOfToday = (game: AnyGame, { stored, base }: StoredWhole): boolean =>
  hasVersionsOf(game, stored) &&
  stored.closed === undefined &&
  (base === undefined || (base.state !== undefined && hasShapeOf(game, base)));

type Found = {
  readonly snapshot?: StoredSnapshot | undefined;
  readonly earlier?: StoredSnapshot | undefined;
};

/** The state to restore a table from, and one from before the events that screens show. */
const findSnapshots = async (
  { store, log }: Loading,
  game: AnyGame,
  { stored: { id }, entries, base }: StoredWhole,
): Promise<Found> => {
  const after = base?.seq ?? 0;
  const seqs = (await store.snapshotsOf(id)).flatMap((shape) =>
    shape.seq > after && hasShapeOf(game, shape) ? [shape.seq] : [],
  );
  const read = async (seq: number | undefined): Promise<StoredSnapshot | undefined> => {
    const snapshot = seq === undefined ? undefined : await store.snapshotAt(id, seq);
    if (snapshot !== undefined && fingerprint(snapshot.state) === snapshot.hash) return snapshot;
    // A snapshot only saves time: without it, the complete log is replayed from the start.
    if (seq !== undefined)
      log.child({ table: id }).warn(`snapshot ${seq} is damaged; the whole log is replayed`);
    return undefined;
  };
  const playable = entries.filter(({ seq }) => seq > after);
  const snapshot = await read(usableSnapshot(playable, seqs));
  if (snapshot === undefined) return {};
  const older = usableSnapshot(playable, seqs, EVENTS_SHOWN);
  return { snapshot, earlier: older === snapshot.seq ? undefined : await read(older) };
};

/**
 * A log refused by the rules that wrote it is treated like one from other rules: its state may still be
 * usable.
 */
const restore = async (loading: Loading, game: AnyGame, whole: StoredWhole): Promise<Table | undefined> => {
  const found = await findSnapshots(loading, game, whole);
  const { rulesVersion, contentHash, setup, seed, practice } = whole.stored;
  const gameLog = {
    game: game.id,
    rulesVersion,
    contentHash,
    setup,
    seed,
    base: whole.base,
    entries: whole.entries,
  };
  try {
    return restoreTable(game, gameLog, whole.seats, { practice, ...found });
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    loading.log
      .child({ table: whole.stored.id })
      .error(error, 'the log of a table is damaged: it cannot be replayed');
    return await bringUpToDate(loading, game, { ...whole, isDamaged: true });
  }
};

export const seatHolder = ({ seat, person, name, bot, avatar }: StoredSeat): SeatHolder => ({
  person,
  name: name ?? `Player ${seat + 1}`,
  ...defined({ bot, avatar }),
});

/** A person holding a seat. */
export type PersonHolder = Omit<SeatHolder, 'person' | 'bot'> & { readonly person: string };

export const personHolder = ({ id, name, avatar }: StoredPerson): PersonHolder => ({
  person: id,
  name,
  ...defined({ avatar }),
});
