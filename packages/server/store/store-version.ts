import { OperatorError } from '../settings/operator-error.ts';
import type { SqliteFile } from './sqlite-file.ts';
import { migrations } from './store-schema.ts';

/** The steps that have brought a database to where it is; undefined for a file that has none of our tables. */
export const stepsOf = (opened: SqliteFile): readonly string[] | undefined => {
  const tables = opened.prepare("select name from sqlite_master where name = 'kysely_migration'").all();
  if (tables.length === 0) return undefined;
  const rows = opened.prepare('select name from kysely_migration order by name').all();
  return (rows as { readonly name: string }[]).map(({ name }) => name);
};

/** Refuses a database with migrations that this release does not know. */
export const refuseNewer = async (file: string, opened: SqliteFile): Promise<void> => {
  const known = await migrations.getMigrations();
  const unknown = (stepsOf(opened) ?? []).filter((name) => !Object.hasOwn(known, name));
  if (unknown.length === 0) return;
  throw new OperatorError(
    `${file} was written by a newer version of Three Spires (${unknown.join(', ')}). Update Three Spires, or restore a backup that is as old as this version.`,
  );
};
