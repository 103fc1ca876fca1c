/**
 * Merges a guest into another person. The rules:
 * - Seats, moves, chat lines, results, campaigns, decks, browsers for notices and reports move to the person,
 *   who keeps their own name and portrait.
 * - A table where both have held a seat stays with the guest, unless it is running and is cooperative: one
 *   person must never hold both sides of a duel. A rated game stays too until its result is recorded, because
 *   nobody may know how it goes before choosing whose rating it changes.
 * - Two campaigns of one game are combined. Decks with the same id are both kept.
 * - The guest's rating in a game moves if the person has none there, and is dropped otherwise. It stays while
 *   tables of that game stay.
 * - Blocks of both apply, including those by other people: a blocked guest becomes a blocked person.
 * - A request for consent is withdrawn. The guest's feed ends, as does their webhook if the person has one.
 */

import type { Holdings, IdentityStore, MergeRules } from '@three-spires/session/stores';
import { type Kysely, type RawBuilder, type SqlBool, sql, type Transaction } from 'kysely';
import { nanoid } from 'nanoid';
import { holdRow, holdTablesOf } from '../dialect.ts';
import type { Database } from '../schema.ts';
import { forgetFinding } from './blocks.ts';
import { putCampaign } from './campaigns.ts';
import { moveChallenges } from './challenges.ts';
import { forgetNotices } from './notices.ts';
import { holdingsOf } from './own.ts';
import { movePrograms } from './programs.ts';

type MergeStore = Pick<IdentityStore, 'mergeOffer' | 'mergeGuest'>;

/** Tables with one row per person and game. If both have a row, the person's stays. */
const ONE_EACH = ['result', 'campaign_entry', 'notice_told'] as const;

/** The rows that make a guest worth keeping. */
const HELD = ['seat_held', 'deck', 'campaign', 'campaign_entry', 'result'] as const;

const NOTHING: Holdings = { running: 0, decks: 0, campaigns: 0, results: 0 };

export const mergeStore = (db: Kysely<Database>): MergeStore => ({
  async mergeOffer(guest, person, shared) {
    if (await hasRows(db, 'passkey', guest)) return { brings: NOTHING, stays: 0 };
    const staying = await stayingTables(db, guest, person, shared);
    return { brings: await holdingsOf(db, guest, ids(staying)), stays: staying.length };
  },

  mergeGuest: (guest, person, rules) =>
    db.transaction().execute(async (transaction) => {
      // The locking order of campaign entries too: tables, then people by id.
      await holdTablesOf(transaction, guest);
      for (const id of [guest, person].sort()) await holdRow(transaction, 'person', id);
      if (await hasRows(transaction, 'passkey', guest)) return undefined;
      const staying = await stayingTables(transaction, guest, person, rules.shared);
      const merge = { transaction, guest, person, comes: notIn('game_id', ids(staying)) };
      const running = await moveTables(merge);
      await moveDecks(merge);
      await moveCampaigns(merge, rules.combine);
      await moveRatings(merge, [...new Set(staying.map(({ kind }) => kind))]);
      await moveFinding(merge);
      await moveChannels(merge);
      await movePrograms(transaction, guest, person);
      await moveChallenges(transaction, guest, person);
      const isAll = await isEmpty(transaction, guest);
      if (isAll) {
        await forgetNotices(transaction, guest);
        await forgetFinding(transaction, guest);
      }
      return { running, isAll };
    }),
});

type Merge = {
  readonly transaction: Transaction<Database>;
  readonly guest: string;
  readonly person: string;
  /** Matches rows with a `game_id` whose table is merged. */
  readonly comes: RawBuilder<SqlBool>;
};

type Staying = { readonly id: string; readonly kind: string };

const ids = (tables: readonly Staying[]): string[] => tables.map(({ id }) => id);

const notIn = (column: string, values: readonly string[]): RawBuilder<SqlBool> =>
  values.length === 0 ? sql`1 = 1` : sql`${sql.ref(column)} not in (${sql.join([...values])})`;

const stayingTables = async (
  db: Kysely<Database>,
  guest: string,
  person: string,
  shared: readonly string[],
): Promise<readonly Staying[]> => {
  const { rows } = await sql<Staying>`select id, kind from game
    where id in (select game_id from seat_held where person_id = ${guest})
      and ((rated = 1 and recorded = 0 and closed is null)
        or (id in (select game_id from seat_held where person_id = ${person})
          and (outcome is not null or ${notIn('kind', shared)})))`.execute(db);
  return rows;
};

const moveTables = async (merge: Merge): Promise<readonly string[]> => {
  const { transaction, guest, comes } = merge;
  const { rows } = await sql<{ id: string }>`select id from game where outcome is null and closed is null
    and id in (select game_id from seat where person_id = ${guest} and ${comes}) order by id`.execute(
    transaction,
  );
  const running = rows.map(({ id }) => id);
  // A retried command is answered to the person who sent it first.
  for (const table of ['entry', 'answer'] as const)
    await sql`${change(merge, table)} and game_id in
      (select game_id from seat_held where person_id = ${guest})`.execute(transaction);
  await sql`${change(merge, 'chat_line')}`.execute(transaction);
  await sql`${change(merge, 'seat')}`.execute(transaction);
  await sql`${change(merge, 'seat_held')} and not exists (select 1 from seat_held as own
    where own.person_id = ${merge.person} and own.game_id = seat_held.game_id and own.seat = seat_held.seat)`.execute(
    transaction,
  );
  for (const table of ONE_EACH)
    await sql`${change(merge, table)} and not exists (select 1 from ${sql.table(table)} as own
      where own.person_id = ${merge.person} and own.game_id = ${sql.ref(`${table}.game_id`)})`.execute(
      transaction,
    );
  for (const table of ['seat_held', ...ONE_EACH] as const)
    await sql`delete from ${sql.table(table)} where person_id = ${guest} and ${comes}`.execute(transaction);
  if (running.length > 0)
    await transaction
      .updateTable('game')
      .set({ request: null, request_seq: null })
      .where('id', 'in', running)
      .execute();
  return running;
};

