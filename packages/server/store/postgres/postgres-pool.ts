import pg from 'pg';
import type { Link, Links } from './postgres-driver.ts';
import { hasAnswered, Undone } from './postgres-trouble.ts';

/** Connections of a server to its database. Each costs the database some megabytes. */
const CONNECTIONS = 10;
/** How long a connection may take to come about, or to become free. */
const CONNECT_MS = 4_000;

/**
 * How long things may take. The database gives up first; the client gives up where not even that is heard, because the
 * network has gone.
 */
const STATEMENT_MS = 15_000;
const SILENCE_MS = STATEMENT_MS + 5_000;
/** How long a statement waits for a row that another transaction holds. */
const LOCK_MS = 5_000;
/** A process that stops in the middle of a transaction must not hold others up for longer. */
const IDLE_MS = 10_000;

/** Type numbers of PostgreSQL. */
const INT8 = 20;

/** Counts and times in milliseconds are far below what a number holds exactly. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === INT8 ? Number : pg.types.getTypeParser(oid, format as 'text'),
};

/** For a server that is used by people; a migration or a copy of everything may take `unhurried` as long as it needs. */
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
  // An idle connection was lost, and the pool has forgotten it. One that is in use fails at its next statement.
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
        // Without an answer of the database nobody knows in what state the connection is.
        if (!hasAnswered(error)) isBroken = true;
        throw error;
      }
    },
    release: (broken) => client.release(isBroken || broken === true),
  };
};
