import type pg from 'pg';
import type { BusLog, OpenBus } from './carrier.ts';
import { createLinkedBus, type Link } from './linked-bus.ts';

const CHANNEL = 'three_spires';
/** PostgreSQL's limit is just under 8,000 bytes. */
const MOST_BYTES = 7_900;
const LIMIT_MS = 5_000;
/** How often to check that a silent connection still works. */
const PING_MS = 10_000;

type PostgresOptions = { readonly url: string; readonly log: BusLog };

/**
 * LISTEN and NOTIFY on a dedicated connection. The channel belongs to the database, so to one set of nodes.
 */
export const openPostgresBus = ({ url, log }: PostgresOptions): OpenBus =>
  createLinkedBus({
    name: 'the bus of PostgreSQL',
    mostBytes: MOST_BYTES,
    log,
    async connect(deliver) {
      // Loaded on demand: most servers have no PostgreSQL.
      const { Client } = (await import('pg')).default;
      const client = new Client({
        connectionString: url,
        connectionTimeoutMillis: LIMIT_MS,
        query_timeout: LIMIT_MS,
        keepAlive: true,
        application_name: 'three-spires bus',
      });
      // Without a listener, an error would end the process.
      const link = linkOver(client);
      try {
        await client.connect();
        client.on('notification', ({ payload }) => deliver(payload ?? ''));
        await client.query(`listen ${CHANNEL}`);
      } catch (error) {
        await link.close();
        throw error;
      }
      return link;
    },
  });

const linkOver = (client: pg.Client): Link => {
  let over: (why: string) => void = () => undefined;
  const ended = new Promise<string>((resolve) => {
    over = resolve;
  });
  const close = async (): Promise<void> => {
    clearInterval(pulse);
    over('the connection was closed');
    // A hung connection would not answer a goodbye either.
    await Promise.race([client.end().catch(() => undefined), new Promise((end) => setTimeout(end, 1_000))]);
  };
  const pulse = setInterval(() => {
    client.query('select 1').catch(() => void close());
  }, PING_MS);
  pulse.unref();
  client.on('error', (error) => {
    over(error.message);
    void close();
  });
  client.on('end', () => {
    clearInterval(pulse);
    over('the connection was closed');
  });
  return {
    async send(text) {
      await client.query('select pg_notify($1, $2)', [CHANNEL, text]);
    },
    ended,
    close,
  };
};
