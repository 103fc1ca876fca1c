/** Files of SQLite with today's schema and nothing in them, for tests. */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openSqliteStore } from '../store/sqlite/store-sqlite.ts';

/** Bringing a file up to date takes longer than most tests do, so a process does it once. */
let upToDate: Promise<Buffer> | undefined;

const make = async (): Promise<Buffer> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'three-spires-fresh-'));
  const file = path.join(folder, 'fresh.db');
  await (await openSqliteStore(file)).close();
  const bytes = readFileSync(file);
  rmSync(folder, { recursive: true });
  return bytes;
};

/** Lays a file there unless one is there already. */
export const layDatabase = async (file: string): Promise<void> => {
  if (existsSync(file)) return;
  upToDate ??= make();
  writeFileSync(file, await upToDate, { mode: 0o600 });
};
