import type { Holdings, IdentityStore } from '@three-spires/session/stores';
import type { Kysely, SelectQueryBuilder } from 'kysely';
import type { Database } from '../schema.ts';

type OwnStore = Pick<
  IdentityStore,
  | 'holdingsOf'
  | 'profileOf'
  | 'allDecksOf'
  | 'allCampaignsOf'
  | 'campaignGamesOf'
  | 'allTablesOf'
  | 'allRatingsOf'
  | 'ratingChangesOf'
  | 'linesBy'
  | 'runningTablesOf'
>;

/**
 * What is stored about a person, for themselves. A new table with rows of a person belongs here and in
 * erasure.ts.
 */
export const ownStore = (db: Kysely<Database>): OwnStore => ({
  holdingsOf: (person) => holdingsOf(db, person),

  async profileOf(person) {
    const row = await db.selectFrom('person').selectAll().where('id', '=', person).executeTakeFirst();
    if (row === undefined) return undefined;
    const { id, name, avatar, created_at, seen_at } = row;
    return { id, name, avatar, createdAt: Number(created_at), seenAt: Number(seen_at) };
  },

  async allDecksOf(person) {
    const rows = await db
      .selectFrom('deck')
      .selectAll()
      .where('person_id', '=', person)
      .orderBy('kind')
      .orderBy('id')
      .execute();
    return rows.map(({ id, kind, list, created_at, changed_at }) => ({
      game: kind,
      id,
      list: JSON.parse(list),
      createdAt: Number(created_at),
      changedAt: Number(changed_at),
    }));
  },

  async allCampaignsOf(person) {
    const rows = await db
      .selectFrom('campaign')
      .selectAll()
      .where('person_id', '=', person)
      .orderBy('kind')
      .execute();
    return rows.map(({ kind, data, changed_at }) => ({
      game: kind,
      campaign: JSON.parse(data),
      changedAt: Number(changed_at),
    }));
  },

  async campaignGamesOf(person, after, limit) {
    const rows = await db
      .selectFrom('campaign_entry')
      .selectAll()
      .where('person_id', '=', person)
      .where('game_id', '>', after)
      .orderBy('game_id')
      .limit(limit)
      .execute();
    return rows.map(({ game_id, kind, at, news }) => ({
      table: game_id,
      game: kind,
      at: Number(at),
      news: JSON.parse(news),
    }));
  },

  async allTablesOf(person, after, limit) {
    const games = await db
      .selectFrom('game')
      .select(['id', 'kind', 'created_at', 'changed_at', 'outcome'])
      .where('id', '>', after)
      .where('id', 'in', (query) =>
        query.selectFrom('seat_held').select('game_id').where('person_id', '=', person),
      )
      .orderBy('id')
      .limit(limit)
      .execute();
    if (games.length === 0) return [];
    const ids = games.map(({ id }) => id);
    const held = await seatsIn(db, 'seat_held', person, ids);
    const holds = await seatsIn(db, 'seat', person, ids);
    const entries = await db
      .selectFrom('entry')
      .select(({ fn }) => ['game_id', fn.countAll<number>().as('count')])
      .where('person_id', '=', person)
      .where('game_id', 'in', ids)
      .groupBy('game_id')
      .execute();
    const counts = new Map(entries.map(({ game_id, count }) => [game_id, Number(count)]));
    return games.map(({ id, kind, created_at, changed_at, outcome }) => ({
      table: id,
      game: kind,
      createdAt: Number(created_at),
      changedAt: Number(changed_at),
      isOver: outcome !== null,
      holds: holds.get(id) ?? [],
      hasHeld: held.get(id) ?? [],
      entries: counts.get(id) ?? 0,
    }));
  },

  async allRatingsOf(person) {
    const rows = await db
      .selectFrom('rating')
      .selectAll()
      .where('person_id', '=', person)
      .orderBy('kind')
      .execute();
    return rows.map(({ kind, rating, deviation, games, changed_at }) => ({
      game: kind,
      rating,
      deviation,
      games,
      changedAt: Number(changed_at),
    }));
  },

  async ratingChangesOf(person, after, limit) {
    const rows = await db
      .selectFrom('rating_change')
      .selectAll()
      .where('person_id', '=', person)
      .where('game_id', '>', after)
      .orderBy('game_id')
      .limit(limit)
      .execute();
    return rows.map(({ game_id, kind, at, before, after: now }) => ({
      table: game_id,
      game: kind,
      at: Number(at),
      before,
      after: now,
    }));
  },

  async linesBy(person, after, limit) {
    const rows = await db
      .selectFrom('chat_line')
      .select(['game_id', 'number', 'at', 'said'])
      .where('person_id', '=', person)
      .where(({ or, and, eb }) =>
        or([
          eb('game_id', '>', after.table),
          and([eb('game_id', '=', after.table), eb('number', '>', after.number)]),
        ]),
      )
      .orderBy('game_id')
      .orderBy('number')
      .limit(limit)
      .execute();
    return rows.map(({ game_id, number, at, said }) => ({
      table: game_id,
      number,
      at: Number(at),
      said: JSON.parse(said),
    }));
  },

  async runningTablesOf(person, limit) {
    const rows = await db
      .selectFrom('game')
      .select('id')
      .where('outcome', 'is', null)
      .where('closed', 'is', null)
      .where('id', 'in', (query) =>
        query.selectFrom('seat').select('game_id').where('person_id', '=', person),
      )
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  },
});

/** What a person has, except for some tables. */
export const holdingsOf = async (
  db: Kysely<Database>,
  person: string,
  without: readonly string[] = [],
): Promise<Holdings> => {
  const running = db
    .selectFrom('game')
    .where('outcome', 'is', null)
    .where('closed', 'is', null)
    .where('id', 'in', (query) => query.selectFrom('seat').select('game_id').where('person_id', '=', person));
  const results = db.selectFrom('result').where('person_id', '=', person);
  return {
    running: await countOf(without.length === 0 ? running : running.where('id', 'not in', without)),
    decks: await countOf(db.selectFrom('deck').where('person_id', '=', person)),
    campaigns: await countOf(db.selectFrom('campaign').where('person_id', '=', person)),
    results: await countOf(without.length === 0 ? results : results.where('game_id', 'not in', without)),
  };
};

const countOf = async <Table extends keyof Database>(
  query: SelectQueryBuilder<Database, Table, object>,
): Promise<number> => {
  const { count } = await query
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
};

const seatsIn = async (
  db: Kysely<Database>,
  part: 'seat' | 'seat_held',
  person: string,
  games: readonly string[],
): Promise<ReadonlyMap<string, readonly number[]>> => {
  const rows = await db
    .selectFrom(part)
    .select(['game_id', 'seat'])
    .where('person_id', '=', person)
    .where('game_id', 'in', games)
    .orderBy('seat')
    .execute();
  const found = new Map<string, number[]>();
  for (const { game_id, seat } of rows) found.set(game_id, [...(found.get(game_id) ?? []), seat]);
  return found;
};
