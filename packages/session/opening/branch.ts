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
 * Whether a person may play on from the past of a table. What lies face down there comes the same way again, so
 * while others still play, or the game counts, that would be a look into the future.
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

/** Plays a line on a branch; returns the entries that it adds. */
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

/** The most tables that a log can be made up of. Longer chains take longer to find. */
const MOST_PASTS = 8;
/** About what an entry takes in the store. */
const ENTRY_BYTES = 250;

type Past = NonNullable<StoredTable['past']>;

type BranchNeeds = LayingNeeds & {
  readonly store: TableStore & LogStore;
  readonly host: Host;
  readonly costs: Pick<Costs, 'wrote'>;
};

/** Where the log of a table up to an entry lies, the newest part first. */
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

/** A branch refers to the log it comes from. Where that would be made up of too many parts, it copies all but the first. */
const shareLog = async (store: TableStore & LogStore, stored: StoredTable, seq: number): Promise<Shared> => {
  const pasts = await pastsOf(store, stored, seq);
  if (pasts.length < MOST_PASTS) return { past: pasts[0], copied: [] };
  const past = pasts.at(-1);
  return { past, copied: (await store.entriesOf(stored.id)).slice(past?.seq ?? 0, seq) };
};

/** Opens a new table with the past of another, for practice only: the person who asks plays every seat without a bot. */
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
