import type { BotLevel } from '@three-spires/bots';
import type { Seat } from '@three-spires/kernel';
import { defined } from '@three-spires/kernel';
import type { StoredEntry, StoredGame, StoredSeat, StoredTable } from '@three-spires/session';
import { type Held, SessionError } from '@three-spires/session';
import type { HintSetting } from '@three-spires/session/protocol';
import type { StoredBase, UnratedReason } from '@three-spires/table';
import type { Kysely, Selectable, Transaction } from 'kysely';
import { RELEASE } from '../../settings/release.ts';
import { holdRow } from '../dialect.ts';
import type { Database } from '../schema.ts';
import type { Store } from '../store.ts';
import { insertBase } from './archive.ts';
import { entryRow, noteHolder } from './log.ts';

type TableStore = Pick<
  Store,
  | 'addTable'
  | 'tableById'
  | 'gameById'
  | 'tablesOf'
  | 'gameOfMatch'
  | 'saveClock'
  | 'takeSeat'
  | 'seatBot'
  | 'releaseSeat'
  | 'forgetHeld'
  | 'completeSetup'
>;

/** Few enough for the parameter limit of a statement. */
const ENTRIES_AT_ONCE = 200;

export const tableStore = (db: Kysely<Database>): TableStore => ({
  addTable: (table, entries, base) =>
    db.transaction().execute((transaction) => insertTable(transaction, table, entries, base)),

  async gameOfMatch(match, number) {
    return await db
      .selectFrom('game')
      .select(['id', 'invite'])
      .where('match_id', '=', match)
      .where('match_number', '=', number)
      .executeTakeFirst();
  },

  async saveClock(table, clock, seq) {
    const { numUpdatedRows } = await db
      .updateTable('game')
      .set({ clock: JSON.stringify(clock), clock_due: clock.dueAt ?? null })
      .where('id', '=', table)
      .where('last_seq', '=', seq)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  },

  async tableById(id) {
    const row = await rowOf(db, id);
    if (row === undefined) return undefined;
    return storedTable(row, (await peopleOf(db, [id])).get(id));
  },

  async gameById(id) {
    const row = await rowOf(db, id);
    return row && storedGame(row);
  },

  async tablesOf(person, limit) {
    const rows = await db
      .selectFrom('game')
      .selectAll()
      .where(({ or, eb, and, selectFrom }) =>
        or([
          eb('id', 'in', selectFrom('seat').select('game_id').where('person_id', '=', person)),
          and([
            eb('outcome', 'is', null),
            eb(
              'id',
              'in',
              selectFrom('seat_held')
                .innerJoin('seat', (join) =>
                  join
                    .onRef('seat.game_id', '=', 'seat_held.game_id')
                    .onRef('seat.seat', '=', 'seat_held.seat'),
                )
                .select('seat_held.game_id')
                .where('seat_held.person_id', '=', person)
                .where('seat.person_id', 'is', null)
                .where('seat.bot', 'is', null),
            ),
          ]),
        ]),
      )
      .orderBy('changed_at', 'desc')
      .orderBy('id')
      .limit(limit)
      .execute();
    return await storedTables(db, rows);
  },

  async takeSeat(table, seat, person, isBarred) {
    return await db.transaction().execute(async (transaction) => {
      await holdRow(transaction, 'game', table);
      const holders = await heldOf(transaction, [table]);
      if (isBarred(holders.get(table) ?? [], seat, person))
        return (await isOpen(transaction, table, seat)) ? 'barred' : 'occupied';
      if (!(await fillSeat(transaction, table, seat, { person_id: person }))) return 'occupied';
      await noteHolder(transaction, table, seat, person);
      return 'taken';
    });
  },

  seatBot: (table, seat, bot, name) => fillSeat(db, table, seat, { bot, bot_name: name }),

  async releaseSeat(table, seat, person) {
    const { numUpdatedRows } = await db
      .updateTable('seat')
      .set({ person_id: null })
      .where('game_id', '=', table)
      .where('seat', '=', seat)
      .where('person_id', '=', person)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  },

  async forgetHeld(table, person) {
    await db.transaction().execute(async (transaction) => {
      await holdRow(transaction, 'game', table);
      await transaction
        .deleteFrom('seat_held')
        .where('game_id', '=', table)
        .where('person_id', '=', person)
        .where('seat', 'not in', (query) =>
          query
            .selectFrom('seat')
            .select('seat')
            .where('game_id', '=', table)
            .where('person_id', '=', person),
        )
        .execute();
    });
  },

  async completeSetup(table, before, setup, { changedAt, deciding, about }) {
    const { numUpdatedRows } = await db
      .updateTable('game')
      .set({
        setup: JSON.stringify(setup),
        changed_at: changedAt,
        deciding,
        about: JSON.stringify(about),
      })
      .where('id', '=', table)
      .where('last_seq', '=', 0)
      .where('setup', '=', JSON.stringify(before))
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  },
});

