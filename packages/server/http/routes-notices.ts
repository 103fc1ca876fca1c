import type { Games, Time } from '@three-spires/session';
import { createAllowances, perHour, type StoredPerson, validate } from '@three-spires/session';
import { type FeedAnswer, type NoticesAnswer, pushBody, webhookBody } from '@three-spires/session/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { nanoid } from 'nanoid';
import type { Identity } from '../identity/identity.ts';
import { atomFeed, type FeedEntry } from '../notices/feed.ts';
import { turnMessage } from '../notices/message.ts';
import { type Outside, wrongWith } from '../notices/public-address.ts';
import { feedToken, newNonce, tokenHash, webhookKey } from '../notices/secrets.ts';
import { isTurnOf } from '../notices/turn.ts';
import type { Surroundings } from '../settings/config-proxy.ts';
import type { Store, StoredChannel } from '../store/store.ts';
import { ApiError } from './api-error.ts';

const MOST_BROWSERS = 10;
const MOST_WEBHOOKS = 1;
const CHANGES_PER_HOUR = 60;
const TABLES_READ = 100;
const FEED_SECONDS = 60;

type NoticeRouteNeeds = {
  readonly store: Store;
  readonly games: Games;
  readonly identity: Identity;
  readonly time: Time;
  readonly secret: string;
  readonly publicKey: string;
  readonly outside: Outside;
  readonly surroundings: Surroundings;
};

/** How a person is told about their turns, and the feed of them. */
export const addNoticeRoutes = (app: FastifyInstance, needs: NoticeRouteNeeds): void => {
  const { store, identity, time, secret } = needs;
  const changes = createAllowances(perHour(CHANGES_PER_HOUR), time.elapsed);
  const origin = originOf(needs.surroundings);

  const changing = async (request: FastifyRequest, reply: FastifyReply): Promise<StoredPerson> => {
    const person = await identity.knownOrNew(request, reply);
    if (changes.take(person.id) > 0)
      throw new ApiError(429, 'too-many-changes', 'You have changed this too often. Try again later.');
    return person;
  };

  const answer = async (request: FastifyRequest, person: string | undefined): Promise<NoticesAnswer> => {
    const channels = person === undefined ? [] : await store.channelsOf(person);
    const feed = person === undefined ? undefined : await store.feedOf(person);
    const address = (nonce: string): string =>
      `${origin(request)}/api/turns/${feedToken(secret, person ?? '', nonce)}.xml`;
    return {
      publicKey: needs.publicKey,
      browsers: channels.filter(({ kind }) => kind === 'push').map(browserOf),
      ...(feed === undefined ? {} : { feed: address(feed.nonce) }),
      ...webhookOf(channels, secret),
    };
  };

  app.get('/api/notices', async (request): Promise<NoticesAnswer> => {
    return await answer(request, (await identity.known(request))?.id);
  });

  app.post('/api/notices/browsers', async (request, reply): Promise<NoticesAnswer> => {
    const { endpoint, keys } = validate(pushBody, request.body);
    requireOutside(endpoint, needs.outside, 'endpoint');
    const person = await changing(request, reply);
    const channel = { id: nanoid(), person: person.id, kind: 'push', endpoint, keys } as const;
    await store.addChannel({ ...channel, origin: origin(request), createdAt: time.date() }, MOST_BROWSERS);
    reply.code(201);
    return await answer(request, person.id);
  });

  app.put('/api/notices/webhook', async (request, reply): Promise<NoticesAnswer> => {
    const { url } = validate(webhookBody, request.body);
    requireOutside(url, needs.outside, 'url');
    const person = await changing(request, reply);
    const channel = { id: nanoid(), person: person.id, kind: 'webhook', endpoint: url } as const;
    await store.addChannel({ ...channel, origin: origin(request), createdAt: time.date() }, MOST_WEBHOOKS);
    return await answer(request, person.id);
  });

  app.delete(
    '/api/notices/channels/:id',
    async (request: FastifyRequest<{ Params: { readonly id: string } }>): Promise<NoticesAnswer> => {
      const person = await identity.known(request);
      if (person === undefined || !(await store.removeChannel(person.id, request.params.id)))
        throw new ApiError(404, 'no-such-channel', 'This is switched off already.');
      return await answer(request, person.id);
    },
  );

  app.put('/api/notices/feed', async (request, reply): Promise<FeedAnswer> => {
    const person = await changing(request, reply);
    const nonce = newNonce();
    const token = feedToken(secret, person.id, nonce);
    await store.saveFeed(person.id, { nonce, tokenHash: tokenHash(token), createdAt: time.date() });
    return { feed: `${origin(request)}/api/turns/${token}.xml` };
  });

  app.delete('/api/notices/feed', async (request): Promise<NoticesAnswer> => {
    const person = await identity.known(request);
    if (person !== undefined) await store.removeFeed(person.id);
    return await answer(request, person?.id);
  });

  addFeedRoute(app, needs, origin);
};

const addFeedRoute = (
  app: FastifyInstance,
  { store, games, time }: NoticeRouteNeeds,
  originFor: (request: FastifyRequest) => string,
): void => {
  app.get(
    '/api/turns/:file',
    async (request: FastifyRequest<{ Params: { readonly file: string } }>, reply) => {
      const token = /^([\w-]{43})\.xml$/.exec(request.params.file)?.[1];
      const person = token && (await store.personOfFeed(tokenHash(token)));
      if (!person) throw new ApiError(404, 'no-such-feed', 'There is no such feed. It may be switched off.');
      const origin = originFor(request);
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
        ...{ id: `urn:three-spires:turns:${tokenHash(token ?? '')}`, name, entries, now: time.date() },
        ...{ self: `${origin}/api/turns/${token}.xml`, home: `${origin}/` },
      });
    },
  );
};

const browserOf = ({
  id,
  endpoint,
  createdAt,
  offReason,
}: StoredChannel): NoticesAnswer['browsers'][number] => ({
  ...{ id, endpoint, createdAt },
  ...(offReason === undefined ? {} : { offReason }),
});

const webhookOf = (channels: readonly StoredChannel[], secret: string): Pick<NoticesAnswer, 'webhook'> => {
  const found = channels.find(({ kind }) => kind === 'webhook');
  if (found === undefined) return {};
  const { id, endpoint, offReason } = found;
  const off = offReason === undefined ? {} : { offReason };
  return { webhook: { id, url: endpoint, key: webhookKey(secret, id), ...off } };
};

/** The address of this server as the person who asks knows it. */
const originOf =
  ({ publicOrigin }: Surroundings) =>
  ({ protocol, host }: FastifyRequest): string =>
    publicOrigin ?? new URL(`${protocol}://${host}`).origin;

const requireOutside = (address: string, outside: Outside, field: string): void => {
  const wrong = wrongWith(address, outside);
  if (wrong !== undefined) throw new ApiError(400, 'bad-address', `${field}: ${wrong}`, field);
};
