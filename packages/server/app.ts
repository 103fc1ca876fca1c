import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import websocket, { type WebsocketPluginOptions } from '@fastify/websocket';
import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { ApiError } from './api-error.ts';
import { createAttendant } from './attendant.ts';
import { botService } from './bot-players.ts';
import type { Bus } from './bus.ts';
import { createCampaigns } from './campaigns.ts';
import { createClockWatch } from './clock-watch.ts';
import type { MessageRate } from './connection.ts';
import { createDaySeed } from './day-seed.ts';
import { createGate, type Gate } from './gate.ts';
import { createHost } from './host.ts';
import { createIdentity, type Identity } from './identity.ts';
import type { Games } from './loaded-table.ts';
import { createPrograms, type Programs } from './programs.ts';
import { addCampaignRoutes } from './routes-campaigns.ts';
import { addDeckRoutes } from './routes-decks.ts';
import { addPeopleRoutes } from './routes-people.ts';
import { addReplayRoutes } from './routes-replay.ts';
import { addSummaryRoute } from './routes-summary.ts';
import { addTableRoutes } from './routes-tables.ts';
import { addSafety } from './safety.ts';
import type { Store } from './store.ts';
import { type Suppliers, supplyService } from './supplies.ts';
import { addWebFiles } from './web-files.ts';

const BODY_LIMIT = 64 * 1024;
const IDLE_MS = 10 * 60_000;
const IDLE_CHECK_MS = 60_000;

export type Limits = { readonly requestsPerMinute: number; readonly messages: MessageRate };

/** Far above what a household behind one address does, far below what hurts. */
export const LIMITS: Limits = { requestsPerMinute: 600, messages: { burst: 200, perSecond: 50 } };

export type AppNeeds = {
  readonly store: Store;
  readonly bus: Bus;
  readonly games: Games;
  readonly secret: string;
  readonly webFolder: string;
  readonly log: FastifyBaseLogger;
  readonly limits?: Limits;
  readonly programs?: Programs;
  readonly suppliers: Suppliers;
  /** How long people have at least to see a program's move. */
  readonly botDelayMs: number;
};

/** The whole server, not listening yet. Closing it closes the store too. */
export const createApp = async (needs: AppNeeds): Promise<FastifyInstance> => {
  const { store, bus, games, secret, log, limits = LIMITS, programs = createPrograms() } = needs;
  const app = fastify({ loggerInstance: log, bodyLimit: BODY_LIMIT, forceCloseConnections: true });
  app.removeContentTypeParser('text/plain');
  await app.register(cookie, { secret });
  await app.register(compress, { encodings: ['br', 'gzip'] });
  await app.register(rateLimit, rateOptions(limits));
  const host = createHost(store, bus, games);
  const campaigns = createCampaigns({ store, host, bus, log });
  await campaigns.catchUp();
  const attendant = createAttendant({
    ...{ bus, log },
    services: [
      supplyService(host, needs.suppliers),
      botService({ host, programs, log, delayMs: needs.botDelayMs }),
    ],
  });
  const clocks = createClockWatch({ host, bus, log });
  const gate = createGate({ store, host, bus, log, rate: limits.messages });
  await app.register(websocket, socketOptions(gate));
  // After the WebSocket plug-in, which must know of a request before it can close the socket of a refused one.
  addSafety(app);

  const identity = createIdentity(store);
  app.get('/api/health', async () => ({ ok: true }));
  addPeopleRoutes(app, store, bus, identity);
  addTableRoutes(app, { store, host, games, programs, identity, daySeed: createDaySeed(secret) });
  addReplayRoutes(app, { store, host, games, identity });
  addSummaryRoute(app, { store, host, games, campaigns, identity });
  addCampaignRoutes(app, { store, games, identity });
  addDeckRoutes(app, { store, identity });
  addSocketRoute(app, identity, gate.welcome);
  await addWebFiles(app, needs.webFolder);

  const idle = setInterval(() => host.dropIdle(IDLE_MS), IDLE_CHECK_MS);
  app.addHook('preClose', async () => {
    clearInterval(idle);
    clocks.close();
    await Promise.all([attendant.close(), programs.close()]);
  });
  app.addHook('onClose', async () => {
    campaigns.close();
    host.close();
    await store.close();
  });
  return app;
};

const rateOptions = ({ requestsPerMinute }: Limits) => ({
  max: requestsPerMinute,
  timeWindow: '1 minute',
  allowList: ({ url }: { url?: string }) => !/^\/(api|socket)\b/.test(url ?? ''),
  errorResponseBuilder: () =>
    new ApiError(429, 'too-many-requests', 'Too many requests from this address. Wait a minute.'),
});

const socketOptions = (gate: Gate): WebsocketPluginOptions => ({
  options: { maxPayload: BODY_LIMIT },
  preClose: (done) => {
    gate.close();
    done();
  },
  // A connection that broke, or a message that was too large: nothing to worry about here.
  errorHandler: (error, socket, request) => {
    request.log.debug(error);
    socket.terminate();
  },
});

const addSocketRoute = (app: FastifyInstance, identity: Identity, welcome: Gate['welcome']): void => {
  app.get(
    '/socket',
    {
      websocket: true,
      preValidation: async (request) => {
        request.person = await identity.known(request);
        if (request.person === undefined)
          throw new ApiError(401, 'nobody', 'Ask GET /api/me for an identity first.');
      },
    },
    (socket, { person }) => {
      if (person === undefined) socket.close();
      else welcome(socket, person);
    },
  );
};

declare module 'fastify' {
  interface FastifyRequest {
    /** Who opens a socket; set before the upgrade. */
    person?: import('./store.ts').StoredPerson | undefined;
  }
}
