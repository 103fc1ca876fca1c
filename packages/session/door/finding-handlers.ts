import { SessionError } from '../common/error.ts';
import type { Games } from '../given/games.ts';
import type { StoredTable } from '../given/store.ts';
import type { Time } from '../given/time.ts';
import { isOpenToAll } from '../hosting/disclosure.ts';
import { storedTable } from '../hosting/stored-table.ts';
import type { OpenTable } from '../protocol/index.ts';
import type { StoredRating } from '../rating/rated-game.ts';
import { shownChange, shownRating } from '../rating/shown-rating.ts';
import { countsFrom } from '../rating/terms.ts';
import type { Results } from '../running/results.ts';
import { admit } from '../seating/admission.ts';
import { isRated, summaryFor } from '../showing/summary.ts';
import type { DoorStore } from '../stores/index.ts';
import type { Handlers } from './handlers.ts';
import { requireGame } from './known-game.ts';

const LISTED = 50;
/** Presence of seated people is refreshed every 20 s. */
const SEEN_MS = 60_000;
const BEST = 50;
const BEST_DEVIATION = 110;

type FindingNeeds = {
  readonly store: DoorStore;
  readonly games: Games;
  readonly results: Results;
  readonly time: Time;
};

/** Tables open to everyone, and the ratings of their players. */
export const findingHandlers = ({
  store,
  games,
  results,
  time,
}: FindingNeeds): Handlers<'openTables' | 'ratingsAtTable' | 'leaderboard'> => {
  /** The ratings at several tables, queried once per game. */
  const ratingsAt = async (tables: readonly StoredTable[]) => {
    const found = new Map<string, ReadonlyMap<string, StoredRating>>();
    for (const game of new Set(tables.map((table) => table.game))) {
      const people = tables.filter((table) => table.game === game).flatMap(peopleAt);
      found.set(game, await store.ratingsOf(game, people, time.date()));
    }
    return found;
  };

  return {
    async openTables(caller, { game }) {
      const person = await caller.known();
      const wanted = {
        game: game === undefined ? undefined : requireGame(games, game),
        seenAfter: time.date() - SEEN_MS,
      };
      const tables = (await store.openTables(person?.id, wanted, LISTED)).filter((table) =>
        games.has(table.game),
      );
      const ratings = await ratingsAt(tables);
      return {
        tables: tables.map((table): OpenTable => {
          const isDuel = games.get(table.game)?.game.rivals === true;
          return {
            summary: summaryFor(games, table, person?.id),
            ...(table.clock === undefined ? {} : { clock: table.clock.settings }),
            ratings: table.seats.map(({ person: holder }) =>
              isDuel && holder !== undefined ? shownRating(ratings.get(table.game)?.get(holder)) : null,
            ),
          };
        }),
      };
    },

    async ratingsAtTable(caller, { table: id, invite }) {
      const table = await storedTable(store, id);
      if (!(await isOpenToAll(store, table))) admit(table, (await caller.known())?.id, invite);
      if (!isRated(table)) return { rated: false, seats: [] };
      if (table.outcome !== undefined) await recorded(results, id);
      const changes = new Map((await store.ratingChanges(id)).map((change) => [change.person, change]));
      const ratings = await store.ratingsOf(table.game, peopleAt(table), time.date());
      // Only the loser's rating changed; the winner would have gained.
      const isShort = table.outcome !== undefined && changes.size < table.seats.length;
      return {
        rated: true,
        ...(isShort ? { short: true } : {}),
        seats: table.seats.flatMap(({ seat, person }) => {
          if (person === undefined) return [];
          const change = changes.get(person);
          if (change === undefined) return [{ seat, ...shownRating(ratings.get(person)) }];
          const after = shownRating({ ...change, rating: change.after });
          return [{ seat, ...after, change: shownChange(change).change }];
        }),
      };
    },

    async leaderboard(caller, { game: wanted }) {
      const game = requireGame(games, wanted);
      const person = await caller.known();
      const at = time.date();
      const since = person && (await store.cameAt(person.id));
      const best = await store.bestRatings(game, { at, within: BEST_DEVIATION }, BEST);
      const own = person && (await store.ratingsOf(game, [person.id], at)).get(person.id);
      return {
        game,
        lines: best.map((line, index) => ({
          rank: index + 1,
          name: line.name,
          rating: Math.round(line.rating),
          games: line.games,
          mine: line.person === person?.id,
        })),
        ...(own === undefined ? {} : { yours: { ...shownRating(own), games: own.games } }),
        ...(since === undefined || countsFrom(since) <= at ? {} : { countsFrom: countsFrom(since) }),
      };
    },
  };
};

const peopleAt = ({ seats }: StoredTable): string[] =>
  seats.flatMap(({ person }) => (person === undefined ? [] : [person]));

/**
 * A request right after the end must not precede the result. Failures to store it have already been logged.
 */
const recorded = async (results: Results, id: string): Promise<void> => {
  await results.record(id).catch((error: unknown) => {
    if (!(error instanceof SessionError)) throw error;
  });
};
