/** A server in this process, on loopback and with its own data folder, for tests. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Bots, HostedGame, Time } from '@three-spires/session';
import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';
import webPush from 'web-push';
import { type AppNeeds, createApp } from '../app.ts';
import type { NoticeSettings } from '../notices/notices.ts';
import type { Surroundings } from '../settings/config-proxy.ts';
import { LIMITS, type Limits } from '../settings/limits.ts';
import { systemTime } from '../settings/system-time.ts';
import { openSqliteStore } from '../store/sqlite/store-sqlite.ts';
import { layDatabase } from './fresh-database.ts';

export type Loopback = {
  readonly url: string;
  readonly dataDir: string;
  /** Stops the server and starts another one on the same data. */
  restart(): Promise<void>;
  close(): Promise<void>;
};

type LoopbackOptions = {
  /** Without `processor`, work is not limited, because the speed of the machine must not matter. */
  readonly limits?: Limits;
  readonly processor?: Limits['processor'];
  readonly webFolder?: string;
  readonly bots?: Bots;
  readonly botPatienceMs?: number;
  readonly surroundings?: Surroundings;
  readonly time?: Partial<Time>;
  readonly log?: FastifyBaseLogger;
  readonly notices?: Partial<NoticeSettings>;
} & Pick<AppNeeds, 'operating' | 'errors' | 'metrics' | 'isDraining'>;

const ANY = { burst: Number.POSITIVE_INFINITY, perSecond: Number.POSITIVE_INFINITY };
const UNLIMITED: Limits['processor'] = { person: ANY, address: ANY };

/** Notice settings for tests: webhooks and push services may be on this machine. */
export const testNotices = (): NoticeSettings => ({
  vapid: { ...webPush.generateVAPIDKeys(), subject: 'mailto:test@three-spires.invalid' },
  outside: { allowLoopback: true },
});

export const startLoopback = async (
  games: readonly HostedGame[],
  options: LoopbackOptions = {},
): Promise<Loopback> => {
  const {
    limits = LIMITS,
    processor = UNLIMITED,
    webFolder,
    log = pino({ level: 'silent' }),
    time,
    ...given
  } = options;
  const dataDir = mkdtempSync(path.join(tmpdir(), 'three-spires-server-'));
  const notices = { ...testNotices(), ...options.notices };
  const file = path.join(dataDir, 'three-spires.db');
  const start = async (port: number) => {
    await layDatabase(file);
    const app = await createApp({
      store: await openSqliteStore(
        file,
        given.metrics === undefined ? {} : { observer: given.metrics.store },
      ),
      games,
      secret: 'a secret for tests that is long enough',
      webFolder: webFolder ?? dataDir,
      log,
      limits: { ...limits, processor },
      time: { ...systemTime, ...time },
      botDelayMs: 0,
      ...given,
      notices,
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
