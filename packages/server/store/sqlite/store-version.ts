import { OperatorError } from '../../settings/operator-error.ts';
import { refuseUnknown } from '../migrate.ts';
import { migrations } from '../migrations.ts';
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

/** The migration of the oldest files that can be read. */
const OLDEST = '007-outside';

/** Refuses a file with migrations unknown to this release, or from before the oldest known release. */
export const refuseUnreadable = async (file: string, opened: SqliteFile): Promise<void> => {
  const steps = stepsOf(opened) ?? [];
  if (steps.length > 0 && !steps.includes(OLDEST))
    throw new OperatorError(
      `${file} was written before the first release of Three Spires and cannot be read.`,
    );
  await refuseUnknown(file, steps, migrations);
};
