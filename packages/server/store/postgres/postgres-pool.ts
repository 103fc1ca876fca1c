import pg from 'pg';
import type { Link, Links } from './postgres-driver.ts';
import { hasAnswered, Undone } from './postgres-trouble.ts';

/** A server's connections to its database. Each costs the database some megabytes. */
const CONNECTIONS = 10;
/** How long opening a connection, or waiting for a free one, may take. */
const CONNECT_MS = 4_000;

/**
 * Timeouts. The database gives up first; the client's timeouts are for a network that has failed, when not
 * even that error arrives.
 */
const STATEMENT_MS = 15_000;
const SILENCE_MS = STATEMENT_MS + 5_000;
/** How long a statement waits for a row locked by another transaction. */
const LOCK_MS = 5_000;
/** A process that stalls in the middle of a transaction must not block others for longer. */
const IDLE_MS = 10_000;

/** PostgreSQL type numbers. */
const INT8 = 20;

/** Counts and times in milliseconds are far below the largest exact number. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === INT8 ? Number : pg.types.getTypeParser(oid, format as 'text'),
};

/**
 * `quick` for a server with users; `unhurried` for a migration or a full copy, which may take as long as it
 * needs.
 */
export const openPool = (url: string, pace: 'quick' | 'unhurried'): Links => {
  const limits = {
    statement_timeout: STATEMENT_MS,
    lock_timeout: LOCK_MS,
    query_timeout: SILENCE_MS,
    idle_in_transaction_session_timeout: IDLE_MS,
  };
  const pool = new pg.Pool({
    connectionString: url,
    fallback_application_name: 'three-spires',
    max: pace === 'quick' ? CONNECTIONS : 1,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    types,
    ...(pace === 'quick' ? limits : {}),
  });
  // An idle connection was lost, and the pool has dropped it. One in use fails at its next statement.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return {
    async acquire() {
      try {
        return linkOf(await pool.connect());
      } catch (error) {
        throw new Undone(error);
      }
    },
    close: () => pool.end(),
  };
};

const linkOf = (client: pg.PoolClient): Link => {
  let isBroken = false;
  return {
    async query(text, parameters, name) {
      try {
        const values = [...parameters];
        const query = name === undefined ? { text, values } : { text, values, name };
        const { rows, command, rowCount } = await client.query(query);
        return { rows, command, affected: rowCount ?? 0 };
      } catch (error) {
        // Without an answer from the database, the state of the connection is unknown.
        if (!hasAnswered(error)) isBroken = true;
        throw error;
      }
    },
    release: (broken) => client.release(isBroken || broken === true),
  };
};
