import { type Company, NOT_MET, type Waiting } from '@three-spires/session/stores';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '../schema.ts';
import type { Store } from '../store.ts';
import { isBlockedPair } from './blocks.ts';
import { withTerms } from './pairings.ts';
import { insertTable } from './tables.ts';

type MatchingStore = Pick<
  Store,
  'joinQueue' | 'waitInQueue' | 'opponentsFor' | 'pairInQueue' | 'leaveQueue' | 'clearQueue'
>;

/** One of the two is no longer waiting: rolls everything back. */
class NotWaiting extends Error {}

export const matchingStore = (db: Kysely<Database>): MatchingStore => ({
  async joinQueue({ person, ticket, game, clock, choice, rating, place, company, joinedAt }, limit) {
    const { count } = await db
      .selectFrom('waiting')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    if (Number(count) >= limit) return false;
    const row = {
      ticket,
      kind: game,
      clock,
      choice: JSON.stringify(choice),
      rating,
      place,
      company,
      joined_at: joinedAt,
      seen_at: joinedAt,
      game_id: null,
    };
    await db
      .insertInto('waiting')
      .values({ person_id: person, ...row })
      .onConflict((conflict) => conflict.column('person_id').doUpdateSet(row))
      .execute();
    return true;
  },

  async waitInQueue(person, game, at) {
    await db
      .updateTable('waiting')
      .set({ seen_at: at })
      .where('person_id', '=', person)
      .where('kind', '=', game)
      .where('game_id', 'is', null)
      .execute();
    const row = await db
      .selectFrom('waiting')
      .selectAll()
      .where('person_id', '=', person)
      .where('kind', '=', game)
      .executeTakeFirst();
    return row && waiting(row);
  },

  async opponentsFor({ person, game, clock, rating, company }, seenAfter, limit) {
    const rows = await db
      .selectFrom('waiting')
      .selectAll('waiting')
      .where('kind', '=', game)
      .where('clock', '=', clock)
      .where('game_id', 'is', null)
      .where('seen_at', '>', seenAfter)
      .where('person_id', '<>', person)
      .where('company', '<>', NOT_MET[company] ?? '')
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('block').select('block.at').where(isBlockedPair('waiting.person_id', person)))),
      )
      .orderBy(sql`abs(rating - ${rating})`)
      .orderBy('joined_at')
      .orderBy('person_id')
      .limit(limit)
      .execute();
    return rows.map(waiting);
  },

  async pairInQueue(pair, table, whyUnrated) {
    try {
      await db.transaction().execute(async (transaction) => {
        // In the same order everywhere, so that two nodes that pair the same people never deadlock.
        for (const ticket of pair.map(({ ticket: each }) => each).sort()) {
          const { numUpdatedRows } = await transaction
            .updateTable('waiting')
            .set({ game_id: table.id })
            .where('ticket', '=', ticket)
            .where('game_id', 'is', null)
            .executeTakeFirst();
          if (numUpdatedRows !== 1n) throw new NotWaiting();
        }
        await insertTable(transaction, await withTerms(transaction, pair, table, whyUnrated));
      });
      return true;
    } catch (error) {
      if (error instanceof NotWaiting) return false;
      throw error;
    }
  },

  async leaveQueue(person, game) {
    const { numDeletedRows } = await db
      .deleteFrom('waiting')
      .where('person_id', '=', person)
      .where('kind', '=', game)
      .where('game_id', 'is', null)
      .executeTakeFirst();
    return numDeletedRows === 1n;
  },

  async clearQueue(seenBefore, pairedBefore) {
    await db.deleteFrom('waiting').where('seen_at', '<', seenBefore).execute();
    await db.deleteFrom('pairing').where('at', '<=', pairedBefore).execute();
  },
});

const waiting = (row: Selectable<Database['waiting']>): Waiting => ({
  person: row.person_id,
  ticket: row.ticket,
  game: row.kind,
  clock: row.clock,
  rating: row.rating,
  choice: JSON.parse(row.choice),
  joinedAt: Number(row.joined_at),
  place: row.place,
  company: row.company as Company,
  ...(row.game_id === null ? {} : { table: row.game_id }),
});
