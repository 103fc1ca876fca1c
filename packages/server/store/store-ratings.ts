import {
  afterRest,
  NEW_RATING,
  type Rating,
  rated,
  type Score,
  type StoredResult,
} from '@three-spires/session';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Store, StoredRating } from './store.ts';
import type { Database } from './store-schema.ts';

type RatingStore = Pick<Store, 'ratingsOf' | 'bestRatings' | 'ratingChanges'>;

/** A deviation grows by one period of rest in each of these. */
const PERIOD_MS = 7 * 24 * 3600 * 1000;

export const ratingStore = (db: Kysely<Database>): RatingStore => ({
  async ratingsOf(game, people, at) {
    if (people.length === 0) return new Map();
    const rows = await db
      .selectFrom('rating')
      .selectAll()
      .where('kind', '=', game)
      .where('person_id', 'in', [...new Set(people)])
      .execute();
    return new Map(rows.map((row) => [row.person_id, storedRating(row, at)]));
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
      // Those who have not played for long fall out below.
      .limit(limit * 4)
      .execute();
    return rows
      .map((row) => ({ person: row.person_id, name: row.name, ...storedRating(row, at) }))
      .filter(({ deviation }) => deviation <= within)
      .slice(0, limit);
  },

  async ratingChanges(table) {
    const rows = await db.selectFrom('rating_change').selectAll().where('game_id', '=', table).execute();
    return rows.map(({ person_id: person, before, after, deviation }) => ({
      ...{ person, before, after, deviation },
    }));
  },
});

const storedRating = (row: Selectable<Database['rating']>, at: number): StoredRating => ({
  ...afterRest(ratingIn(row), (at - Number(row.changed_at)) / PERIOD_MS),
  games: row.games,
});

const ratingIn = ({ rating, deviation, volatility }: Rating): Rating => ({ rating, deviation, volatility });

/** Changes the ratings of the two who have played a rated game. Part of the transaction that records it, once. */
export const rateGame = async (
  transaction: Transaction<Database>,
  table: string,
  { game: kind, endedAt: at, rated: played }: StoredResult,
): Promise<void> => {
  if (played === undefined) return;
  const { people, score } = played;
  // In one order for everyone, so that two games of the same people never wait for each other.
  for (const person of [...people].sort()) await holdRating(transaction, person, kind, at);
  const [one, other] = [
    await heldRating(transaction, people[0], kind, at),
    await heldRating(transaction, people[1], kind, at),
  ];
  const results = [
    { person: people[0], before: one, after: rated(one, [{ opponent: other, score }]) },
    { person: people[1], before: other, after: rated(other, [{ opponent: one, score: reversed(score) }]) },
  ];
  for (const { person, before, after } of results) {
    await transaction
      .updateTable('rating')
      .set((change) => ({
        ...after,
        games: change('games', '+', 1),
        // Games may be recorded late and out of order.
        changed_at: Math.max(at, before.changedAt),
      }))
      .where('person_id', '=', person)
      .where('kind', '=', kind)
      .execute();
    await transaction
      .insertInto('rating_change')
      .values({
        ...{ person_id: person, game_id: table, kind, at },
        ...{ before: before.rating, after: after.rating, deviation: after.deviation },
      })
      .execute();
  }
};

const reversed = (score: Score): Score => (score === 0.5 ? 0.5 : score === 1 ? 0 : 1);

/** Makes the row where there is none, and locks it until the transaction ends: the update changes nothing. */
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
  at: number,
): Promise<Rating & { readonly changedAt: number }> => {
  const row = await transaction
    .selectFrom('rating')
    .selectAll()
    .where('person_id', '=', person)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow();
  const changedAt = Number(row.changed_at);
  return { ...afterRest(ratingIn(row), (at - changedAt) / PERIOD_MS), changedAt };
};
