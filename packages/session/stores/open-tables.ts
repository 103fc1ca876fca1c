import type { StoredTable } from '../given/store.ts';

/** Tables that are open to everyone. */
export type OpenTableStore = {
  /** Running tables that are open to everyone and have an open seat, without those of people blocked either way. */
  openTables(
    viewer: string | undefined,
    wanted: { readonly game?: string | undefined; readonly seenAfter: number },
    limit: number,
  ): Promise<readonly StoredTable[]>;
};
