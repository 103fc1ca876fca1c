/**
 * npm run cluster -- [NODES] [--port PORT] [--database URL] [--nats URL]: runs several servers on one
 * PostgreSQL and one NATS behind a small proxy, for experiments.
 */
import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { giveUp } from '../settings/operator-error.ts';
import { createClusterNodes } from './nodes.ts';
import { readClusterOptions } from './options.ts';
import { createOwnDatabase } from './own-database.ts';
import { startProxy } from './proxy.ts';

const say = (text: string): void => console.log(text);

const answers = (url: string): Promise<boolean> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port || 4222), hostname);
    const end = (isThere: boolean) => () => {
      socket.destroy();
      resolve(isThere);
    };
    socket.setTimeout(2_000, end(false));
    socket.on('connect', end(true));
    socket.on('error', end(false));
  });

const run = async (): Promise<void> => {
  const options = readClusterOptions(process.argv.slice(2));
  const id = randomBytes(4).toString('hex');
  const own =
    options.database === undefined
      ? await createOwnDatabase(options.server, `three_spires_cluster_${id}`)
      : undefined;
  const database = own?.url ?? options.database ?? '';
  say(
    own === undefined
      ? `uses ${new URL(database).pathname.slice(1)}`
      : `made the database ${new URL(database).pathname.slice(1)}`,
  );
  const hasNats = await answers(options.nats);
  say(hasNats ? `NATS at ${options.nats}` : `no NATS at ${options.nats}: messages go over PostgreSQL`);
  const nodes = createClusterNodes({
    say,
    env: {
      DATABASE_URL: database,
      SECRET: randomBytes(32).toString('hex'),
      TRUST_PROXY: 'loopback',
      LOG_LEVEL: process.env.LOG_LEVEL || 'info',
      ...(hasNats ? { NATS_URL: options.nats, NATS_SUBJECT: `three-spires-cluster-${id}` } : {}),
    },
  });
  let proxy: Awaited<ReturnType<typeof startProxy>> | undefined;
  let isStopping = false;
  const stop = async (): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    say('stopping');
    await nodes.stop();
    await proxy?.close();
    await own?.drop();
    if (own !== undefined) say('dropped the database');
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => void stop().then(() => process.exit(0), giveUp));
  try {
    say('the first node starts, and builds the server where it has changed');
    await nodes.start('node-1');
    const others = Array.from({ length: options.count - 1 }, (_, at) => nodes.start(`node-${at + 2}`));
    await Promise.all(others);
    proxy = await startProxy({ port: options.port, nodes: nodes.addresses, say });
    say(`${options.count} nodes are at http://localhost:${proxy.port} (Ctrl-C stops them)`);
  } catch (error) {
    await stop();
    throw error;
  }
};

await run().catch(giveUp);
