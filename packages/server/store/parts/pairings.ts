import type { Meeting, StoredTable } from '@three-spires/session';
import type { QueueStore, Waiting } from '@three-spires/session/stores';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../schema.ts';

type Pair = readonly [Waiting, Waiting];

/**
 * Adds to the table whether it is rated, within the transaction that pairs the two. A rated pairing is
 * recorded for both, so that their next games take it into account. A person waits in one row, which the
 * transaction locks, so nobody else pairs them meanwhile.
 */
export const withTerms = async (
  transaction: Transaction<Database>,
  [one, other]: Pair,
  table: StoredTable,
  whyUnrated: Parameters<QueueStore['pairInQueue']>[2],
): Promise<StoredTable> => {
  const at = table.createdAt;
  const unrated = whyUnrated([
    await meetingOf(transaction, one, other),
    await meetingOf(transaction, other, one),
  ]);
  if (unrated !== undefined) return { ...table, unrated };
  const rows = [
    { person_id: one.person, opponent_id: other.person, opponent_place: other.place },
    { person_id: other.person, opponent_id: one.person, opponent_place: one.place },
  ].map((row) => ({ game_id: table.id, at, ...row }));
  await transaction.insertInto('pairing').values(rows).execute();
  return { ...table, rated: true };
};

const meetingOf = async (
  transaction: Transaction<Database>,
  { person }: Waiting,
  other: Waiting,
): Promise<Meeting> => {
  const { created_at: since } = await transaction
    .selectFrom('person')
    .select('created_at')
    .where('id', '=', person)
    .executeTakeFirstOrThrow();
  const rows = await transaction
    .selectFrom('pairing')
    .select('at')
    .where('person_id', '=', person)
    .where(({ or, eb }) => or([eb('opponent_id', '=', other.person), eb('opponent_place', '=', other.place)]))
    .execute();
  return { since: Number(since), met: rows.map(({ at }) => Number(at)) };
};

/** People who met the person keep the address; otherwise anyone could delete their account and start over. */
export const forgetPairings = async (db: Kysely<Database>, person: string): Promise<void> => {
  await db.deleteFrom('pairing').where('person_id', '=', person).execute();
  await db.updateTable('pairing').set({ opponent_id: '' }).where('opponent_id', '=', person).execute();
};
