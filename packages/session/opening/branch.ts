import { defined, InputError, type LogEntry } from '@three-spires/kernel';
import { branchTable, lastSeq, proposeMove, shapeOf, type Table, versionsOf } from '@three-spires/table';
import { SessionError } from '../common/error.ts';
import type { Costs } from '../given/costs.ts';
import type { LogStore, TableStore } from '../given/ports.ts';
import type { StoredEntry, StoredGame, StoredPerson, StoredSeat, StoredTable } from '../given/store.ts';
import { isOpenToAll } from '../hosting/disclosure.ts';
import type { Host } from '../hosting/host.ts';
import { personHolder, seatHolder } from '../hosting/loaded-table.ts';
import { standingOf } from '../hosting/standing.ts';
import type { BranchBody } from '../protocol/index.ts';
import { type LayingNeeds, newTableIds, todayBy } from './new-table.ts';

/**
 * Whether a person may branch from a table's past. Face-down cards come in the same order again, so while
 * others are still playing, or the game counts, a branch would reveal the future.
 */
export const mayBranch = (
  { seats, practice }: StoredTable,
  isOpen: boolean,
  person: string | undefined,
): boolean =>
  isOpen ||
  (practice.length > 0 &&
    person !== undefined &&
    seats.every((seat) => seat.person === person || seat.bot !== undefined));

/** Plays a line on a branch; returns the entries it adds. */
const playLine = (
  branch: Table,
  { seat, moves }: NonNullable<BranchBody['line']>,
  toStored: (entry: LogEntry) => StoredEntry,
): StoredEntry[] =>
  moves.map((move) => {
    const { prepared } = proposeMove(branch, seat, move);
    if (prepared === undefined)
      throw new SessionError('invalid', 'not-legal', 'These moves cannot be made there.', 'line');
    return toStored(prepared.entry);
  });

/** The maximum number of tables that make up a log. Longer chains take longer to resolve. */
const MOST_PASTS = 8;
/** The approximate size of an entry in the store. */
const ENTRY_BYTES = 250;

type Past = NonNullable<StoredTable['past']>;

type BranchNeeds = LayingNeeds & {
  readonly store: TableStore & LogStore;
  readonly host: Host;
  readonly costs: Pick<Costs, 'wrote'>;
};

/** The tables that hold the log up to an entry, newest part first. */
const pastsOf = async (store: TableStore & LogStore, stored: StoredGame, seq: number): Promise<Past[]> => {
  const pasts: Past[] = [];
  let game: StoredGame | undefined = stored;
  for (let upto = seq; upto > 0 && game !== undefined; ) {
    const { id, past }: StoredGame = game;
    if (past === undefined || upto > past.seq) pasts.push({ table: id, seq: upto });
    upto = Math.min(upto, past?.seq ?? 0);
    game = past && (await store.gameById(past.table));
  }
  return pasts;
};

type Shared = { readonly past: Past | undefined; readonly copied: readonly StoredEntry[] };

/**
 * A branch refers to its parent's log. If that log has too many parts, the branch copies all but the first.
 */
const shareLog = async (store: TableStore & LogStore, stored: StoredTable, seq: number): Promise<Shared> => {
  const pasts = await pastsOf(store, stored, seq);
  if (pasts.length < MOST_PASTS) return { past: pasts[0], copied: [] };
  const past = pasts.at(-1);
  return { past, copied: (await store.entriesOf(stored.id)).slice(past?.seq ?? 0, seq) };
};

/**
 * Opens a new table with the past of another, for practice only: the person who asks plays every seat without
 * a bot.
 */
export const openBranch = async (
  { store, host, time, chance, costs }: BranchNeeds,
  stored: StoredTable,
  person: StoredPerson,
  { seq, line }: BranchBody,
): Promise<StoredTable> => {
  if (!mayBranch(stored, await isOpenToAll(store, stored), person.id))
    throw new SessionError(
      'forbidden',
      'still-played',
      'This game is still being played. Play on from it when it is over.',
    );
  const { table } = await host.table(stored.id);
  const day = table.game.dayOf?.(table.setup);
  if (day !== undefined && day === todayBy(time))
    throw new SessionError(
      'forbidden',
      'day-counts',
      'Today’s game still counts for everyone. Play on from it tomorrow.',
    );
  const seats: StoredSeat[] = stored.seats.map((each) =>
    each.bot === undefined ? { seat: each.seat, ...personHolder(person) } : each,
  );
  const branch = (() => {
    try {
      return branchTable(table, seq, seats.map(seatHolder));
    } catch (error) {
      if (error instanceof InputError)
        throw new SessionError('invalid', 'no-such-entry', error.message, 'seq');
      throw error;
    }
  })();
  const toStored = (entry: LogEntry): StoredEntry => ({ entry, command: chance.id(), person: person.id });
  const added = line === undefined ? [] : playLine(branch, line, toStored);
  const standing = standingOf(branch, branch.state, lastSeq(branch), time.date());
  const { past, copied } = await shareLog(store, stored, seq);
  const opened: StoredTable = {
    ...newTableIds(chance),
    game: stored.game,
    ...versionsOf(table.game),
    setup: stored.setup,
    seed: stored.seed,
    practice: branch.practice,
    ...defined({ past, hints: stored.hints }),
    createdAt: standing.changedAt,
    ...standing,
    seats: seats.slice(0, branch.seats.length),
  };
  const entries = [...copied, ...added];
  const base = branch.base && { ...branch.base, ...shapeOf(table.game) };
  await store.addTable(opened, entries, base);
  const sizes = [opened, base ?? ''].map((part) => JSON.stringify(part).length);
  costs.wrote(person.id, ENTRY_BYTES * entries.length + sizes.reduce((sum, size) => sum + size));
  return opened;
};
