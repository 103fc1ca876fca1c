/** What is done to a cluster. Each is fulfilled when the cluster is whole again. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Random, randomBelow } from '@three-spires/kernel';
import { canConnect, setReachable } from '@three-spires/server/testing';
import { createPerson } from '../moves/person.ts';
import type { Run } from './campaign.ts';
import { isReached, type LastingTable } from './lasting-people.ts';
import { NODES, type OwnCluster } from './own-cluster.ts';
import { inTime } from './players.ts';
import type { Stalls } from './stalls.ts';

/** A lease counts for 8 s, and every 2.5 s a node looks for those that have run out. */
const FROZEN_MS = { least: 14_000, most: 18_000 };
const AWAY_MS = { least: 2_000, most: 8_000 };
/** Nodes that are not frozen answer a ping sooner. */
const PING_MS = 3_000;
const RESTART_LIMIT_MS = 120_000;
const LOOK_MS = 100;
/** During a rolling restart a page is loaded this often. */
const REQUEST_MS = 250;

export type Scene = {
  readonly run: Run;
  readonly random: Random;
  readonly cluster: OwnCluster;
  readonly stalls: Stalls;
  /** The tables that are played now. */
  readonly tables: () => readonly LastingTable[];
};

type Span = { readonly least: number; readonly most: number };

const anyNode = ({ random }: Scene): number => randomBelow(random, 0, NODES);
const within = ({ random }: Scene, { least, most }: Span): number =>
  least + randomBelow(random, 0, most - least);

const restartPostgres = async (command: string, database: string): Promise<void> => {
  const child = spawn('sh', ['-c', command], { stdio: 'ignore' });
  const [code] = await inTime(once(child, 'exit'), RESTART_LIMIT_MS, 'restarting PostgreSQL');
  if (code !== 0) throw new Error(`"${command}" ended with ${code}`);
  const deadline = performance.now() + RESTART_LIMIT_MS;
  while (!(await canConnect(database))) {
    if (performance.now() > deadline) throw new Error('PostgreSQL did not come back');
    await sleep(LOOK_MS);
  }
};

/** Loads something over and over, as a visitor would. Every failure is one that people see. */
const visit = async ({ run, cluster }: Scene, signal: AbortSignal): Promise<void> => {
  const visitor = createPerson(cluster.url);
  while (!signal.aborted) {
    await visitor
      .request('GET', '/api/me')
      .catch((error: unknown) => run.fault(`a request failed during the rolling restart: ${String(error)}`));
    await sleep(REQUEST_MS);
  }
};

export const ROLLING = 'rolling restart';

export const DISTURBANCES: Readonly<Record<string, (scene: Scene) => Promise<void>>> = {
  async 'kill -9'(scene) {
    const node = anyNode(scene);
    await scene.cluster.end(node, 'SIGKILL');
    await scene.cluster.start(node);
  },

  async 'NATS stop'(scene) {
    await scene.cluster.nats.stop();
    await sleep(within(scene, AWAY_MS));
    await scene.cluster.nats.start();
  },

  async 'PostgreSQL restart'(scene) {
    const { cluster, run, stalls, tables } = scene;
    const awayMs = within(scene, AWAY_MS);
    if (run.restartPostgres !== undefined) await restartPostgres(run.restartPostgres, cluster.database);
    else {
      await setReachable(cluster.database, false);
      await sleep(awayMs);
      await setReachable(cluster.database, true);
    }
    stalls.excuse(tables());
  },

  /** Those whose people are all at other nodes have to go on meanwhile. */
  async freeze(scene) {
    const { cluster, stalls, tables } = scene;
    const node = anyNode(scene);
    const thaws = performance.now() + within(scene, FROZEN_MS);
    cluster.freeze(node);
    const looked = tables();
    const reached = await Promise.all(looked.map((table) => isReached(table, PING_MS)));
    await sleep(thaws - performance.now());
    cluster.thaw(node);
    stalls.excuse(looked.filter((_, at) => !reached[at]));
  },

  async [ROLLING](scene) {
    const { run, cluster } = scene;
    const stop = new AbortController();
    const visiting = visit(scene, stop.signal);
    for (let node = 0; node < NODES; node++) {
      const code = await cluster.end(node, 'SIGTERM');
      if (code !== 0) run.fault(`node ${node + 1} stopped with ${code}: ${cluster.output(node)}`);
      await cluster.start(node);
    }
    stop.abort();
    await visiting;
  },
};
