import { setTimeout as sleep } from 'node:timers/promises';
import { defined } from '@three-spires/kernel';
import type { HostedGame } from '@three-spires/session';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { createApp } from './app.ts';
import { botThreads } from './bots/bot-workers.ts';
import type { OpenBus } from './bus/carrier.ts';
import { openBus } from './bus/open-bus.ts';
import { listenBeside } from './http/listen-beside.ts';
import { webFolder } from './http/web-files.ts';
import { requireSecretOf, secretFrom } from './identity/secret.ts';
import { createMetrics } from './metrics/metrics.ts';
import type { NoticeSettings } from './notices/notices.ts';
import { vapidKeysFrom } from './notices/vapid.ts';
import { takeDataFolder } from './operating/data-folder.ts';
import { createErrorNotes } from './operating/error-notes.ts';
import { createLog } from './operating/log.ts';
import type { Place } from './processes/place.ts';
import { createSiblings } from './processes/siblings.ts';
import { type Config, ConfigError } from './settings/config.ts';
import { createDraining, type Draining } from './settings/draining.ts';
import { nodeName } from './settings/node-name.ts';
import { shownAddress, stoppedText } from './settings/shown-address.ts';
import { openStore } from './store/open-store.ts';

const STANDARD_ERROR = 2;
/** How often tables are looked up in the database if no bus reports changes. */
const POLL_MS = 2_000;

export type Serving = {
  readonly games: readonly HostedGame[];
  readonly botWorker?: URL;
  /** The identity of this process among those that share the work; undefined for a single process. */
  readonly place: Place | undefined;
};

type Started = {
  readonly app: FastifyInstance;
  readonly draining: Draining;
  readonly bus: OpenBus | undefined;
};

/** Runs a server in this process until it is told to stop. */
export const serve = async (config: Config, serving: Serving): Promise<void> => {
  const { place } = serving;
  // The primary holds the lock for all of its processes.
  if (place === undefined) await takeDataFolder(config);
  const metrics = createMetrics({
    ofProcess: true,
    ...(place === undefined ? {} : { process: place.number }),
  });
  const siblings = place && createSiblings(metrics.text);
  const started = await start(config, serving, { metrics, allMetrics: siblings?.metrics });
  stopOnSignals(started, config, place !== undefined);
  const port = portOf(started.app);
  if (siblings === undefined) console.log(`Three Spires is at ${shownAddress(config.host, port)}`);
  else siblings.ready(port);
};

type Counting = {
  readonly metrics: ReturnType<typeof createMetrics>;
  readonly allMetrics: (() => Promise<string>) | undefined;
};

const start = async (config: Config, serving: Serving, counting: Counting): Promise<Started> => {
  const { databaseUrl, dataDir } = config;
  const { place, ...given } = serving;
  const { metrics, allMetrics } = counting;
  const node = place?.node ?? nodeName(config);
  const errors = createErrorNotes();
  const log = createLog(config.logLevel, pino.destination({ dest: STANDARD_ERROR, sync: true }), {
    node,
    onLine: errors.take,
  });
  const draining = createDraining();
  const store = await openStore(config, {
    observer: metrics.store,
    ...(place === undefined ? {} : { checkpointMs: 'never' }),
  });
  const secret = await secretFrom(config.secret, dataDir);
  await requireSecretOf(store, secret);
  const bus = openBus({ databaseUrl, ...config.nodes, hub: place?.hub }, log);
  const app = await createApp({
    store,
    ...given,
    secret,
    webFolder: webFolder(),
    botDelayMs: config.botDelayMs,
    botPatienceMs: config.botPatienceMs,
    botThreads: botThreads(place?.of ?? 1),
    surroundings: config.surroundings,
    limits: config.limits,
    operating: { ...config.operating, node },
    metrics,
    errors,
    ...defined({ allMetrics }),
    log,
    isDraining: draining.isDraining,
    ...(bus === undefined ? {} : { peers: { node, bus, pollMs: POLL_MS } }),
    notices: noticeSettings(config, secret),
  });
  await listen(app, config);
  return { app, draining, bus };
};

const noticeSettings = ({ notices }: Config, secret: string): NoticeSettings => {
  const { keys, subject, allowLoopback } = notices;
  return { vapid: { ...(keys ?? vapidKeysFrom(secret)), subject }, outside: { allowLoopback } };
};

const listen = async (app: FastifyInstance, { host, port }: Config): Promise<void> => {
  try {
    await app.listen({ host, port });
    await listenBeside(app, host);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') throw new ConfigError(`PORT: ${port} is in use. Choose another one.`);
    if (code === 'EACCES') throw new ConfigError(`PORT: ${port} is not allowed. Choose one above 1023.`);
    throw new ConfigError(`HOST: cannot listen at ${host}:${port} (${message}).`);
  }
};

const portOf = (app: FastifyInstance): number => {
  const address = app.server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
};

/** Reports that it is not ready, and closes after others have had time to notice. */
const drainAndClose = async ({ app, draining, bus }: Started, drainMs: number): Promise<void> => {
  draining.begin();
  await sleep(drainMs);
  await app.close();
  await bus?.close();
};

/**
 * Finishes the work in progress. A second signal stops at once, unless there is a primary to decide that: a
 * signal to the whole group arrives both from outside and from the primary.
 */
const stopOnSignals = (started: Started, { nodes }: Config, hasPrimary: boolean): void => {
  let stopping = false;
  const stop = (signal: NodeJS.Signals): void => {
    if (stopping && hasPrimary) return;
    if (stopping) process.exit(1);
    stopping = true;
    drainAndClose(started, nodes.drainMs).then(
      () => {
        if (!hasPrimary) console.log(stoppedText(signal));
        process.exit(0);
      },
      (error) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
};
