import type { ListedBot, ProgramStore, StoredBot, StoredToken } from '@three-spires/session/stores';
import type { Kysely, Selectable, Transaction } from 'kysely';
import { holdRow } from '../dialect.ts';
import type { Database } from '../schema.ts';
import { isBlockedPair } from './blocks.ts';

const HOUR_MS = 3600 * 1000;
const DAY_MS = 24 * HOUR_MS;

export const programStore = (db: Kysely<Database>): ProgramStore => ({
  // Counting and adding are one transaction, so that two requests cannot both take the last place.
  addToken: ({ id, person, name, scopes, createdAt, tokenHash }, limit) =>
    db.transaction().execute(async (transaction) => {
      await holdRow(transaction, 'person', person);
      const { count } = await transaction
        .selectFrom('access_token')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('person_id', '=', person)
        .executeTakeFirstOrThrow();
      if (Number(count) >= limit) return false;
      await transaction
        .insertInto('access_token')
        .values({
          id,
          person_id: person,
          name,
          scopes: JSON.stringify(scopes),
          token_hash: tokenHash,
          created_at: createdAt,
          used_at: null,
        })
        .execute();
      return true;
    }),

  async tokensOf(owner) {
    const rows = await db
      .selectFrom('access_token')
      .innerJoin('person', 'person.id', 'access_token.person_id')
      .selectAll('access_token')
      .where(({ or, eb }) => or([eb('person.id', '=', owner), eb('person.owner_id', '=', owner)]))
      .orderBy('access_token.created_at')
      .orderBy('access_token.id')
      .execute();
    return rows.map(storedToken);
  },

  async removeToken(owner, id) {
    const { numDeletedRows } = await db
      .deleteFrom('access_token')
      .where('id', '=', id)
      .where('person_id', 'in', (query) =>
        query
          .selectFrom('person')
          .select('id')
          .where(({ or, eb }) => or([eb('id', '=', owner), eb('owner_id', '=', owner)])),
      )
      .executeTakeFirst();
    return numDeletedRows === 1n;
  },

  async accessBy(tokenHash, at) {
    const found = await db
      .selectFrom('access_token')
      .innerJoin('person', 'person.id', 'access_token.person_id')
      .select(['person.id', 'person.name', 'person.avatar', 'person.owner_id', 'person.seen_at'])
      .select(['access_token.id as token', 'access_token.scopes', 'access_token.used_at'])
      .where('access_token.token_hash', '=', tokenHash)
      .executeTakeFirst();
    if (found === undefined) return undefined;
    const { id, name, avatar, owner_id, seen_at, token, scopes, used_at } = found;
    if (at - Number(used_at ?? 0) > HOUR_MS)
      await db.updateTable('access_token').set({ used_at: at }).where('id', '=', token).execute();
    if (at - Number(seen_at) > (owner_id === null ? DAY_MS : HOUR_MS))
      await db.updateTable('person').set({ seen_at: at }).where('id', '=', id).execute();
    return {
      person: { id, name, ...(avatar === '' ? {} : { avatar }) },
      isBot: owner_id !== null,
      token,
      scopes: JSON.parse(scopes),
    };
  },

  addBot: (owner, { id, name, avatar = '', createdAt }, limit) =>
    db.transaction().execute(async (transaction) => {
      await holdRow(transaction, 'person', owner);
      if ((await botRows(transaction, owner)).length >= limit) return false;
      await transaction
        .insertInto('person')
        .values({
          id,
          token_hash: id,
          name,
          avatar,
          created_at: createdAt,
          seen_at: createdAt,
          owner_id: owner,
          owner_shown: 0,
        })
        .execute();
      return true;
    }),

  async showOwner(owner, bot, isShown) {
    const { numUpdatedRows } = await db
      .updateTable('person')
      .set({ owner_shown: isShown ? 1 : 0 })
      .where('id', '=', bot)
      .where('owner_id', '=', owner)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  },

  async listedBots(viewer, from, limit) {
    const rows = await listedRows(db, viewer)
      .orderBy('bot.seen_at', 'desc')
      .orderBy('bot.id')
      .offset(from)
      .limit(limit)
      .execute();
    return rows.map(listedBot);
  },

  async countListedBots(viewer) {
    const { count } = await listed(db, viewer)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return Number(count);
  },

  async listedBot(viewer, id) {
    const row = await listedRows(db, viewer).where('bot.id', '=', id).executeTakeFirst();
    return row && listedBot(row);
  },

  botsOf: async (owner) =>
    (await botRows(db, owner)).map(
      ({ id, name, avatar, created_at, owner_shown }): StoredBot => ({
        id,
        name,
        ...(avatar === '' ? {} : { avatar }),
        createdAt: Number(created_at),
        ownerShown: owner_shown === 1,
      }),
    ),

  async ownerOf(person) {
    const row = await db.selectFrom('person').select('owner_id').where('id', '=', person).executeTakeFirst();
    return row?.owner_id ?? undefined;
  },
});

const botRows = (db: Kysely<Database>, owner: string) =>
  db
    .selectFrom('person')
    .select(['id', 'name', 'avatar', 'created_at', 'owner_shown'])
    .where('owner_id', '=', owner)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** Bot accounts with a token, excluding those blocked either way. */
const listed = (db: Kysely<Database>, viewer: string | undefined) => {
  const query = db
    .selectFrom('person as bot')
    .where('bot.owner_id', 'is not', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('access_token')
          .select('access_token.id')
          .whereRef('access_token.person_id', '=', 'bot.id'),
      ),
    );
  if (viewer === undefined) return query;
  return query.where(({ not, exists, selectFrom }) =>
    not(exists(selectFrom('block').select('block.at').where(isBlockedPair('bot.id', viewer)))),
  );
};

const listedRows = (db: Kysely<Database>, viewer: string | undefined) =>
  listed(db, viewer)
    .leftJoin('person as owner', (join) =>
      join.onRef('owner.id', '=', 'bot.owner_id').on('bot.owner_shown', '=', 1),
    )
    .select(['bot.id', 'bot.name', 'bot.avatar', 'bot.created_at', 'bot.seen_at', 'owner.name as owner']);

type ListedRow = Awaited<ReturnType<ReturnType<typeof listedRows>['execute']>>[number];

const listedBot = ({ id, name, avatar, created_at, seen_at, owner }: ListedRow): ListedBot => ({
  id,
  name,
  ...(avatar === '' ? {} : { avatar }),
  createdAt: Number(created_at),
  seenAt: Number(seen_at),
  ...(owner === null ? {} : { owner }),
});

const storedToken = (row: Selectable<Database['access_token']>): StoredToken => ({
  id: row.id,
  person: row.person_id,
  name: row.name,
  scopes: JSON.parse(row.scopes),
  createdAt: Number(row.created_at),
  ...(row.used_at === null ? {} : { usedAt: Number(row.used_at) }),
});

/** The tokens of a person, and those of their bot accounts, stop working. */
export const forgetPrograms = async (transaction: Transaction<Database>, person: string): Promise<void> => {
  await transaction
    .deleteFrom('access_token')
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('person_id', '=', person),
        eb('person_id', 'in', selectFrom('person').select('id').where('owner_id', '=', person)),
      ]),
    )
    .execute();
};

export const movePrograms = async (
  transaction: Transaction<Database>,
  from: string,
  to: string,
): Promise<void> => {
  await transaction
    .updateTable('access_token')
    .set({ person_id: to })
    .where('person_id', '=', from)
    .execute();
  await transaction.updateTable('person').set({ owner_id: to }).where('owner_id', '=', from).execute();
};
