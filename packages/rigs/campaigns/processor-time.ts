/** Processor time of other processes, as Linux counts it. Elsewhere it is not known. */
import { readdirSync, readFileSync } from 'node:fs';
import pg from 'pg';

/** Linux shows processor time in hundredths of a second on every machine that Node runs on. */
const TICKS_PER_SECOND = 100;

type Stat = { readonly parent: number; readonly ownS: number; readonly endedChildrenS: number };

/** The fields behind the name, which may hold anything, are numbers: `man 5 proc`. */
const statOf = (pid: number): Stat | undefined => {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'latin1');
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const seconds = (...at: readonly number[]): number =>
      at.reduce((sum, each) => sum + (fields[each] ?? 0), 0) / TICKS_PER_SECOND;
    return { parent: fields[1] ?? 0, ownS: seconds(11, 12), endedChildrenS: seconds(13, 14) };
  } catch {
    return undefined;
  }
};

/** Seconds that these processes have used so far; NaN where that is not known. */
export const secondsOf = (pids: readonly number[]): number =>
  pids.reduce((sum, pid) => sum + (statOf(pid)?.ownS ?? Number.NaN), 0);

/** Seconds that a process, its children and those of them that have ended have used so far. */
export const secondsOfFamily = (pid: number): number => {
  const all = readdirSync('/proc').map(Number).filter(Number.isInteger);
  const own = statOf(pid);
  const children = all.map(statOf).filter((stat) => stat?.parent === pid);
  return children.reduce(
    (sum, child) => sum + (child?.ownS ?? 0),
    secondsOf([pid]) + (own?.endedChildrenS ?? 0),
  );
};

/** The process of a PostgreSQL server on this machine: the parent of the one that serves a connection. */
export const postgresProcess = async (database: string): Promise<number | undefined> => {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  try {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    return statOf(rows[0]?.pid ?? 0)?.parent;
  } finally {
    await client.end();
  }
};
