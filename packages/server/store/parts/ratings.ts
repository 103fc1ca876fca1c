import {
  type KeptRating,
  NEW_RATING,
  ratedGame,
  restedRating,
  type StoredResult,
} from '@three-spires/session';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Database } from '../schema.ts';
import type { Store } from '../store.ts';

type RatingStore = Pick<Store, 'ratingsOf' | 'bestRatings' | 'ratingChanges' | 'cameAt'>;

export const ratingStore = (db: Kysely<Database>): RatingStore => ({
  async ratingsOf(game, people, at) {
    if (people.length === 0) return new Map();
    const rows = await db
      .selectFrom('rating')
      .selectAll()
      .where('kind', '=', game)
      .where('person_id', 'in', [...new Set(people)])
      .execute();
    return new Map(rows.map((row) => [row.person_id, restedRating(keptRating(row), at)]));
  },

  async bestRatings(game, { at, within }, limit) {
    const rows = await db
      .selectFrom('rating')
      .innerJoin('person', 'person.id', 'rating.person_id')
      .selectAll('rating')
      .select('person.name')
      .where('kind', '=', game)
      .where('deviation', '<=', within)
      .orderBy('rating', 'desc')
      .orderBy('person_id')
      // People who have not played for a long time are filtered out below.
      .limit(limit * 4)
      .execute();
    return rows
      .map((row) => ({ person: row.person_id, name: row.name, ...restedRating(keptRating(row), at) }))
      .filter(({ deviation }) => deviation <= within)
      .slice(0, limit);
  },

  async ratingChanges(table) {
    const rows = await db.selectFrom('rating_change').selectAll().where('game_id', '=', table).execute();
    return rows.map(({ person_id: person, before, after, deviation }) => ({
      person,
      before,
      after,
      deviation,
    }));
  },

  async cameAt(person) {
    const row = await db
      .selectFrom('person')
      .select('created_at')
      .where('id', '=', person)
      .executeTakeFirst();
    return row && Number(row.created_at);
  },
});

const keptRating = ({
  rating,
  deviation,
  volatility,
  games,
  changed_at,
}: Selectable<Database['rating']>): KeptRating => ({
  rating,
  deviation,
  volatility,
  games,
  changedAt: Number(changed_at),
});

/** Updates the ratings of the two players of a rated game, once, in the transaction that records it. */
export const rateGame = async (
  transaction: Transaction<Database>,
  table: string,
  { game: kind, endedAt: at, rated: played }: StoredResult,
): Promise<void> => {
  if (played === undefined) return;
  // In the same order everywhere, so that two games of the same people never deadlock.
  for (const person of [...played.people].sort()) await holdRating(transaction, person, kind, at);
  const [one, other] = played.people;
  const kept = [
    await heldRating(transaction, one, kind),
    await heldRating(transaction, other, kind),
  ] as const;
  for (const { person, before, after } of ratedGame(played, at, kept)) {
    const { changedAt, ...rating } = after;
    await transaction
      .updateTable('rating')
      .set({ ...rating, changed_at: changedAt })
      .where('person_id', '=', person)
      .where('kind', '=', kind)
      .execute();
    await transaction
      .insertInto('rating_change')
      .values({
        person_id: person,
        game_id: table,
        kind,
        at,
        before: before.rating,
        after: after.rating,
        deviation: after.deviation,
      })
      .execute();
  }
};

/** Creates the row if missing, and locks it until the transaction ends: the update changes nothing. */
const holdRating = async (
  transaction: Transaction<Database>,
  person: string,
  kind: string,
  at: number,
): Promise<void> => {
  await transaction
    .insertInto('rating')
    .values({ person_id: person, kind, ...NEW_RATING, games: 0, changed_at: at })
    .onConflict((conflict) => conflict.columns(['person_id', 'kind']).doNothing())
    .execute();
  await transaction
    .updateTable('rating')
    .set(({ ref }) => ({ games: ref('games') }))
    .where('person_id', '=', person)
    .where('kind', '=', kind)
    .execute();
};

const heldRating = async (
  transaction: Transaction<Database>,
  person: string,
  kind: string,
): Promise<KeptRating> => {
  const row = await transaction
    .selectFrom('rating')
    .selectAll()
    .where('person_id', '=', person)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow();
  return keptRating(row);
};
