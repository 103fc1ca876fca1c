import type { StoredTable } from '../given/store.ts';

export type OwnTablesStore = {
  /**
   * The tables where a person has a seat, most recently changed first. Includes a running game where a seat
   * that the person gave back is still open.
   */
  tablesOf(person: string, limit: number): Promise<readonly StoredTable[]>;
  /** How many unfinished games a person is seated at. */
  openTablesOf(person: string): Promise<number>;
};
