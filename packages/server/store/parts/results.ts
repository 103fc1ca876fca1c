import type { PersonResult, StoredResult } from '@three-spires/session';
import type { DayResult, KeptResult, ResultFilter } from '@three-spires/session/stores';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '../schema.ts';
import type { Store } from '../store.ts';
import { rateGame } from './ratings.ts';

type ResultStore = Pick<
  Store,
  'saveResult' | 'tablesToRecord' | 'resultsOf' | 'countResults' | 'dayResults' | 'dayResultOf'
>;

type Row = Selectable<Database['result']>;

export const resultStore = (db: Kysely<Database>): ResultStore => ({
  async saveResult(table, result) {
    await db.transaction().execute(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('game')
        .set({ recorded: 1 })
        .where('id', '=', table)
        .where('recorded', '=', 0)
        .where('outcome', 'is not', null)
        .executeTakeFirst();
      const rows = rowsOf(table, result);
      if (numUpdatedRows !== 1n || rows.length === 0) return;
      await rateGame(transaction, table, result);
      await transaction
        .insertInto('result')
        .values(rows)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    });
  },

  async tablesToRecord(after, limit) {
    const rows = await db
      .selectFrom('game')
      .select('id')
      .where('recorded', '=', 0)
      .where('outcome', 'is not', null)
      .where('id', '>', after)
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  },

  async resultsOf(person, filter, from, limit) {
    const rows = await ofPerson(db, person, filter)
      .leftJoin('rating_change', (join) =>
        join
          .onRef('rating_change.person_id', '=', 'result.person_id')
          .onRef('rating_change.game_id', '=', 'result.game_id'),
      )
      .selectAll('result')
      .select(['rating_change.before', 'rating_change.after'])
      .select((expression) =>
        expression
          .exists(expression.selectFrom('game').select('id').whereRef('game.id', '=', 'result.game_id'))
          .as('kept'),
      )
      .orderBy('result.ended_at', 'desc')
      .orderBy('result.game_id', 'desc')
      .offset(from)
      .limit(limit)
      .execute();
    return rows.map((row) => ({ ...resultOf(row), kept: Boolean(row.kept), ...ratingOf(row) }));
  },

  async countResults(person, filter) {
    const { count } = await ofPerson(db, person, filter)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return Number(count);
  },

  async dayResults(game, day, limit) {
    const rows = await firstsOf(db, game, day).limit(limit).execute();
    return rows.map(dayResult);
  },

  async dayResultOf(person, game, day) {
    const row = await firstsOf(db, game, day).where('one.person_id', '=', person).executeTakeFirst();
    return row && dayResult(row);
  },
});

const ofPerson = (db: Kysely<Database>, person: string, { game, practice }: ResultFilter) => {
  let query = db.selectFrom('result').where('result.person_id', '=', person);
  if (game !== undefined) query = query.where('result.kind', '=', game);
  if (!practice) query = query.where('result.counts', '=', 1);
  return query;
};

/** Each person's first finished game of a day that counts: the best first, then the fastest. */
const firstsOf = (db: Kysely<Database>, game: string, day: string) =>
  db
    .selectFrom('result as one')
    .innerJoin('person', 'person.id', 'one.person_id')
    .select(['one.person_id', 'person.name', 'one.game_id', 'one.result', 'one.names', 'one.played_as'])
    .select(['one.stage', 'one.reached', 'one.level', 'one.began_at', 'one.ended_at'])
    .where('one.kind', '=', game)
    .where('one.day', '=', day)
    .where('one.counts', '=', 1)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('result as other')
            .select('other.game_id')
            .where('other.kind', '=', game)
            .where('other.day', '=', day)
            .where('other.counts', '=', 1)
            .whereRef('other.person_id', '=', 'one.person_id')
            .where(
              sql<boolean>`(other.ended_at, other.game_id) < (${sql.ref('one.ended_at')}, ${sql.ref('one.game_id')})`,
            ),
        ),
      ),
    )
    .orderBy(sql`case when one.result = 'won' then 0 else 1 end`)
    .orderBy('one.stage', 'desc')
    .orderBy('one.reached', 'desc')
    .orderBy(sql`one.ended_at - one.began_at`)
    .orderBy('one.ended_at')
    .orderBy('one.person_id');

type DayRow = Awaited<ReturnType<ReturnType<typeof firstsOf>['execute']>>[number];

const dayResult = (row: DayRow): DayResult => ({
  person: row.person_id,
  name: row.name,
  table: row.game_id,
  result: row.result as PersonResult,
  as: JSON.parse(row.played_as),
  players: (JSON.parse(row.names) as string[]).length,
  stage: row.stage,
  reached: row.reached,
  ...(row.level === null ? {} : { level: row.level }),
  beganAt: Number(row.began_at),
  endedAt: Number(row.ended_at),
});

const rowsOf = (table: string, result: StoredResult): Row[] =>
  result.people.map((played) => resultRow(table, result, played));

/** The part of one person in a finished game. */
export const resultRow = (
  table: string,
  result: Omit<StoredResult, 'people' | 'rated'>,
  { person, result: ended, as, cards }: StoredResult['people'][number],
): Row => ({
  person_id: person,
  game_id: table,
  kind: result.game,
  day: result.day ?? null,
  began_at: result.beganAt,
  ended_at: result.endedAt,
  result: ended,
  counts: result.counts ? 1 : 0,
  names: JSON.stringify(result.names),
  level: result.level ?? null,
  stage: result.stage,
  reached: result.reached,
  played_as: JSON.stringify(as),
  cards: JSON.stringify(cards),
});

const ratingOf = ({
  before,
  after,
}: {
  readonly before: number | null;
  readonly after: number | null;
}): Pick<KeptResult, 'rating'> => (before === null || after === null ? {} : { rating: { before, after } });

const resultOf = (row: Row): Omit<KeptResult, 'kept'> => ({
  table: row.game_id,
  game: row.kind,
  result: row.result as PersonResult,
  ...(row.day === null ? {} : { day: row.day }),
  beganAt: Number(row.began_at),
  endedAt: Number(row.ended_at),
  counts: row.counts === 1,
  names: JSON.parse(row.names),
  as: JSON.parse(row.played_as),
  cards: JSON.parse(row.cards),
  ...(row.level === null ? {} : { level: row.level }),
  stage: row.stage,
  reached: row.reached,
});
