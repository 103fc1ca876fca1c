import type { ArrivingTable } from '@three-spires/session/stores';
import type { Kysely, Transaction } from 'kysely';
import { holdRow } from '../dialect.ts';
import type { Database } from '../schema.ts';
import type { Store } from '../store.ts';
import { putCampaign } from './campaigns.ts';
import { resultRow } from './results.ts';
import { insertTable } from './tables.ts';

type MovingStore = Pick<Store, 'tablesLike' | 'bringIn'>;

export const movingStore = (db: Kysely<Database>): MovingStore => ({
  async tablesLike(person, { game, seed, lastSeq }) {
    const rows = await db
      .selectFrom('game')
      .select('id')
      .where('id', 'in', (query) =>
        query.selectFrom('seat_held').select('game_id').where('person_id', '=', person),
      )
      .where('kind', '=', game)
      .where('seed', '=', seed)
      .where('last_seq', '=', lastSeq)
      .orderBy('id')
      .execute();
    return rows.map(({ id }) => id);
  },

  bringIn: (person, { tables, decks, campaigns, results }) =>
    db.transaction().execute(async (transaction) => {
      await holdRow(transaction, 'person', person);
      for (const arriving of tables) await addTable(transaction, person, arriving);
      const now = Date.now();
      let newDecks = 0;
      for (const { game, id, list } of decks) {
        const { numInsertedOrUpdatedRows } = await transaction
          .insertInto('deck')
          .values({
            person_id: person,
            id,
            kind: game,
            list: JSON.stringify(list),
            version: 1,
            created_at: now,
            changed_at: now,
          })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst();
        newDecks += Number(numInsertedOrUpdatedRows ?? 0n);
      }
      for (const { game, campaign } of campaigns) await putCampaign(transaction, person, game, campaign);
      let newResults = 0;
      for (const { table, ...result } of results) {
        const { numInsertedOrUpdatedRows } = await transaction
          .insertInto('result')
          .values(resultRow(table, { ...result, counts: false }, { ...result, person }))
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst();
        newResults += Number(numInsertedOrUpdatedRows ?? 0n);
      }
      return { decks: newDecks, results: newResults };
    }),
});

const addTable = async (
  transaction: Transaction<Database>,
  person: string,
  { table, entries, lines }: ArrivingTable,
): Promise<void> => {
  await insertTable(transaction, table, entries);
  if (lines.length === 0) return;
  await transaction
    .insertInto('chat_line')
    .values(
      lines.map(({ at, command, said }, index) => ({
        game_id: table.id,
        number: index + 1,
        command,
        person_id: person,
        said: JSON.stringify(said),
        at,
      })),
    )
    .execute();
};
