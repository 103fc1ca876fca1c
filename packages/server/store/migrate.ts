import { type Kysely, type MigrationProvider, Migrator } from 'kysely';
import { OperatorError } from '../settings/operator-error.ts';
import type { Database } from './schema.ts';

/**
 * Migrates a database to today's schema, completely or not at all. `schema` is the PostgreSQL schema that
 * contains everything. Errors that `isTrouble` accepts say what is wrong with the storage: they are rethrown
 * unchanged.
 */
export const migrate = async (
  db: Kysely<Database>,
  provider: MigrationProvider,
  isTrouble: (error: unknown) => boolean,
  schema?: string,
): Promise<void> => {
  const where = schema === undefined ? {} : { migrationTableSchema: schema };
  const { error } = await new Migrator({ db, provider, ...where }).migrateToLatest();
  if (error === undefined) return;
  throw isTrouble(error)
    ? error
    : new Error('the database could not be brought up to date', { cause: error });
};

/**
 * Refuses a database with migrations unknown to this release. `name` is the operator's name for the database.
 */
export const refuseUnknown = async (
  name: string,
  steps: readonly string[],
  provider: MigrationProvider,
): Promise<void> => {
  const known = await provider.getMigrations();
  const unknown = steps.filter((step) => !Object.hasOwn(known, step));
  if (unknown.length === 0) return;
  throw new OperatorError(
    `${name} was written by a newer version of Three Spires (${unknown.join(', ')}). Update Three Spires, or restore a backup that is as old as this version.`,
  );
};
