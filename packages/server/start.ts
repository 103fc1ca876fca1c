import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { type HostedGame, StoreError } from '@three-spires/session';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { createApp } from './app.ts';
import { listenBeside } from './http/listen-beside.ts';
import { webFolder } from './http/web-files.ts';
import { readSecret } from './identity/secret.ts';
import { lockFolder } from './operating/folder-lock.ts';
import { createLog } from './operating/log.ts';
import { type Config, ConfigError, readConfig } from './settings/config.ts';
import { giveUp, OperatorError } from './settings/operator-error.ts';
import { DATABASE } from './store/sqlite-file.ts';
import type { Store } from './store/store.ts';
import { openSqliteStore } from './store/store-sqlite.ts';

const STANDARD_ERROR = 2;

/** `botWorker` is the file that threads of bots run, where the games are not those of `games.ts`. */
export type StartOptions = { readonly games: readonly HostedGame[]; readonly botWorker?: URL };

const start = async (config: Config, options: StartOptions): Promise<FastifyInstance> => {
  await makeDataDir(config.dataDir);
  const lock = lockFolder(config.dataDir);
  process.once('exit', lock.release);
  const app = await createApp({
    store: await openStore(path.join(config.dataDir, DATABASE)),
    ...options,
    secret: await readSecret(config.dataDir),
    webFolder: webFolder(),
    botDelayMs: config.botDelayMs,
    surroundings: config.surroundings,
    limits: config.limits,
    log: createLog(config.logLevel, pino.destination({ dest: STANDARD_ERROR, sync: true })),
  });
  await listen(app, config);
  return app;
};

/** A store that cannot be read and written is said to be so now, not at the first move. */
const openStore = async (file: string): Promise<Store> => {
  try {
    const store = await openSqliteStore(file);
    await store.check();
    return store;
  } catch (error) {
    throw error instanceof StoreError ? new OperatorError(`${file}: ${error.message}`) : error;
  }
};

const makeDataDir = async (folder: string): Promise<void> => {
  try {
    await mkdir(folder, { recursive: true });
  } catch (error) {
    throw new ConfigError(`DATA_DIR: ${folder} cannot be made (${(error as Error).message}).`);
  }
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

/** The address to type into a browser on this machine. */
const addressOf = (app: FastifyInstance, { host }: Config): string => {
  const address = app.server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const shown = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${shown}:${port}`;
};

/** Finishes what is under way; a second signal does not wait for that. */
const stopOnSignals = (app: FastifyInstance): void => {
  let stopping = false;
  const stop = (): void => {
    if (stopping) process.exit(1);
    stopping = true;
    app.close().then(
      () => process.exit(0),
      (error) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
};

/** Starts a server for these games, with the settings of the environment, and stops it on a signal. */
export const startServer = async (options: StartOptions): Promise<void> => {
  try {
    const config = readConfig(process.env);
    const app = await start(config, options);
    stopOnSignals(app);
    console.log(`Three Spires is at ${addressOf(app, config)}`);
  } catch (error) {
    giveUp(error);
  }
};
