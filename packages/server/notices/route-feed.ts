import type { Games, Time } from '@three-spires/session';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../http/api-error.ts';
import type { Store } from '../store/store.ts';
import { atomFeed, type FeedEntry } from './feed.ts';
import { turnMessage } from './message.ts';
import { tokenHash } from './secrets.ts';
import { isTurnOf } from './turn.ts';

const TABLES_READ = 100;
const FEED_SECONDS = 60;

type FeedNeeds = {
  readonly store: Store;
  readonly games: Games;
  readonly time: Time;
  readonly originOf: (request: FastifyRequest) => string;
};

/** Serves the feed of a person's turns at its secret address. */
export const addFeedRoute = (app: FastifyInstance, { store, games, time, originOf }: FeedNeeds): void => {
  app.get(
    '/api/turns/:file',
    async (request: FastifyRequest<{ Params: { readonly file: string } }>, reply) => {
      const token = /^([\w-]{43})\.xml$/.exec(request.params.file)?.[1];
      const person = token && (await store.personOfFeed(tokenHash(token)));
      if (!person) throw new ApiError(404, 'no-such-feed', 'There is no such feed. It may be switched off.');
      const origin = originOf(request);
      const tables = (await store.tablesOf(person, TABLES_READ)).filter((table) => isTurnOf(table, person));
      const entries: FeedEntry[] = [];
      for (const table of tables) {
        const id = `urn:three-spires:turn:${table.id}:${await store.lastEntryBy(table.id, person)}`;
        const message = turnMessage(games, table, { id, person, origin });
        entries.push({ ...message, since: table.changedAt });
      }
      const name = tables[0]?.seats.find((seat) => seat.person === person)?.name ?? 'yours';
      reply.type('application/atom+xml; charset=utf-8');
      reply.header('cache-control', `private, max-age=${FEED_SECONDS}`);
      reply.header('referrer-policy', 'no-referrer');
      return atomFeed({
        id: `urn:three-spires:turns:${tokenHash(token ?? '')}`,
        name,
        entries,
        now: time.date(),
        self: `${origin}/api/turns/${token}.xml`,
        home: `${origin}/`,
      });
    },
  );
};
