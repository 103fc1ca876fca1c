import type { DeckChange, StoredDeck } from '@three-spires/session/stores';
import type { Kysely, Selectable } from 'kysely';
import { holdRow } from '../dialect.ts';
import type { Database } from '../schema.ts';
import type { Store } from '../store.ts';

type DeckStore = Pick<Store, 'decksOf' | 'deckOf' | 'saveDeck' | 'deleteDeck'>;

export const deckStore = (db: Kysely<Database>): DeckStore => ({
  async decksOf(person, game) {
    const rows = await db
      .selectFrom('deck')
      .selectAll()
      .where('person_id', '=', person)
      .where('kind', '=', game)
      .orderBy('changed_at', 'desc')
      .orderBy('id')
      .execute();
    return rows.map(storedDeck);
  },

  async deckOf(person, game, id) {
    const row = await db
      .selectFrom('deck')
      .selectAll()
      .where('person_id', '=', person)
      .where('kind', '=', game)
      .where('id', '=', id)
      .executeTakeFirst();
    return row && storedDeck(row);
  },

  saveDeck: (person, game, change, limit) =>
    change.version === 0 ? addDeck(db, person, game, change, limit) : replaceDeck(db, person, game, change),

  async deleteDeck(person, game, id) {
    const { numDeletedRows } = await db
      .deleteFrom('deck')
      .where('person_id', '=', person)
      .where('kind', '=', game)
      .where('id', '=', id)
      .executeTakeFirst();
    return numDeletedRows === 1n;
  },
});

const storedDeck = (row: Selectable<Database['deck']>): StoredDeck => ({
  id: row.id,
  list: JSON.parse(row.list),
  version: row.version,
  changedAt: row.changed_at,
});

/** Counting and adding are one transaction, so that two windows cannot both take the last place. */
const addDeck = (
  db: Kysely<Database>,
  person: string,
  game: string,
  { id, list }: DeckChange,
  limit: number,
): Promise<'saved' | 'changed' | 'too-many'> =>
  db.transaction().execute(async (transaction) => {
    await holdRow(transaction, 'person', person);
    const { count } = await transaction
      .selectFrom('deck')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('person_id', '=', person)
      .executeTakeFirstOrThrow();
    if (count >= limit) return 'too-many';
    const now = Date.now();
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
    return numInsertedOrUpdatedRows === 1n ? 'saved' : 'changed';
  });

const replaceDeck = async (
  db: Kysely<Database>,
  person: string,
  game: string,
  { id, version, list }: DeckChange,
): Promise<'saved' | 'changed'> => {
  const { numUpdatedRows } = await db
    .updateTable('deck')
    .set({ list: JSON.stringify(list), version: version + 1, changed_at: Date.now() })
    .where('person_id', '=', person)
    .where('kind', '=', game)
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows === 1n ? 'saved' : 'changed';
};
