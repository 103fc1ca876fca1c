import type { Seat } from '@three-spires/kernel';
import type { StoredEntry } from '@three-spires/session';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Store } from './store.ts';
import type { Database } from './store-schema.ts';

type LogStore = Pick<Store, 'entriesOf' | 'snapshotsOf' | 'snapshotAt'>;

export const logStore = (db: Kysely<Database>): LogStore => ({
  async entriesOf(table, after = 0) {
    const rows = await db
      .selectFrom('entry')
      .selectAll()
      .where('game_id', '=', table)
      .where('seq', '>', after)
      .orderBy('seq')
      .execute();
    return rows.map(storedEntry);
  },

  async snapshotsOf(table) {
    return await db
      .selectFrom('snapshot')
      .select(['seq', 'state_version as stateVersion', 'outline'])
      .where('game_id', '=', table)
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
    .values({ game_id: table, seat, person_id: person })
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
  const { seq, seat, move, undo_to: undoTo, outside, command, person_id: person } = row;
  if (outside !== null) return { entry: { seq, outside: JSON.parse(outside) }, command, person };
  if (seat !== null && move !== null) return { entry: { seq, seat, move }, command, person };
  if (seat !== null && undoTo !== null) return { entry: { seq, seat, undoTo }, command, person };
  throw new Error(`entry ${seq} of ${row.game_id} is neither a move nor an undo nor a fact`);
};
