/** A server in a process of its own that says what it has used so far. `probe.ts` starts it. */
import { HOSTED_GAMES } from '@three-spires/server/games';
import { DEFAULT_SETTINGS, limitsFrom } from '@three-spires/server/settings';
import { startLoopback } from '@three-spires/server/testing/loopback';

/** What is measured is one request at a time; how many may come is not the question here. */
const MANY = 1_000_000;

export type Used = { readonly url: string; readonly cpuMs: number; readonly heapMb: number };

const UNLIMITED = {
  ...DEFAULT_SETTINGS,
  requestsPerMinute: 0,
  processorPercent: 0,
  processorPercentPerAddress: 0,
  writtenMegabytesPerHour: 0,
  writtenMegabytesPerHourPerAddress: 0,
  uploadMegabytesPerHour: 0,
  movesPerHour: 0,
  peoplePerHour: 0,
  openTables: 0,
  tablesPerHour: 0,
  tablesPerHourPerAddress: 0,
};

const server = await startLoopback(HOSTED_GAMES, {
  limits: { ...limitsFrom(UNLIMITED), messages: { burst: MANY, perSecond: MANY } },
});

const used = (): Used => {
  const { user, system } = process.cpuUsage();
  return {
    url: server.url,
    cpuMs: (user + system) / 1_000,
    heapMb: process.memoryUsage().heapUsed / 1_000_000,
  };
};

process.on('message', (message) => {
  if (message === 'settle') globalThis.gc?.();
  process.send?.(used());
});
process.on('disconnect', () => void server.close());
process.send?.(used());
