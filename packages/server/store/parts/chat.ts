import type { LineStore } from '@three-spires/session';
import type { Kysely } from 'kysely';
import { holdRow } from '../dialect.ts';
import type { Database } from '../schema.ts';

export const chatStore = (db: Kysely<Database>): LineStore => ({
  addLine: (table, command, { at, person, said }) =>
    db.transaction().execute(async (transaction) => {
      await holdRow(transaction, 'game', table);
      const { last } = await transaction
        .selectFrom('chat_line')
        .select((query) => query.fn.max('number').as('last'))
        .where('game_id', '=', table)
        .executeTakeFirstOrThrow();
      const number = (last ?? 0) + 1;
      const { numInsertedOrUpdatedRows } = await transaction
        .insertInto('chat_line')
        .values({ game_id: table, number, command, person_id: person, said: JSON.stringify(said), at })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      return numInsertedOrUpdatedRows === 1n ? number : undefined;
    }),

  async linesOf(table, limit, after = 0) {
    const rows = await db
      .selectFrom('chat_line')
      .innerJoin('person', 'person.id', 'chat_line.person_id')
      .select(['number', 'at', 'person_id', 'said', 'person.name'])
      .where('game_id', '=', table)
      .where('number', '>', after)
      .orderBy('number', 'desc')
      .limit(limit)
      .execute();
    return rows.reverse().map(({ number, at, person_id: person, said, name }) => ({
      number,
      at,
      person,
      name,
      said: JSON.parse(said),
    }));
  },
});
