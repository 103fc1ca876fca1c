import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import { isLost, Undone } from './postgres-trouble.ts';

/** The result of a statement. `command` is its first word in capitals. */
export type Answer = {
  readonly rows: readonly unknown[];
  readonly command: string;
  readonly affected: number;
};

/** A PostgreSQL connection, reserved for its holder until it is released. */
export type Link = {
  /** A named statement is prepared once per connection. */
  query(text: string, parameters: readonly unknown[], name?: string): Promise<Answer>;
  /** A `broken` connection is not reused. */
  release(broken?: boolean): void;
};

/** The source of connections: a server, or PostgreSQL within this process. */
export type Links = {
  acquire(): Promise<Link>;
  close(): Promise<void>;
};

const READS = /^\s*select\b/i;
const CHANGES = new Set(['INSERT', 'UPDATE', 'DELETE']);

class LinkConnection implements DatabaseConnection {
  readonly link: Link;
  isBroken = false;
  /** A transaction that loses its connection is rolled back, unless it was being committed. */
  isInTransaction = false;

  constructor(link: Link) {
    this.link = link;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const ask = () => this.link.query(sql, parameters.map(storable));
    const { rows, command, affected } = await (this.isInTransaction || READS.test(sql)
      ? orUndone(ask)
      : ask());
    return {
      rows: rows as Row[],
      ...(CHANGES.has(command) ? { numAffectedRows: BigInt(affected) } : {}),
    };
  }

  streamQuery(): never {
    throw new Error('nothing is streamed from PostgreSQL');
  }
}

/** PostgreSQL accepts neither NUL nor lone surrogates, which SQLite does; nobody can type them. */
export const storable = (value: unknown): unknown =>
  typeof value === 'string' ? value.replace(/\p{Surrogate}/gu, '\uFFFD').replaceAll('\0', '\uFFFD') : value;

/** For work that stores nothing by itself. */
export const orUndone = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  try {
    return await work();
  } catch (error) {
    throw isLost(error) ? new Undone(error) : error;
  }
};

const driverOver = (links: Links): Driver => {
  const command = async (connection: DatabaseConnection, text: string): Promise<string> =>
    (await (connection as LinkConnection).link.query(text, [])).command;
  return {
    init: async () => undefined,
    acquireConnection: async () => new LinkConnection(await links.acquire()),
    releaseConnection: async (connection) => {
      const { link, isBroken } = connection as LinkConnection;
      link.release(isBroken);
    },
    beginTransaction: async (connection) => {
      await orUndone(() => command(connection, 'begin'));
      (connection as LinkConnection).isInTransaction = true;
    },
    commitTransaction: async (connection) => {
      (connection as LinkConnection).isInTransaction = false;
      const done = await command(connection, 'commit');
      if (done !== 'COMMIT') throw new Error(`the transaction was not committed (${done})`);
    },
    async rollbackTransaction(connection) {
      (connection as LinkConnection).isInTransaction = false;
      try {
        await command(connection, 'rollback');
      } catch {
        // The server rolls back when it loses a connection. Report the error that led here instead.
        (connection as LinkConnection).isBroken = true;
      }
    },
    destroy: () => links.close(),
  };
};

export const postgresBuilder = <Tables>(links: Links): Kysely<Tables> => {
  const dialect: Dialect = {
    createDriver: () => driverOver(links),
    createAdapter: () => new PostgresAdapter(),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createIntrospector: (db) => new PostgresIntrospector(db),
  };
  return new Kysely<Tables>({ dialect });
};
