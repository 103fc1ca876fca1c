import path from 'node:path';
import { StoreError } from '@three-spires/session';
import { OperatorError } from '../settings/operator-error.ts';
import type { StoreObserver } from './observer.ts';
import { DATABASE } from './sqlite/sqlite-file.ts';
import { openSqliteStore, type SqliteOptions } from './sqlite/store-sqlite.ts';
import type { Store } from './store.ts';

type Where = { readonly databaseUrl?: string; readonly dataDir: string };
type Options = { readonly observer?: StoreObserver } & Pick<SqliteOptions, 'checkpointMs'>;

/** Opens the database of the settings. An unusable database is reported now, not at the first move. */
export const openStore = async ({ databaseUrl, dataDir }: Where, options: Options = {}): Promise<Store> => {
  const { observer } = options;
  if (databaseUrl !== undefined) {
    // Loaded on demand: most servers have no PostgreSQL.
    const { openPostgresStore, shownUrl } = await import('./postgres/store-postgres.ts');
    return checked(`DATABASE_URL: ${shownUrl(databaseUrl)}`, () =>
      openPostgresStore(databaseUrl, observer === undefined ? {} : { observer }),
    );
  }
  const file = path.join(dataDir, DATABASE);
  return checked(file, () => openSqliteStore(file, options));
};

const checked = async (name: string, open: () => Promise<Store>): Promise<Store> => {
  try {
    const store = await open();
    await store.check();
    return store;
  } catch (error) {
    throw error instanceof StoreError ? new OperatorError(`${name}: ${await reasonOf(error)}`) : error;
  }
};

/** Why PostgreSQL cannot be reached: a wrong password, no such database, no connection. */
const reasonOf = async (error: StoreError): Promise<string> => {
  const { message, trouble, cause } = error;
  if (trouble !== 'away' || !(cause instanceof Error)) return message;
  const { refusalOf } = await import('./postgres/postgres-trouble.ts');
  return refusalOf(error) ?? `${message} (${cause.message || 'no answer'})`;
};
