import type { Addition } from '@three-spires/session';
import type { Kysely } from 'kysely';
import { gathering, type Waiting } from '../append.ts';
import type { StoreObserver } from '../observer.ts';
import { entryRow } from '../parts/log.ts';
import type { Database } from '../schema.ts';
import type { Store } from '../store.ts';
import { inTransaction } from './sqlite-driver.ts';
import type { SqliteFile } from './sqlite-file.ts';
import { troubleOf } from './sqlite-trouble.ts';

/** Nobody is answered while the disk is busy; meanwhile the next entries are batched. */
export const createSqliteAppend = (
  db: Kysely<Database>,
  opened: SqliteFile,
  observer?: StoreObserver,
): Store['append'] => {
  const add = adder(opened);
  return gathering((together, took) =>
    // The only connection is ours until this is done.
    db.connection().execute(async () => {
      const began = performance.now();
      addTogether(opened, add, together);
      const ms = performance.now() - began;
      observer?.appended(together.length, ms / 1000);
      for (const { addition } of together) addition.took?.(ms / together.length);
      // Runs before those who were answered continue.
      took(ms);
    }),
  );
};

type Add = (table: string, addition: Addition) => boolean;

const addTogether = (opened: SqliteFile, add: Add, together: readonly Waiting[]): void => {
  try {
    const added = inTransaction(opened, () => together.map(({ table, addition }) => add(table, addition)));
    // Only now are the entries on disk.
    for (const [at, { settle }] of together.entries()) settle(added[at] === true);
  } catch (error) {
    // A problem of the file affects all entries. Any other error is one entry's, and must not fail the
    // others.
    if (together.length === 1 || troubleOf(error) !== undefined) throw error;
    for (const each of together) addAlone(opened, add, each);
  }
};

const addAlone = (opened: SqliteFile, add: Add, { table, addition, settle, fail }: Waiting): void => {
  try {
    settle(inTransaction(opened, () => add(table, addition)));
  } catch (error) {
    fail(error);
  }
};

/** Hand-written SQL, prepared once, because every move runs it. */
const adder = (opened: SqliteFile): Add => {
  const entry = opened.prepare(
    `insert into entry (game_id, seq, command, person_id, seat, move, undo_to, outside, at)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing`,
  );
  const standing = opened.prepare(
    'update game set last_seq = ?, changed_at = ?, deciding = ?, about = ?, outcome = ? where id = ?',
  );
  // Separate, because SQLite would rewrite the index of due clocks even if nothing is due.
  const clock = opened.prepare('update game set clock = ?, clock_due = ? where id = ?');
  const snapshot = opened.prepare(
    `insert into snapshot (game_id, seq, hash, passing, state_version, outline, state) values (?, ?, ?, 0, ?, ?, ?)`,
  );
  const seat = opened.prepare('insert into seat (game_id, seat, person_id) values (?, ?, ?)');
  const held = opened.prepare(
    `insert into seat_held (game_id, seat, person_id, number) values
     (?, ?, ?, (select coalesce(max(number), 0) + 1 from seat_held where game_id = ?)) on conflict do nothing`,
  );
  return (table, addition) => {
    const { lastSeq, changedAt, deciding, about, outcome } = addition.standing;
    const row = entryRow(table, addition.stored, changedAt);
    const { command, person_id, move, undo_to, outside, at } = row;
    const inserted = entry.run([table, row.seq, command, person_id, row.seat, move, undo_to, outside, at]);
    if (inserted.changes === 0) return false;
    standing.run([lastSeq, changedAt, deciding, JSON.stringify(about), textOf(outcome), table]);
    if (addition.clock !== undefined)
      clock.run([textOf(addition.clock), addition.clock.dueAt ?? null, table]);
    const state = addition.snapshot;
    if (state !== undefined)
      snapshot.run([table, state.seq, state.hash, state.stateVersion, state.outline, textOf(state.state)]);
    const { guest } = addition;
    if (guest !== undefined) seat.run([table, guest.seat, guest.person ?? null]);
    if (guest?.person !== undefined) held.run([table, guest.seat, guest.person, table]);
    return true;
  };
};

const textOf = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value));
