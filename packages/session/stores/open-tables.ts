import type { StoredTable } from '../given/store.ts';

export type OpenTableStore = {
  /** Running tables open to everyone with an open seat, excluding those of people blocked either way. */
  openTables(
    viewer: string | undefined,
    wanted: { readonly game?: string | undefined; readonly seenAfter: number },
    limit: number,
  ): Promise<readonly StoredTable[]>;
};
