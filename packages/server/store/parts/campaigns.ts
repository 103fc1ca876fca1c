import type { Advance } from '@three-spires/session';
import type { CampaignEntry } from '@three-spires/session/stores';
import type { Kysely, Selectable, Transaction } from 'kysely';
import { holdRow } from '../dialect.ts';
import type { Database } from '../schema.ts';
import type { Store } from '../store.ts';

type CampaignStore = Pick<
  Store,
  | 'campaignOf'
  | 'saveCampaign'
  | 'changeCampaign'
  | 'campaignEntries'
  | 'campaignEntry'
  | 'enterResult'
  | 'tablesToEnter'
>;

export const campaignStore = (db: Kysely<Database>): CampaignStore => ({
  async campaignOf(person, game) {
    const row = await campaignRow(db, person, game);
    return row && { data: JSON.parse(row.data), changedAt: row.changed_at };
  },

  saveCampaign: (person, game, data) => putCampaign(db, person, game, data),

  async changeCampaign(person, game, change) {
    await db.transaction().execute(async (transaction) => {
      // There may be no campaign yet, and a missing row cannot be locked.
      await holdRow(transaction, 'person', person);
      const before = await campaignRow(transaction, person, game);
      await putCampaign(transaction, person, game, change(before && JSON.parse(before.data)));
    });
  },

  async campaignEntries(person, game, limit) {
    const rows = await db
      .selectFrom('campaign_entry')
      .selectAll()
      .where('person_id', '=', person)
      .where('kind', '=', game)
      .orderBy('at', 'desc')
      .orderBy('game_id')
      .limit(limit)
      .execute();
    return rows.map(campaignEntry);
  },

  async campaignEntry(person, table) {
    const row = await db
      .selectFrom('campaign_entry')
      .selectAll()
      .where('person_id', '=', person)
      .where('game_id', '=', table)
      .executeTakeFirst();
    return row && campaignEntry(row);
  },

  async enterResult(table, advance) {
    await db.transaction().execute(async (transaction) => {
      if (!(await markEntered(transaction, table)) || advance === undefined) return;
      const { kind } = await transaction
        .selectFrom('game')
        .select('kind')
        .where('id', '=', table)
        .executeTakeFirstOrThrow();
      for (const person of await peopleAt(transaction, table))
        await advanceCampaign(transaction, table, kind, person, advance);
    });
  },

  async tablesToEnter() {
    const rows = await db
      .selectFrom('game')
      .select('id')
      .where('entered', '=', 0)
      .where('outcome', 'is not', null)
      .execute();
    return rows.map(({ id }) => id);
  },
});

/** The caller that sets the mark enters the table; later callers find it set. */
const markEntered = async (transaction: Transaction<Database>, table: string): Promise<boolean> => {
  const { numUpdatedRows } = await transaction
    .updateTable('game')
    .set({ entered: 1 })
    .where('id', '=', table)
    .where('entered', '=', 0)
    .where('outcome', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

/** In the same order everywhere, so that two tables with the same people never deadlock. */
const peopleAt = async (transaction: Transaction<Database>, table: string): Promise<string[]> => {
  const rows = await transaction
    .selectFrom('seat')
    .select('person_id')
    .distinct()
    .where('game_id', '=', table)
    .orderBy('person_id')
    .execute();
  return rows.flatMap(({ person_id }) => (person_id === null ? [] : [person_id]));
};

const advanceCampaign = async (
  transaction: Transaction<Database>,
  table: string,
  kind: string,
  person: string,
  advance: Advance,
): Promise<void> => {
  await holdRow(transaction, 'person', person);
  const before = await campaignRow(transaction, person, kind);
  const { campaign, news } = advance(before && JSON.parse(before.data));
  await putCampaign(transaction, person, kind, campaign);
  await transaction
    .insertInto('campaign_entry')
    .values({ person_id: person, game_id: table, kind, at: Date.now(), news: JSON.stringify(news) })
    .execute();
};

const campaignRow = (
  db: Kysely<Database>,
  person: string,
  game: string,
): Promise<Selectable<Database['campaign']> | undefined> =>
  db
    .selectFrom('campaign')
    .selectAll()
    .where('person_id', '=', person)
    .where('kind', '=', game)
    .executeTakeFirst();

export const putCampaign = async (
  db: Kysely<Database>,
  person: string,
  game: string,
  value: unknown,
): Promise<void> => {
  const now = { data: JSON.stringify(value), changed_at: Date.now() };
  await db
    .insertInto('campaign')
    .values({ person_id: person, kind: game, ...now })
    .onConflict((conflict) => conflict.columns(['person_id', 'kind']).doUpdateSet(now))
    .execute();
};

const campaignEntry = (row: Selectable<Database['campaign_entry']>): CampaignEntry => ({
  table: row.game_id,
  at: row.at,
  news: JSON.parse(row.news),
});
