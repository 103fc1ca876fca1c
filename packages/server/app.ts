import type { Duplex } from 'node:stream';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import websocket, { type WebsocketPluginOptions } from '@fastify/websocket';
import { defined } from '@three-spires/kernel';
import {
  type Bots,
  createAllowances,
  createSession,
  type HostedGame,
  type Packing,
  portraitsOf,
  type Session,
  type SessionNeeds,
  type Time,
} from '@three-spires/session';
import {
  createDoor,
  createEventSource,
  type Door,
  type Playing,
  playHandlers,
  sessionHandlers,
} from '@three-spires/session/door';
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify';
import { accountHandlers } from './account/account-handlers.ts';
import { createAccountOf } from './account/account-of.ts';
import { guestHandlers } from './account/guest-handlers.ts';
import { passkeyHandlers } from './account/passkey-handlers.ts';
import { programHandlers } from './account/program-handlers.ts';
import { addExportRoute } from './account/route-export.ts';
import { type BotWorkers, createBotWorkers } from './bots/bot-workers.ts';
import { createCosts, type ServerCosts } from './costs/costs.ts';
import { ApiError } from './http/api-error.ts';
import { answerClientError, publicError, refuseConnection } from './http/errors.ts';
import type { HttpCaller } from './http/http-caller.ts';
import { createHttpServer } from './http/http-server.ts';
import { addRequestLog, requestIds } from './http/request-log.ts';
import { addBrowserErrorRoute } from './http/routes-browser-errors.ts';
import { addCallRoutes } from './http/routes-calls.ts';
import { addHealthRoutes } from './http/routes-health.ts';
import { addMetricsRoute } from './http/routes-metrics.ts';
import { addOperatorRoute } from './http/routes-operator.ts';
import { addSchemaRoutes } from './http/routes-schema.ts';
import { addVersionRoute } from './http/routes-version.ts';
import { addSafety, BODY_LIMIT, isSecure, originOf, SOCKET_ROUTE, tooManyRequests } from './http/safety.ts';
import { addWebFiles } from './http/web-files.ts';
import { createDaySeed } from './identity/day-seed.ts';
import { createIdentity, type Identity } from './identity/identity.ts';
import { mergeRulesOf } from './identity/merge-rules.ts';
import { createPasskeys } from './identity/passkeys.ts';
import { createPlaceOf } from './identity/place.ts';
import { createQuotas } from './identity/quotas.ts';
import { createMetrics, type Metrics } from './metrics/metrics.ts';
import { noticeHandlers } from './notices/notice-handlers.ts';
import { createNotices, type NoticeSettings } from './notices/notices.ts';
import { addFeedRoute } from './notices/route-feed.ts';
import { createErrorNotes, type ErrorNotes } from './operating/error-notes.ts';
import { createExpiry } from './operating/expiry.ts';
import { observe } from './operating/observe.ts';
import { type AddressAllowances, createAddressAllowances } from './settings/address-allowances.ts';
import { addressKey } from './settings/addresses.ts';
import { buildCommit } from './settings/commit.ts';
import { type Operating, UNOPERATED } from './settings/config-operating.ts';
import { type Surroundings, UNPROXIED } from './settings/config-proxy.ts';
import { LIMITS, type Limits } from './settings/limits.ts';
import { systemChance } from './settings/system-chance.ts';
import { systemPacking } from './settings/system-packing.ts';
import { systemTime } from './settings/system-time.ts';
import { createGate, type Gate } from './sockets/gate.ts';
import { createPlaying } from './sockets/playing.ts';
import type { Store } from './store/store.ts';
import { addStreamRoutes } from './streams/routes-streams.ts';
import { createStreams } from './streams/streams.ts';

