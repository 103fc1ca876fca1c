import type { Games, Host, Results, StoredTable, Time } from '@three-spires/session';
import {
  admit,
  heldSeats,
  isOpenToAll,
  isRated,
  SessionError,
  storedTable,
  summaryFor,
  validate,
} from '@three-spires/session';
import {
  type LeaderboardAnswer,
  type OpenTable,
  type OpenTablesAnswer,
  openTablesQuery,
  type TableRatings,
  type TableSummary,
  tableQuery,
  tableSettingsBody,
} from '@three-spires/session/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Identity } from '../identity/identity.ts';
import type { Store, StoredRating } from '../store/store.ts';
import { shownChange, shownRating } from './shown-rating.ts';

const LISTED = 50;
/** Those who sit at a table are seen every 20 s. */
const SEEN_MS = 60_000;
const BEST = 50;
const BEST_DEVIATION = 110;

type FindingNeeds = {
  store: Store;
  host: Host;
  games: Games;
  results: Results;
  identity: Identity;
  time: Time;
};
type TableRequest = FastifyRequest<{ Params: { readonly id: string } }>;

/** Tables that are open to everyone, and how strong those are who play. */
export const addFindingRoutes = (app: FastifyInstance, needs: FindingNeeds): void => {
  const { store, host, games, results, identity, time } = needs;

  const requireGame = (game: string): string => {
    if (games.has(game)) return game;
    const known = [...games.keys()].join(', ');
    throw new SessionError(
      'invalid',
      'unknown-game',
      `There is no game "${game}" here, only ${known}.`,
      'game',
    );
  };

  /** The ratings at several tables, asked once for each game. */
  const ratingsAt = async (tables: readonly StoredTable[]) => {
    const found = new Map<string, ReadonlyMap<string, StoredRating>>();
    for (const game of new Set(tables.map((table) => table.game))) {
      const people = tables.filter((table) => table.game === game).flatMap(peopleAt);
      found.set(game, await store.ratingsOf(game, people, time.date()));
    }
    return found;
  };

  app.get('/api/open-tables', async (request): Promise<OpenTablesAnswer> => {
    const { game } = validate(openTablesQuery, request.query);
    const person = await identity.known(request);
    const wanted = {
      game: game === undefined ? undefined : requireGame(game),
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
  });

  app.patch('/api/tables/:id', async (request: TableRequest): Promise<TableSummary> => {
    const { listed, spectators } = validate(tableSettingsBody, request.body);
    const { id } = request.params;
    const table = await storedTable(store, id);
    const person = await identity.known(request);
    if (person === undefined || table.host !== person.id || heldSeats(table, person.id).length === 0)
      throw new SessionError(
        'forbidden',
        'not-the-host',
        'Only the person who opened this table may do that.',
      );
    const settings = {
      ...(listed === undefined ? {} : { listed }),
      ...(spectators === undefined ? {} : { playersOnly: !spectators }),
    };
    await store.changeSettings(id, settings, time.date());
    await host.refresh(id);
    return summaryFor(games, await storedTable(store, id), person.id);
  });

  app.get('/api/tables/:id/ratings', async (request: TableRequest): Promise<TableRatings> => {
    const { invite } = validate(tableQuery, request.query);
    const { id } = request.params;
    const table = await storedTable(store, id);
    if (!(await isOpenToAll(store, table))) admit(table, (await identity.known(request))?.id, invite);
    if (!isRated(table)) return { rated: false, seats: [] };
    if (table.outcome !== undefined) await recorded(results, id);
    const changes = new Map((await store.ratingChanges(id)).map((change) => [change.person, change]));
    const ratings = await store.ratingsOf(table.game, peopleAt(table), time.date());
    return {
      rated: true,
      seats: table.seats.flatMap(({ seat, person }) => {
        if (person === undefined) return [];
        const change = changes.get(person);
        if (change === undefined) return [{ seat, ...shownRating(ratings.get(person)) }];
        return [
          { seat, ...shownRating({ ...change, rating: change.after }), change: shownChange(change).change },
        ];
      }),
    };
  });

  app.get(
    '/api/ratings/:game',
    async (request: FastifyRequest<{ Params: { readonly game: string } }>): Promise<LeaderboardAnswer> => {
      const game = requireGame(request.params.game);
      const person = await identity.known(request);
      const at = time.date();
      const best = await store.bestRatings(game, { at, within: BEST_DEVIATION }, BEST);
      const own = person && (await store.ratingsOf(game, [person.id], at)).get(person.id);
      return {
        game,
        lines: best.map((line, at) => ({
          ...{ rank: at + 1, name: line.name, rating: Math.round(line.rating), games: line.games },
          mine: line.person === person?.id,
        })),
        ...(own === undefined ? {} : { yours: { ...shownRating(own), games: own.games } }),
      };
    },
  );
};

const peopleAt = ({ seats }: StoredTable): string[] =>
  seats.flatMap(({ person }) => (person === undefined ? [] : [person]));

/** A request right after the end must not be earlier than the result; one that cannot be kept has been logged. */
const recorded = async (results: Results, id: string): Promise<void> => {
  await results.record(id).catch((error: unknown) => {
    if (!(error instanceof SessionError)) throw error;
  });
};
