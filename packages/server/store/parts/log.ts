import type { LogEntry, Seat } from '@three-spires/kernel';
import type { StoredEntry } from '@three-spires/session';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { readLogText } from '../dialect.ts';
import { tablesOfLog } from '../past.ts';
import type { Database } from '../schema.ts';
import type { Store } from '../store.ts';

type LogStore = Pick<Store, 'logOf' | 'entriesOf' | 'entryOf' | 'snapshotsOf' | 'snapshotAt'>;

export const logStore = (db: Kysely<Database>): LogStore => ({
  async logOf(table, after = 0) {
    const log: [number, number | null, number | null, number | null, unknown][] = JSON.parse(
      await readLogText(db, table, after),
    );
    return log.map(([seq, seat, move, undoTo, outside]) =>
      logEntry(table, { seq, seat, move, undoTo, outside }),
    );
  },

  async entriesOf(table) {
    const { rows } = await sql<Selectable<Database['entry']>>`${tablesOfLog(table)}
      select entry.* from past join entry on entry.game_id = past.id and entry.seq <= past.upto
      order by entry.seq`.execute(db);
    return rows.map(storedEntry);
  },

  async entryOf(table, command) {
    const row = await db
      .selectFrom('entry')
      .selectAll()
      .where('game_id', '=', table)
      .where('command', '=', command)
      .executeTakeFirst();
    return row && storedEntry(row);
  },

  async snapshotsOf(table) {
    return await db
      .selectFrom('snapshot')
      .select(['seq', 'state_version as stateVersion', 'outline'])
      .where('game_id', '=', table)
      .orderBy('seq')
      .execute();
  },

  async snapshotAt(table, seq) {
    const row = await db
      .selectFrom('snapshot')
      .select(['state', 'hash', 'state_version as stateVersion', 'outline'])
      .where('game_id', '=', table)
      .where('seq', '=', seq)
      .executeTakeFirst();
    if (row === undefined) return undefined;
    const state = parsedState(row.state);
    return state === undefined ? undefined : { ...row, seq, state };
  },
});

export const parsedState = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

export const noteHolder = async (
  transaction: Transaction<Database>,
  table: string,
  seat: Seat,
  person: string,
): Promise<void> => {
  await transaction
    .insertInto('seat_held')
    .values({
      game_id: table,
      seat,
      person_id: person,
      number: ({ selectFrom, fn, val }) =>
        selectFrom('seat_held')
          .select((held) => held(fn.coalesce(fn.max('number'), val(0)), '+', 1).as('next'))
          .where('game_id', '=', table),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

export const entryRow = (
  table: string,
  { entry, command, person }: StoredEntry,
  at: number,
): Database['entry'] => ({
  game_id: table,
  seq: entry.seq,
  command,
  person_id: person,
  seat: 'seat' in entry ? entry.seat : null,
  move: 'move' in entry ? entry.move : null,
  undo_to: 'undoTo' in entry ? entry.undoTo : null,
  outside: 'outside' in entry ? JSON.stringify(entry.outside) : null,
  at,
});

const storedEntry = (row: Selectable<Database['entry']>): StoredEntry => {
  const { game_id: table, seq, seat, move, undo_to: undoTo, outside, command, person_id: person } = row;
  const fact: unknown = outside === null ? null : JSON.parse(outside);
  return { entry: logEntry(table, { seq, seat, move, undoTo, outside: fact }), command, person };
};

type Columns = {
  readonly seq: number;
  readonly seat: number | null;
  readonly move: number | null;
  readonly undoTo: number | null;
  readonly outside: unknown;
};

const logEntry = (table: string, { seq, seat, move, undoTo, outside }: Columns): LogEntry => {
  if (outside !== null) return { seq, outside };
  if (seat !== null && move !== null) return { seq, seat, move };
  if (seat !== null && undoTo !== null) return { seq, seat, undoTo };
  throw new Error(`entry ${seq} of ${table} is neither a move nor an undo nor a fact`);
};
