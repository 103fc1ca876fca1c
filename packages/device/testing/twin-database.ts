import type { Change, Database, KeptRow } from '../keeping/database.ts';

export type TwinDatabase = Database & {
  /** From now on writing fails with this, if anything. */
  failWith(error: Error | undefined): void;
  rows(): readonly KeptRow[];
};

/** A database in memory, which outlives the stores that are opened on it. */
export const createTwinDatabase = (): TwinDatabase => {
  const rows = new Map<string, KeptRow>();
  let failure: Error | undefined;
  const put = (change: Change): void => {
    const id = `${change.kind} ${change.key}`;
    if (change.row === undefined) rows.delete(id);
    else rows.set(id, structuredClone(change) as KeptRow);
  };
  return {
    readAll: async () => structuredClone([...rows.values()]).reverse(),
    async write(changes) {
      await undefined;
      if (failure !== undefined) throw failure;
      changes.forEach(put);
    },
    close: () => undefined,
    failWith(error) {
      failure = error;
    },
    rows: () => [...rows.values()],
  };
};
