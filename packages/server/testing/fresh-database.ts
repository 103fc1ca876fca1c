/** Empty SQLite files with today's schema, for tests. */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openSqliteStore } from '../store/sqlite/store-sqlite.ts';

/** Migrating a file takes longer than most tests, so a process does it once. */
let upToDate: Promise<Buffer> | undefined;

const make = async (): Promise<Buffer> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'three-spires-fresh-'));
  const file = path.join(folder, 'fresh.db');
  await (await openSqliteStore(file)).close();
  const bytes = readFileSync(file);
  rmSync(folder, { recursive: true });
  return bytes;
};

/** Creates the file unless it already exists. */
export const layDatabase = async (file: string): Promise<void> => {
  if (existsSync(file)) return;
  upToDate ??= make();
  writeFileSync(file, await upToDate, { mode: 0o600 });
};