/** Reassigns the guest's rows in merged tables to the person. */
const change = ({ guest, person, comes }: Merge, table: keyof Database): RawBuilder<unknown> =>
  sql`update ${sql.table(table)} set person_id = ${person} where person_id = ${guest} and ${comes}`;

const moveDecks = async ({ transaction, guest, person }: Merge): Promise<void> => {
  const twins = await transaction
    .selectFrom('deck as own')
    .innerJoin('deck as other', 'other.id', 'own.id')
    .select(['own.id', 'own.list', 'other.list as otherList'])
    .where('own.person_id', '=', person)
    .where('other.person_id', '=', guest)
    .execute();
  for (const { id, list, otherList } of twins)
    if (list === otherList)
      await transaction.deleteFrom('deck').where('person_id', '=', guest).where('id', '=', id).execute();
    else
      await transaction
        .updateTable('deck')
        .set({ id: nanoid() })
        .where('person_id', '=', guest)
        .where('id', '=', id)
        .execute();
  await transaction.updateTable('deck').set({ person_id: person }).where('person_id', '=', guest).execute();
};

const moveCampaigns = async (
  { transaction, guest, person }: Merge,
  combine: MergeRules['combine'],
): Promise<void> => {
  const rowsOf = (id: string) =>
    transaction.selectFrom('campaign').select(['kind', 'data']).where('person_id', '=', id).execute();
  const own = new Map((await rowsOf(person)).map(({ kind, data }) => [kind, data]));
  for (const { kind, data } of await rowsOf(guest)) {
    const before = own.get(kind);
    const together =
      before === undefined ? JSON.parse(data) : combine(kind, JSON.parse(before), JSON.parse(data));
    if (together === undefined) continue;
    await putCampaign(transaction, person, kind, together);
    await transaction
      .deleteFrom('campaign')
      .where('person_id', '=', guest)
      .where('kind', '=', kind)
      .execute();
  }
};

const moveRatings = async (
  { transaction, guest, person }: Merge,
  stayingKinds: readonly string[],
): Promise<void> => {
  const comes = notIn('kind', stayingKinds);
  for (const table of ['rating_change', 'rating'] as const) {
    const name = sql.table(table);
    await sql`update ${name} set person_id = ${person} where person_id = ${guest} and ${comes}
      and kind not in (select kind from rating as own where own.person_id = ${person})`.execute(transaction);
    await sql`delete from ${name} where person_id = ${guest} and ${comes}`.execute(transaction);
  }
};

const moveFinding = async ({ transaction, guest, person }: Merge): Promise<void> => {
  await transaction.deleteFrom('waiting').where('person_id', '=', guest).execute();
  await sql`insert into block (person_id, blocked_id, at)
    select ${person}, blocked_id, at from block where person_id = ${guest} and blocked_id <> ${person}
    on conflict do nothing`.execute(transaction);
  await sql`insert into block (person_id, blocked_id, at)
    select person_id, ${person}, at from block where blocked_id = ${guest} and person_id <> ${person}
    on conflict do nothing`.execute(transaction);
  await moveMeetings({ transaction, guest, person });
  for (const column of ['reporter_id', 'person_id'] as const)
    await transaction
      .updateTable('report')
      .set({ [column]: person })
      .where(column, '=', guest)
      .execute();
};

/** Meetings of the guest become meetings of the person, in both directions. */
const moveMeetings = async ({
  transaction,
  guest,
  person,
}: Pick<Merge, 'transaction' | 'guest' | 'person'>): Promise<void> => {
  await sql`update pairing set opponent_id = ${person}
    where opponent_id = ${guest} and person_id <> ${person}`.execute(transaction);
  await sql`update pairing set person_id = ${person} where person_id = ${guest}
    and not exists (select 1 from pairing as own where own.game_id = pairing.game_id
      and own.person_id = ${person})`.execute(transaction);
};

const moveChannels = async ({ transaction, guest, person }: Merge): Promise<void> => {
  await sql`update notice_channel set person_id = ${person} where person_id = ${guest} and (kind = 'push'
    or not exists (select 1 from notice_channel as own where own.person_id = ${person} and own.kind = 'webhook'))`.execute(
    transaction,
  );
};

const isEmpty = async (transaction: Transaction<Database>, guest: string): Promise<boolean> => {
  for (const table of HELD) if (await hasRows(transaction, table, guest)) return false;
  return true;
};

const hasRows = async (
  db: Kysely<Database>,
  table: (typeof HELD)[number] | 'passkey',
  person: string,
): Promise<boolean> => {
  const found = await db
    .selectFrom(table)
    .select('person_id')
    .where('person_id', '=', person)
    .limit(1)
    .execute();
  return found.length > 0;
};