/**
 * A branch refers to a log that another node may be deleting: after this, the deletion waits, or this finds
 * nothing.
 */
const holdPast = async (
  transaction: Transaction<Database>,
  { table, seq }: NonNullable<StoredTable['past']>,
): Promise<void> => {
  await holdRow(transaction, 'game', table);
  const last = await transaction
    .selectFrom('entry')
    .select('seq')
    .where('game_id', '=', table)
    .where('seq', '=', seq)
    .executeTakeFirst();
  if (last === undefined) throw new SessionError('missing', 'no-such-table', 'There is no such table.');
};

/** Part of a transaction; false if the match already has this game. */
export const insertTable = async (
  transaction: Transaction<Database>,
  table: StoredTable,
  entries: readonly StoredEntry[] = [],
  base?: StoredBase,
): Promise<boolean> => {
  if (table.past !== undefined) await holdPast(transaction, table.past);
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('game')
    .values(gameRow(table))
    .onConflict((conflict) => conflict.columns(['match_id', 'match_number']).doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) return false;
  const seats = table.seats.map(({ seat, person, bot, name }) => ({
    game_id: table.id,
    seat,
    person_id: person ?? null,
    bot: bot ?? null,
    bot_name: person === undefined ? (name ?? null) : null,
  }));
  await transaction.insertInto('seat').values(seats).execute();
  for (const { seat, person, held = [] } of table.seats)
    for (const holder of new Set(person === undefined ? held : [...held, person]))
      await noteHolder(transaction, table.id, seat, holder);
  for (let from = 0; from < entries.length; from += ENTRIES_AT_ONCE) {
    const some = entries.slice(from, from + ENTRIES_AT_ONCE);
    const rows = some.map((stored) => entryRow(table.id, stored, table.createdAt));
    await transaction.insertInto('entry').values(rows).execute();
  }
  if (base !== undefined) await insertBase(transaction, table.id, base);
  return true;
};

