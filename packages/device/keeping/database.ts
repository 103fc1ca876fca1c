/** Where the rows of this device are kept between visits. */

/** A row with its kind and key; `at` is its place in the order of insertion. */
export type KeptRow = {
  readonly kind: string;
  readonly key: string;
  readonly at: number;
  readonly row: object;
};

/** A row that was stored, or the key of one that was removed. */
export type Change = Pick<KeptRow, 'kind' | 'key'> & Partial<Pick<KeptRow, 'at' | 'row'>>;

export type Database = {
  /** In any order. */
  readAll(): Promise<readonly KeptRow[]>;
  /** Stores all changes or none. Fulfilled once they survive the end of the browser. */
  write(changes: readonly Change[]): Promise<void>;
  close(): void;
};
