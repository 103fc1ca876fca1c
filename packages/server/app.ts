import type { Duplex } from 'node:stream';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import websocket, { type WebsocketPluginOptions } from '@fastify/websocket';
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify';
import { addressKey } from './addresses.ts';
import { type Allowances, createAllowances } from './allowances.ts';
import { ApiError } from './api-error.ts';
import { createArchives } from './archives.ts';
import { createAttendant } from './attendant.ts';
import { botService } from './bot-players.ts';
import type { Bus } from './bus.ts';
import { createCampaigns } from './campaigns.ts';
import { createClockWatch } from './clock-watch.ts';
import { type Surroundings, UNPROXIED } from './config-proxy.ts';
import { createDaySeed } from './day-seed.ts';
import { answerClientError, publicError, refuseConnection } from './errors.ts';
import { createExpiry } from './expiry.ts';
import { createGate, type Gate } from './gate.ts';
import { createHost } from './host.ts';
import { createHttpServer } from './http-server.ts';
import { createIdentity, type Identity } from './identity.ts';
import { LIMITS, type Limits } from './limits.ts';
import type { Games } from './loaded-table.ts';
import { createPrograms, type Programs } from './programs.ts';
import { createQuotas } from './quotas.ts';
import { addCampaignRoutes } from './routes-campaigns.ts';
import { addDeckRoutes } from './routes-decks.ts';
import { addHealthRoutes } from './routes-health.ts';
import { addPeopleRoutes } from './routes-people.ts';
import { addReplayRoutes } from './routes-replay.ts';
import { addSummaryRoute } from './routes-summary.ts';
import { addTableRoutes } from './routes-tables.ts';
import { addSafety, BODY_LIMIT, isSecure, SOCKET_ROUTE, tooManyRequests } from './safety.ts';
import type { Store } from './store.ts';
import { type Suppliers, supplyService } from './supplies.ts';
import { systemTime, type Time } from './time.ts';
import { createUpkeep } from './upkeep.ts';
import { addWebFiles } from './web-files.ts';

const IDLE_MS = 10 * 60_000;
const IDLE_CHECK_MS = 60_000;

export type AppNeeds = {
  readonly store: Store;
  readonly bus: Bus;
  readonly games: Games;
  readonly secret: string;
  readonly webFolder: string;
  readonly log: FastifyBaseLogger;
  readonly limits?: Limits;
  readonly surroundings?: Surroundings;
  readonly time?: Time;
  readonly programs?: Programs;
  readonly suppliers: Suppliers;
  /** How long people have at least to see a program's move. */
  readonly botDelayMs: number;
};

/** The whole server, not listening yet. Closing it closes the store too. */
export const createApp = async (needs: AppNeeds): Promise<FastifyInstance> => {
  const { store, bus, games, secret, log, programs = createPrograms() } = needs;
  const { limits = LIMITS, surroundings = UNPROXIED, time = systemTime } = needs;
  const requests = createAllowances(limits.requests, time.elapsed);
  const app = fastify({
    loggerInstance: log,
    bodyLimit: BODY_LIMIT,
    forceCloseConnections: true,
    // safety.ts answers 503 itself, in the common error shape.
    return503OnClosing: false,
    trustProxy: surroundings.trustProxy ?? false,
    serverFactory: (handler) => createHttpServer(limits, surroundings.trustProxy, handler),
    clientErrorHandler: answerClientError,
    frameworkErrors: answerBadAddress(requests),
  });
  app.removeContentTypeParser('text/plain');
  await app.register(cookie, { secret });
  await app.register(compress, { encodings: ['br', 'gzip'] });
  const host = createHost(store, bus, games, { elapsed: time.elapsed, log });
  const campaigns = createCampaigns({ store, host, bus, log });
  await campaigns.catchUp();
  const archives = createArchives({ store, host, bus, log });
  const upkeep = createUpkeep({ store, games, archives, log });
  const attendant = createAttendant({
    ...{ bus, log },
    services: [
      supplyService(host, needs.suppliers),
      botService({ host, programs, log, delayMs: needs.botDelayMs }),
    ],
  });
  const clocks = createClockWatch({ host, bus, log });
  const gate = createGate({ store, host, bus, log, limits, time });
  await app.register(websocket, socketOptions(gate));
  // After the WebSocket plug-in, which must know of a request before it can close the socket of a refused one.
  addSafety(app, { limits, requests, surroundings, time });
  answerFailedUpgrades(app);

  const quotas = createQuotas(store, limits, time);
  const secure = (request: FastifyRequest): boolean => isSecure(surroundings, request);
  const identity = createIdentity({ store, quotas, isSecure: secure, time });
  addHealthRoutes(app, store);
  addPeopleRoutes(app, store, bus, identity);
  addTableRoutes(app, { store, host, games, programs, identity, quotas, daySeed: createDaySeed(secret) });
  addReplayRoutes(app, { store, host, games, archives, identity, quotas });
  addSummaryRoute(app, { store, host, games, archives, campaigns, identity });
  addCampaignRoutes(app, { store, games, identity });
  addDeckRoutes(app, { store, identity, limit: limits.decks });
  addSocketRoute(app, identity, gate);
  await addWebFiles(app, needs.webFolder);

  const expiry = createExpiry({ store, host, gate, limits, time, log });
  const idle = setInterval(() => host.dropIdle(IDLE_MS), IDLE_CHECK_MS);
  app.addHook('preClose', async () => {
    clearInterval(idle);
    clocks.close();
    await Promise.all([attendant.close(), programs.close(), expiry.close(), upkeep.close()]);
  });
  app.addHook('onClose', async () => {
    campaigns.close();
    await archives.close();
    await host.close();
    await store.close();
  });
  return app;
};

/** Answers malformed addresses, which never reach a hook. They count as requests, and their connection is closed. */
const answerBadAddress =
  (requests: Allowances): NonNullable<FastifyServerOptions['frameworkErrors']> =>
  (error, request) => {
    const isTooMuch = requests.take(addressKey(request.ip)) > 0;
    refuseConnection(request.raw.socket, isTooMuch ? tooManyRequests() : publicError(error));
  };

/** Answers upgrade requests whose WebSocket handshake is invalid. */
const answerFailedUpgrades = (app: FastifyInstance): void => {
  app.websocketServer.on('wsClientError', (error: Error, socket: Duplex) => {
    refuseConnection(socket, new ApiError(400, 'bad-upgrade', `${error.message}.`));
  });
};

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

const addSocketRoute = (app: FastifyInstance, identity: Identity, gate: Gate): void => {
  app.route({
    method: 'GET',
    url: SOCKET_ROUTE,
    exposeHeadRoute: false,
    preValidation: async (request) => {
      if (!request.ws)
        throw new ApiError(426, 'not-a-socket', 'This address takes WebSocket connections only.');
      request.person = await identity.known(request);
      if (request.person === undefined)
        throw new ApiError(401, 'nobody', 'Ask GET /api/me for an identity first.');
      gate.requireRoom(request.person, addressKey(request.ip));
    },
    handler: () => undefined,
    wsHandler: (socket, { person, ip }) => {
      if (person === undefined) socket.close();
      else gate.welcome(socket, person, addressKey(ip));
    },
  });
};

declare module 'fastify' {
  interface FastifyRequest {
    /** Who opens a socket; set before the upgrade. */
    person?: import('./store.ts').StoredPerson | undefined;
  }
}
