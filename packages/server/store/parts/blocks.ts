import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '../schema.ts';
import type { Store } from '../store.ts';
import { forgetChallenges } from './challenges.ts';
import { forgetPairings } from './pairings.ts';

type BlockStore = Pick<
  Store,
  | 'blockedBy'
  | 'isBlockBetween'
  | 'blocksOf'
  | 'addBlock'
  | 'removeBlock'
  | 'personNamed'
  | 'tookPart'
  | 'addReport'
  | 'countReports'
  | 'reports'
>;

export const blockStore = (db: Kysely<Database>): BlockStore => ({
  async blockedBy(person) {
    const rows = await db.selectFrom('block').select('blocked_id').where('person_id', '=', person).execute();
    return rows.map(({ blocked_id }) => blocked_id);
  },

  async isBlockBetween(person, others) {
    if (others.length === 0) return false;
    const found = await db
      .selectFrom('block')
      .select('at')
      .where(({ or, and, eb }) =>
        or([
          and([eb('person_id', '=', person), eb('blocked_id', 'in', others)]),
          and([eb('blocked_id', '=', person), eb('person_id', 'in', others)]),
        ]),
      )
      .limit(1)
      .executeTakeFirst();
    return found !== undefined;
  },

  async blocksOf(person, limit) {
    return await db
      .selectFrom('block')
      .innerJoin('person', 'person.id', 'block.blocked_id')
      .select(['person.id', 'person.name'])
      .where('block.person_id', '=', person)
      .orderBy('block.at', 'desc')
      .orderBy('person.id')
      .limit(limit)
      .execute();
  },

  async addBlock(person, blocked, at, limit) {
    const { count } = await db
      .selectFrom('block')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('person_id', '=', person)
      .executeTakeFirstOrThrow();
    if (Number(count) >= limit) return false;
    await db
      .insertInto('block')
      .values({ person_id: person, blocked_id: blocked, at })
      .onConflict((conflict) => conflict.columns(['person_id', 'blocked_id']).doNothing())
      .execute();
    return true;
  },

  async removeBlock(person, blocked) {
    await db.deleteFrom('block').where('person_id', '=', person).where('blocked_id', '=', blocked).execute();
  },

  async personNamed(id) {
    return await db.selectFrom('person').select(['id', 'name']).where('id', '=', id).executeTakeFirst();
  },

  async tookPart(table, person) {
    for (const part of ['seat_held', 'chat_line'] as const) {
      const row = await db
        .selectFrom(part)
        .select('person_id')
        .where('game_id', '=', table)
        .where('person_id', '=', person)
        .limit(1)
        .executeTakeFirst();
      if (row !== undefined) return true;
    }
    return false;
  },

  async addReport({ id, at, table, reporter, about, reason, words, lines }, { place, keptAfter, most }) {
    const row = {
      id,
      at,
      place,
      game_id: table,
      reason,
      words,
      lines: JSON.stringify(lines),
      reporter_id: reporter.id,
      reporter_name: reporter.name,
      person_id: about.id,
      person_name: about.name,
    };
    await db.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('report').where('at', '<', keptAfter).execute();
      await transaction
        .deleteFrom('report')
        .where('reporter_id', '=', reporter.id)
        .where('person_id', '=', about.id)
        .where('game_id', '=', table)
        .execute();
      await makeRoom(transaction, most);
      await transaction.insertInto('report').values(row).execute();
    });
  },

  async countReports(after, by) {
    const [column, value] =
      'reporter' in by ? ['reporter_id' as const, by.reporter] : ['place' as const, by.place];
    const { count } = await db
      .selectFrom('report')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('at', '>', after)
      .where(column, '=', value)
      .executeTakeFirstOrThrow();
    return Number(count);
  },

  async reports(limit) {
    const rows = await db
      .selectFrom('report')
      .selectAll()
      .orderBy('at', 'desc')
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows.map((row) => ({
      id: row.id,
      at: Number(row.at),
      table: row.game_id,
      reason: row.reason,
      words: row.words,
      reporter: { id: row.reporter_id, name: row.reporter_name },
      about: { id: row.person_id, name: row.person_name },
      lines: JSON.parse(row.lines),
    }));
  },
});

/** When the reports are full, deletes the oldest report of the address that has sent the most. */
const makeRoom = async (transaction: Transaction<Database>, most: number): Promise<void> => {
  const places = await transaction
    .selectFrom('report')
    .select(({ fn }) => ['place', fn.countAll<number>().as('count')])
    .groupBy('place')
    .execute();
  const counts = places.map(({ place, count }) => ({ place, count: Number(count) }));
  if (counts.reduce((sum, { count }) => sum + count, 0) < most) return;
  const [fullest] = counts.sort((one, other) => other.count - one.count);
  const oldest = await transaction
    .selectFrom('report')
    .select('id')
    .where('place', '=', fullest?.place ?? '')
    .orderBy('at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (oldest !== undefined) await transaction.deleteFrom('report').where('id', '=', oldest.id).execute();
};

/** Whether a `block` exists between a person and the one named by a column, in either direction. */
export const isBlockedPair = (other: string, person: string): RawBuilder<boolean> =>
  sql<boolean>`((block.person_id = ${person} and block.blocked_id = ${sql.ref(other)})
    or (block.blocked_id = ${person} and block.person_id = ${sql.ref(other)}))`;

/** Deletes a person's data about finding others. Reports stay: they are for the operator. */
export const forgetFinding = async (db: Kysely<Database>, person: string): Promise<void> => {
  await db.deleteFrom('waiting').where('person_id', '=', person).execute();
  await forgetPairings(db, person);
  await forgetChallenges(db, person);
  await db.deleteFrom('rating').where('person_id', '=', person).execute();
  await db.deleteFrom('rating_change').where('person_id', '=', person).execute();
  await db
    .deleteFrom('block')
    .where(({ or, eb }) => or([eb('person_id', '=', person), eb('blocked_id', '=', person)]))
    .execute();
};
