import { createRequire } from 'node:module';
import path from 'node:path';

const DAY_MS = 24 * 3600 * 1000;

type Opened = { exec(statement: string): void; close(): void };
type Libsql = new (file: string, options: { readonly timeout: number }) => Opened;

/** The server's own driver: tests in the browser import nothing of the server. */
const Driver: Libsql = createRequire(new URL('../../packages/server/package.json', import.meta.url))(
  'libsql',
);

/** Everybody who is known to the server of this folder has come a day earlier than they did. */
export const comeEarlier = (dataDir: string): void => {
  const database = new Driver(path.join(dataDir, 'three-spires.db'), { timeout: 30_000 });
  database.exec(`update person set created_at = created_at - ${DAY_MS}`);
  database.close();
};
