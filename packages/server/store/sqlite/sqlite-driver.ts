import { createLanes } from '@three-spires/session';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteDialect,
} from 'kysely';
import type { SqliteFile } from './sqlite-file.ts';

/** SQLite rolls back schema changes too, so a migration is applied completely or not at all. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/**
 * Takes the write lock at once, so a running transaction never has to yield to another writer. Only `exec`
 * may meet a lock: libsql leaves a prepared statement that does half done, which keeps others from
 * committing.
 */
const begin = (opened: SqliteFile): void => {
  opened.exec('begin immediate');
};

/** A full disk has already ended the transaction. A rollback would fail and hide the real error. */
const rollBack = (opened: SqliteFile): void => {
  if (opened.inTransaction) opened.exec('rollback');
};

/** Runs the work in a transaction, or as part of an open one. */
export const inTransaction = <Result>(opened: SqliteFile, work: () => Result): Result => {
  if (opened.inTransaction) return work();
  begin(opened);
  try {
    const result = work();
    opened.exec('commit');
    return result;
  } catch (error) {
    rollBack(opened);
    throw error;
  }
};

/** These change rows, even if they also return some. */
const CHANGES: ReadonlySet<string> = new Set(['InsertQueryNode', 'UpdateQueryNode', 'DeleteQueryNode']);

const connectionTo = (opened: SqliteFile): DatabaseConnection => ({
  async executeQuery<Row>({ sql, parameters, query }: CompiledQuery): Promise<QueryResult<Row>> {
    const statement = opened.prepare(sql);
    if (statement.reader) {
      const read = (): Row[] => statement.all([...parameters]) as Row[];
      return { rows: CHANGES.has(query.kind) ? inTransaction(opened, read) : read() };
    }
    const { changes } = inTransaction(opened, () => statement.run([...parameters]));
    return { rows: [], numAffectedRows: BigInt(changes) };
  },
  streamQuery() {
    throw new Error('nothing is streamed from SQLite');
  },
});

/** The only connection to the file; each operation waits for the previous one. */
const driverFor = (opened: SqliteFile): Driver => {
  const connection = connectionTo(opened);
  const inLane = createLanes();
  let release: () => void = () => undefined;
  return {
    init: async () => undefined,
    acquireConnection: () =>
      new Promise((resolve) => {
        void inLane(
          '',
          () =>
            new Promise<void>((done) => {
              release = done;
              resolve(connection);
            }),
        );
      }),
    releaseConnection: async () => release(),
    beginTransaction: async () => begin(opened),
    commitTransaction: async () => {
      opened.exec('commit');
    },
    rollbackTransaction: async () => rollBack(opened),
    destroy: async () => {
      opened.close();
    },
  };
};

export const queryBuilder = <Tables>(opened: SqliteFile): Kysely<Tables> => {
  const standard = new SqliteDialect({ database: opened });
  const dialect: Dialect = {
    createDriver: () => driverFor(opened),
    createAdapter: () => new TransactionalAdapter(),
    createQueryCompiler: () => standard.createQueryCompiler(),
    createIntrospector: (db) => standard.createIntrospector(db),
  };
  return new Kysely<Tables>({ dialect });
};
