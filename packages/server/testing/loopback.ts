/** A server in this process, on loopback and with a data folder of its own, for tests. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Bots, HostedGame, Time } from '@three-spires/session';
import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';
import { createApp } from '../app.ts';
import type { Surroundings } from '../settings/config-proxy.ts';
import { LIMITS, type Limits } from '../settings/limits.ts';
import { systemTime } from '../settings/system-time.ts';
import { openSqliteStore } from '../store/store-sqlite.ts';

export type Loopback = {
  readonly url: string;
  readonly dataDir: string;
  /** Ends the server and starts another one on the same data. */
  restart(): Promise<void>;
  close(): Promise<void>;
};

type LoopbackOptions = {
  readonly limits?: Limits;
  readonly webFolder?: string;
  readonly bots?: Bots;
  readonly surroundings?: Surroundings;
  readonly time?: Partial<Time>;
  readonly log?: FastifyBaseLogger;
};

export const startLoopback = async (
  games: readonly HostedGame[],
  options: LoopbackOptions = {},
): Promise<Loopback> => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'three-spires-server-'));
  const start = async (port: number) => {
    const app = await createApp({
      store: await openSqliteStore(path.join(dataDir, 'three-spires.db')),
      games,
      secret: 'a secret for tests that is long enough',
      webFolder: options.webFolder ?? dataDir,
      log: options.log ?? pino({ level: 'silent' }),
      limits: options.limits ?? LIMITS,
      time: { ...systemTime, ...options.time },
      botDelayMs: 0,
      ...(options.surroundings === undefined ? {} : { surroundings: options.surroundings }),
      ...(options.bots === undefined ? {} : { bots: options.bots }),
    });
    const url = await app.listen({ host: '127.0.0.1', port });
    return { app, url };
  };
  let running = await start(0);
  const { url } = running;
  return {
    url,
    dataDir,
    async restart() {
      await running.app.close();
      running = await start(Number(new URL(url).port));
    },
    async close() {
      await running.app.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
