import { refuseUnknown } from '../migrate.ts';
import { migrations } from '../schema.ts';
import type { SqliteFile } from './sqlite-file.ts';

/** The migrations a database has been through; undefined for a file without our tables. */
export const stepsOf = (opened: SqliteFile): readonly string[] | undefined => {
  const tables = opened.prepare("select name from sqlite_master where name = 'kysely_migration'").all();
  if (tables.length === 0) return undefined;
  const rows = opened.prepare('select name from kysely_migration order by name').all();
  return (rows as { readonly name: string }[]).map(({ name }) => name);
};

/** The format of this release's databases: the name of the last migration. */
export const storeFormat = async (): Promise<string> =>
  Object.keys(await migrations.getMigrations())
    .sort()
    .at(-1) ?? 'none';

/** Refuses a file with migrations unknown to this release. */
export const refuseNewer = (file: string, opened: SqliteFile): Promise<void> =>
  refuseUnknown(file, stepsOf(opened) ?? [], migrations);
