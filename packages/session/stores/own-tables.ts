import type { StoredTable } from '../given/store.ts';

/** The tables of a person. */
export type OwnTablesStore = {
  /**
   * The tables where a person has a seat, the one that changed last first. A running game counts too where a seat that
   * the person gave back is still open.
   */
  tablesOf(person: string, limit: number): Promise<readonly StoredTable[]>;
  /** How many unfinished games a person sits at. */
  openTablesOf(person: string): Promise<number>;
};