export type AppNeeds = {
  readonly store: Store;
  readonly games: readonly HostedGame[];
  readonly secret: string;
  readonly webFolder: string;
  readonly log: FastifyBaseLogger;
  readonly limits?: Limits;
  readonly surroundings?: Surroundings;
  readonly time?: Time;
  /** Replaces the games' own bots, for tests. */
  readonly bots?: Bots;
  /** The worker file of the bot threads; by default, the one for this server's games. */
  readonly botWorker?: URL;
  /** The maximum number of these threads. */
  readonly botThreads?: number;
  /** The minimum delay between two bot moves, in milliseconds. */
  readonly botDelayMs: number;
  readonly operating?: Operating;
  /** Shared with the store; by default the app creates its own. */
  readonly metrics?: Metrics;
  /** The metrics of all processes of this server, if it has several. */
  readonly allMetrics?: () => Promise<string>;
  /** The newest errors in the log. */
  readonly errors?: ErrorNotes;
  /** Whether this node is about to stop, so clients should use another one. */
  readonly isDraining?: () => boolean;
  /** How people are notified of their turns. */
  readonly notices: NoticeSettings;
  /** How long bots wait for the people they play with, in milliseconds; not at all by default. */
  readonly botPatienceMs?: number;
  /** The other nodes on the same store. */
  readonly peers?: SessionNeeds['peers'];
};

/** The whole server, not yet listening. Closing it also closes the store. */
export const createApp = async (needs: AppNeeds): Promise<FastifyInstance> => {
  const { store, secret, log } = needs;
  const { limits = LIMITS, surroundings = UNPROXIED, time = systemTime } = needs;
  const { operating = UNOPERATED, metrics = createMetrics(), isDraining = () => false } = needs;
  const costs = createCosts({ limits, time, metrics });
  const requests = createAddressAllowances(limits.requests, time.elapsed);
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
    genReqId: requestIds(surroundings.trustProxy),
  });
  app.removeContentTypeParser('text/plain');
  await app.register(cookie, { secret });
  await app.register(compress, { encodings: ['br', 'gzip'] });
  const botWorkers = createBotWorkers({
    onThought: metrics.thought,
    groupOf: costs.groupOf,
    ...defined({ worker: needs.botWorker, workers: needs.botThreads }),
  });
  const session = openSession(needs, { botPool: botWorkers, time, costs });
  await session.campaigns.catchUp();
  const moves = createAllowances(limits.moves, time.elapsed);
  const playing = createPlaying({ host: session.host, moves, metrics, time });
  const gate = createGate({ session, limits, time, metrics, costs, playing });
  await app.register(websocket, socketOptions(gate));
  addRequestLog(app);
  // After the WebSocket plug-in, which must know about a request before it can close the socket of a refused
  // one.
  addSafety(app, { limits, requests, costs, surroundings, time });
  answerFailedUpgrades(app);

  const quotas = createQuotas({ store, limits, time, costs });
  const secure = (request: FastifyRequest): boolean => isSecure(surroundings, request);
  const portraits = portraitsOf(needs.games);
  const identity = createIdentity({ store, quotas, isSecure: secure, portraits, time, costs });
  const { errors = createErrorNotes() } = needs;
  const { node, metricsToken, operatorToken } = operating;
  const observer = observe({ node, session, gate, store, metrics, botWorkers, errors, isDraining, time });
  addHealthRoutes(app, { store, isDraining });
  addMetricsRoute(app, metrics, { token: metricsToken, text: needs.allMetrics ?? metrics.text });
  addBrowserErrorRoute(app, { metrics, time });
  addOperatorRoute(app, { token: operatorToken, figures: observer.figures, time });
  const origin = (request: FastifyRequest): string => originOf(surroundings, request);
  const door = openDoor(needs, { session, costs, limits, time, portraits, playing });
  addCallRoutes(app, { door, costs, identity, quotas, placeOf: createPlaceOf(secret), originOf: origin });
  const events = createEventSource({ ...session, store, time, log, costs });
  const streams = createStreams(session.news, limits.heartbeatMs);
  addStreamRoutes(app, { identity, session, events, streams });
  const exports = createAllowances(limits.exports, time.elapsed);
  addExportRoute(app, { store, games: session.games, identity, exports });
  addSchemaRoutes(app);
  addVersionRoute(app, buildCommit());
  addFeedRoute(app, { store, games: session.games, time, originOf: origin });
  addSocketRoute(app, identity, gate);
  await addWebFiles(app, needs.webFolder, async (table) => (await store.tableById(table))?.game);

  const expiry = createExpiry({ store, host: session.host, gate, limits, time, log, mayDo: session.mayDo });
  const notices = createNotices({ store, session, time, log, secret, settings: needs.notices });
  app.addHook('preClose', async () => {
    observer.close();
    streams.close();
    events.close();
    await Promise.all([session.stop(), expiry.close(), notices.close()]);
  });
  app.addHook('onClose', async () => {
    await session.close();
    await store.close();
  });
  return app;
};