const isOpen = async (db: Kysely<Database>, table: string, seat: Seat): Promise<boolean> => {
  const row = await db
    .selectFrom('seat')
    .select('seat')
    .where('game_id', '=', table)
    .where('seat', '=', seat)
    .where('person_id', 'is', null)
    .where('bot', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
};

/** Puts a person into an open seat; false if it is taken. */
const fillSeat = async (
  db: Kysely<Database>,
  table: string,
  seat: Seat,
  holder: Partial<Database['seat']>,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('seat')
    .set(holder)
    .where('game_id', '=', table)
    .where('seat', '=', seat)
    .where('person_id', 'is', null)
    .where('bot', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

/** Builds tables from their rows, with the people seated there. */
export const storedTables = async (
  db: Kysely<Database>,
  rows: readonly Selectable<Database['game']>[],
): Promise<readonly StoredTable[]> => {
  const people = await peopleOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => storedTable(row, people.get(row.id)));
};

type People = { readonly seats: StoredSeat[]; readonly host: string | undefined };

/** Who sits at each table, and who sat down first. */
const peopleOf = async (
  db: Kysely<Database>,
  games: readonly string[],
): Promise<ReadonlyMap<string, People>> => {
  if (games.length === 0) return new Map();
  const rows = await db
    .selectFrom('seat')
    .leftJoin('person', 'person.id', 'seat.person_id')
    .select(['game_id', 'seat', 'person_id', 'bot', 'bot_name', 'person.name', 'person.avatar'])
    .where('game_id', 'in', games)
    .orderBy('seat')
    .execute();
  const holders = await heldOf(db, games);
  const found = new Map<string, People>(
    games.map((id) => [id, { seats: [], host: holders.get(id)?.[0]?.person }]),
  );
  for (const { game_id, seat, person_id, bot, bot_name, name: personName, avatar } of rows) {
    const name = personName ?? bot_name;
    const held = holders.get(game_id)?.filter((held) => held.seat === seat) ?? [];
    found.get(game_id)?.seats.push({
      seat,
      held: held.map(({ person }) => person),
      ...(person_id === null ? {} : { person: person_id }),
      ...(name === null ? {} : { name }),
      ...(avatar ? { avatar } : {}),
      ...(bot === null ? {} : { bot: bot as BotLevel }),
    });
  }
  return found;
};

/** Who has ever held which seat, by table, in the order in which they first sat down. */
const heldOf = async (
  db: Kysely<Database>,
  games: readonly string[],
): Promise<ReadonlyMap<string, readonly Held[]>> => {
  const rows = await db
    .selectFrom('seat_held')
    .selectAll()
    .where('game_id', 'in', games)
    .orderBy('number')
    .orderBy('seat')
    .orderBy('person_id')
    .execute();
  const found = new Map<string, Held[]>(games.map((id) => [id, []]));
  for (const { game_id, seat, person_id } of rows) found.get(game_id)?.push({ seat, person: person_id });
  return found;
};

const gameRow = (table: StoredTable): Database['game'] => ({
  id: table.id,
  kind: table.game,
  rules_version: table.rulesVersion,
  content_hash: table.contentHash,
  setup: JSON.stringify(table.setup),
  seed: table.seed,
  invite: table.invite,
  created_at: table.createdAt,
  changed_at: table.changedAt,
  last_seq: table.lastSeq,
  deciding: table.deciding,
  about: JSON.stringify(table.about),
  outcome: table.outcome === undefined ? null : JSON.stringify(table.outcome),
  practice: table.practice.length > 0 ? 1 : 0,
  practice_reasons: JSON.stringify(table.practice),
  entered: 0,
  recorded: 0,
  match_id: table.match?.id ?? null,
  match_number: table.match?.number ?? null,
  match_standing:
    table.match === undefined ? null : JSON.stringify({ best: table.match.best, wins: table.match.wins }),
  clock: table.clock === undefined ? null : JSON.stringify(table.clock),
  clock_due: table.clock?.dueAt ?? null,
  hints: table.hints ?? null,
  listed_at: table.listedAt ?? null,
  rated: table.rated === true ? 1 : 0,
  unrated: table.unrated ?? null,
  players_only: table.playersOnly === true ? 1 : 0,
  state_version: table.stateVersion,
  release: RELEASE,
  closed: null,
  request_seq: null,
  request: null,
  parent_id: table.past?.table ?? null,
  parent_seq: table.past?.seq ?? null,
});

const rowOf = (db: Kysely<Database>, id: string): Promise<Selectable<Database['game']> | undefined> =>
  db.selectFrom('game').selectAll().where('id', '=', id).executeTakeFirst();

const storedTable = (
  row: Selectable<Database['game']>,
  { seats, host }: People = { seats: [], host: undefined },
): StoredTable => ({ ...storedGame(row), seats, ...defined({ host }) });

const storedGame = (row: Selectable<Database['game']>): StoredGame => ({
  id: row.id,
  game: row.kind,
  rulesVersion: row.rules_version,
  contentHash: row.content_hash,
  stateVersion: row.state_version,
  ...(row.closed === null ? {} : { closed: JSON.parse(row.closed) }),
  setup: JSON.parse(row.setup),
  seed: row.seed,
  invite: row.invite,
  createdAt: row.created_at,
  changedAt: row.changed_at,
  lastSeq: row.last_seq,
  deciding: row.deciding,
  about: JSON.parse(row.about),
  ...(row.outcome === null ? {} : { outcome: JSON.parse(row.outcome) }),
  practice: JSON.parse(row.practice_reasons),
  ...(row.match_id === null
    ? {}
    : { match: { id: row.match_id, number: row.match_number, ...JSON.parse(row.match_standing ?? '{}') } }),
  ...(row.clock === null ? {} : { clock: JSON.parse(row.clock) }),
  ...(row.request === null || row.request_seq !== row.last_seq ? {} : { request: JSON.parse(row.request) }),
  ...(row.parent_id === null ? {} : { past: { table: row.parent_id, seq: row.parent_seq ?? 0 } }),
  ...(row.hints === null ? {} : { hints: row.hints as HintSetting }),
  ...(row.listed_at === null ? {} : { listedAt: Number(row.listed_at) }),
  ...(row.rated === 1 ? { rated: true } : {}),
  ...(row.unrated === null ? {} : { unrated: row.unrated as UnratedReason }),
  ...(row.players_only === 1 ? { playersOnly: true } : {}),
});
