/**
 * What the load campaign puts under load: one server, also with several processes or of another checkout, or nodes on
 * PostgreSQL and NATS.
 */

import { buildServer } from '../built-server.ts';
import { startServer } from '../moves/measured-server.ts';
import type { Figures } from './campaign.ts';
import { startOwnCluster } from './own-cluster.ts';
import { postgresProcess, secondsOf, secondsOfFamily } from './processor-time.ts';

export type Loaded = {
  /** The addresses of the servers; people are spread over them. */
  readonly urls: readonly string[];
  /** Seconds of processor time used so far, by tier. */
  cpu(): Promise<Readonly<Record<string, number>>>;
  end(): Promise<void>;
};

const oneServer = async (tree: string | undefined, processes: number | undefined): Promise<Loaded> => {
  const server = await startServer(await buildServer(tree), processes);
  return {
    urls: [server.url],
    cpu: async () => ({ server: (await server.cpu()) / 1e6 }),
    end: () => server.end(),
  };
};

const severalNodes = async (count: number): Promise<Loaded> => {
  const cluster = await startOwnCluster(count);
  const postgres = await postgresProcess(cluster.database);
  return {
    urls: cluster.urls(),
    cpu: async () => ({
      nodes: secondsOf(cluster.pids()),
      PostgreSQL: postgres === undefined ? Number.NaN : secondsOfFamily(postgres),
      NATS: secondsOf([cluster.nats.pid() ?? 0]),
    }),
    end: () => cluster.close(),
  };
};

export const startLoaded = (options: {
  readonly nodes?: number | undefined;
  readonly tree?: string | undefined;
  readonly processes?: number | undefined;
}): Promise<Loaded> =>
  options.nodes === undefined ? oneServer(options.tree, options.processes) : severalNodes(options.nodes);

/** Milliseconds of processor time for each move, by tier. */
export const cpuPerMove = (
  before: Readonly<Record<string, number>>,
  after: Readonly<Record<string, number>>,
  moves: number,
): Figures =>
  Object.fromEntries(
    Object.entries(after).map(([tier, seconds]) => [
      `${tier}: CPU ms per move`,
      ((1000 * (seconds - (before[tier] ?? 0))) / moves).toFixed(2),
    ]),
  );
