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

/** SQLite takes changes of the schema back with the rest of a transaction, so a migration is done or not at all. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/**
 * Takes the write lock at once: a transaction that has begun never has to be given up for another writer. Only
 * `exec` may meet a lock: a prepared statement that does is left half done by libsql and keeps others from committing.
 */
const begin = (opened: SqliteFile): void => {
  opened.exec('begin immediate');
};

/** A full disk has ended the transaction already. A rollback would fail and hide what really happened. */
const rollBack = (opened: SqliteFile): void => {
  if (opened.inTransaction) opened.exec('rollback');
};

/** Does the work in a transaction, unless one is open that it becomes part of. */
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

/** These change rows, also where they return some. */
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

/** The one connection to the file; operations wait for the one before. */
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
