import { InputError, type LogEntry } from '@three-spires/kernel';
import { branchTable, lastSeq, proposeMove, shapeOf, type Table, versionsOf } from '@three-spires/table';
import { SessionError } from '../common/error.ts';
import type { SessionStore, StoredEntry, StoredPerson, StoredSeat, StoredTable } from '../given/store.ts';
import { isOpenToAll } from '../hosting/disclosure.ts';
import type { Host } from '../hosting/host.ts';
import { personHolder, seatHolder } from '../hosting/loaded-table.ts';
import { standingOf } from '../hosting/standing.ts';
import type { BranchBody } from '../protocol/index.ts';
import { type LayingNeeds, newTableIds } from './new-table.ts';

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

/** Opens a new table with the past of another, for practice only: the person who asks plays every seat without a bot. */
export const openBranch = async (
  { store, host, time, chance }: LayingNeeds & { readonly store: SessionStore; readonly host: Host },
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
  const opened: StoredTable = {
    ...newTableIds(chance),
    game: stored.game,
    ...versionsOf(table.game),
    setup: stored.setup,
    seed: stored.seed,
    practice: branch.practice,
    ...(stored.hints === undefined ? {} : { hints: stored.hints }),
    createdAt: standing.changedAt,
    ...standing,
    seats: seats.slice(0, branch.seats.length),
  };
  const entries = await store.entriesOf(stored.id);
  const base = branch.base && { ...branch.base, ...shapeOf(table.game) };
  await store.addTable(opened, [...entries.slice(0, seq), ...added], base);
  return opened;
};
