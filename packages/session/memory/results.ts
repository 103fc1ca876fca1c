import { defined } from '@three-spires/kernel';
import type { OutcomeStore } from '../given/ports.ts';
import { newRating, ratedGame, restedRating } from '../rating/rated-game.ts';
import type { DayResult, KeptResult, RatingStore, ResultFilter, ResultStore } from '../stores/index.ts';
import type { Memory, MemoryNeeds, RatingRow, ResultRow } from './data.ts';
import { isOver } from './games.ts';
import { keyOf, sorted } from './rows.ts';

type Results = ResultStore &
  Omit<RatingStore, 'cameAt'> &
  Pick<OutcomeStore, 'saveResult' | 'tablesToRecord'>;

export const resultStore = ({ memory }: MemoryNeeds): Results => {
  const { games, people, results, ratings, ratingChanges } = memory;

  const ofPerson = (person: string, { game, practice }: ResultFilter): readonly ResultRow[] =>
    results.in(person).filter((row) => (game === undefined || row.game === game) && (practice || row.counts));

  return {
    async saveResult(table, { people: played, rated, ...result }) {
      const row = games.get(table);
      if (row === undefined || row.isRecorded || !isOver(row)) return;
      games.put({ ...row, isRecorded: true });
      if (played.length === 0) return;
      if (rated !== undefined) {
        const { game, endedAt: at } = result;
        const [one, other] = rated.people.map((person) => ratingOf(memory, person, game, at));
        for (const each of [one, other]) if (each !== undefined) ratings.put(each);
        if (one === undefined || other === undefined) return;
        for (const { person, before, after } of ratedGame(rated, at, [one, other])) {
          ratings.put({ person, game, ...after });
          const change = { before: before.rating, after: after.rating, deviation: after.deviation };
          ratingChanges.put({ person, table, game, at, ...change });
        }
      }
      for (const each of played)
        if (results.get(keyOf(each.person, table)) === undefined) results.put({ ...result, table, ...each });
    },

    async tablesToRecord(after, limit) {
      const due = games.all().filter((game) => !game.isRecorded && isOver(game) && game.id > after);
      return sorted(due, ({ id }) => id)
        .slice(0, limit)
        .map(({ id }) => id);
    },

    async resultsOf(person, filter, from, limit) {
      return sorted(
        ofPerson(person, filter),
        ({ endedAt }) => endedAt,
        ({ table }) => table,
      )
        .toReversed()
        .slice(from, from + limit)
        .map((row) => keptResult(memory, row));
    },

    countResults: async (person, filter) => ofPerson(person, filter).length,

    dayResults: async (game, day, limit) => dayResults(memory, game, day).slice(0, limit),

    dayResultOf: async (person, game, day) =>
      dayResults(memory, game, day).find((result) => result.person === person),

    async ratingsOf(game, wanted, at) {
      return new Map(
        wanted.flatMap((person) => {
          const row = ratings.get(keyOf(person, game));
          return row === undefined ? [] : [[person, restedRating(ratingIn(row), at)] as const];
        }),
      );
    },

    async bestRatings(game, { at, within }, limit) {
      const rested = ratings.all().flatMap((row) => {
        const name = people.get(row.person)?.name;
        const rating = restedRating(ratingIn(row), at);
        const isListed = row.game === game && name !== undefined && rating.deviation <= within;
        return isListed ? [{ ...rating, person: row.person, name }] : [];
      });
      return sorted(
        rested,
        ({ rating }) => -rating,
        ({ person }) => person,
      ).slice(0, limit);
    },

    async ratingChanges(table) {
      const changes = ratingChanges.all().filter((change) => change.table === table);
      return changes.map(({ person, before, after, deviation }) => ({
        person,
        before,
        after,
        deviation,
      }));
    },
  };
};

const ratingOf = ({ ratings }: Memory, person: string, game: string, at: number): RatingRow =>
  ratings.get(keyOf(person, game)) ?? { person, game, ...newRating(at) };

const ratingIn = ({ rating, deviation, volatility, games, changedAt }: RatingRow) => ({
  rating,
  deviation,
  volatility,
  games,
  changedAt,
});

const keptResult = ({ games, ratingChanges }: Memory, { person, ...row }: ResultRow): KeptResult => {
  const change = ratingChanges.get(keyOf(person, row.table));
  const rating = change && { rating: { before: change.before, after: change.after } };
  return { ...row, kept: games.get(row.table) !== undefined, ...rating };
};

/** Each person's first finished game of the day that counts: best first, then fastest. */
const dayResults = ({ results, people }: Memory, game: string, day: string): readonly DayResult[] => {
  const ofDay = results.all().filter((row) => row.game === game && row.day === day && row.counts);
  const firsts = new Map<string, ResultRow>();
  for (const row of sorted(
    ofDay,
    ({ endedAt }) => endedAt,
    ({ table }) => table,
  ))
    if (!firsts.has(row.person)) firsts.set(row.person, row);
  return sorted(
    [...firsts.values()],
    ({ result }) => (result === 'won' ? 0 : 1),
    ({ stage }) => -stage,
    ({ reached }) => -reached,
    ({ beganAt, endedAt }) => endedAt - beganAt,
    ({ endedAt }) => endedAt,
    ({ person }) => person,
  ).flatMap(({ person, table, result, as, names, stage, reached, level, beganAt, endedAt }) => {
    const name = people.get(person)?.name;
    if (name === undefined) return [];
    return [
      {
        person,
        name,
        table,
        result,
        as,
        players: names.length,
        stage,
        reached,
        ...defined({ level }),
        beganAt,
        endedAt,
      },
    ];
  });
};