type SessionParts = { readonly botPool: BotWorkers; readonly time: Time; readonly costs: ServerCosts };

const openSession = (needs: AppNeeds, { botPool, time, costs }: SessionParts): Session =>
  createSession({
    store: needs.store,
    games: needs.games,
    log: needs.log,
    botDelayMs: needs.botDelayMs,
    time,
    chance: systemChance,
    packing: paidPacking(costs),
    defer: setImmediate,
    botPool,
    costs,
    ...defined({ bots: needs.bots, botPatienceMs: needs.botPatienceMs, peers: needs.peers }),
  });

type DoorParts = {
  readonly session: Session;
  readonly costs: ServerCosts;
  readonly limits: Limits;
  readonly time: Time;
  readonly portraits: readonly string[];
  readonly playing: Playing;
};

/** Combines what a session can do by itself with what needs a server: accounts, passkeys and notices. */
const openDoor = (
  needs: AppNeeds,
  { session, costs, limits, time, portraits, playing }: DoorParts,
): Door<HttpCaller> => {
  const { store, secret, log, surroundings = UNPROXIED } = needs;
  const { vapid, outside } = needs.notices;
  const mergeRules = mergeRulesOf(session.games);
  const accountOf = createAccountOf({ store, portraits, mergeRules });
  const { host, games, results, news, blocks } = session;
  return createDoor<HttpCaller>({
    ...sessionHandlers({
      session,
      store,
      costs,
      portraits,
      time,
      chance: systemChance,
      daySeed: createDaySeed(secret),
      decksLimit: limits.decks,
      isOwnDevice: false,
    }),
    ...playHandlers({ ...session, store, time, chance: systemChance, playing }),
    ...programHandlers({
      ...{ store, host, games, results, news, time, portraits },
      people: createAddressAllowances(limits.people, time.elapsed),
    }),
    ...accountHandlers({ store, host, games, results, news, accountOf }),
    ...guestHandlers({ store, host, blocks, accountOf, mergeRules }),
    ...passkeyHandlers({
      store,
      news,
      accountOf,
      passkeys: createPasskeys({ store, time, log }),
      tries: createAddressAllowances(limits.passkeyTries, time.elapsed),
      hasPublicUrl: surroundings.publicOrigin !== undefined,
    }),
    ...noticeHandlers({ store, time, secret, outside, publicKey: vapid.publicKey }),
  });
};

/** Charges the person whose data was packed for the work that follows. */
const paidPacking = ({ hold }: ServerCosts): Packing => ({
  async pack(text) {
    const payAgain = hold();
    return await systemPacking.pack(text).finally(payAgain);
  },
  async unpack(data) {
    const payAgain = hold();
    return await systemPacking.unpack(data).finally(payAgain);
  },
});

/**
 * Answers malformed addresses, which never reach a hook. They count as requests; the connection is closed.
 */
const answerBadAddress =
  (requests: Pick<AddressAllowances, 'take'>): NonNullable<FastifyServerOptions['frameworkErrors']> =>
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
  preClose: (done) => void gate.close().finally(done),
  // A broken connection or a message that is too large is no cause for concern.
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
      request.scope = 'play';
      request.person = await identity.known(request);
      if (request.person === undefined)
        throw new ApiError(401, 'nobody', 'Ask GET /api/me for an identity first.');
      gate.requireRoom(request.person, addressKey(request.ip));
    },
    handler: () => undefined,
    wsHandler: (socket, { person, ip, raw, log }) => {
      if (person === undefined) socket.close();
      else gate.welcome(socket, raw.socket, person, addressKey(ip), log);
    },
  });
};

declare module 'fastify' {
  interface FastifyRequest {
    /** Who opens a socket; set before the upgrade. */
    person?: import('@three-spires/session/stores').KnownPerson | undefined;
  }
}
