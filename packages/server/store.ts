import type { LogEntry, Outcome, Seat, SeatSet } from '@three-spires/kernel';

export type StoredPerson = { readonly id: string; readonly name: string };

export type NewPerson = StoredPerson & { readonly tokenHash: string; readonly createdAt: number };

export type StoredSeat = { readonly seat: Seat; readonly person?: string; readonly name?: string };

/** Where a game stands, for lists: follows from the log, kept beside it so that nothing is replayed. */
export type Standing = {
  readonly lastSeq: number;
  readonly changedAt: number;
  readonly deciding: SeatSet;
  readonly outcome?: Outcome;
};

export type StoredTable = Standing & {
  readonly id: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly contentHash: string;
  readonly setup: unknown;
  readonly seed: string;
  readonly invite: string;
  readonly createdAt: number;
  readonly seats: readonly StoredSeat[];
};

/** An entry of the log with the command that asked for it. */
export type StoredEntry = { readonly entry: LogEntry; readonly command: string; readonly person: string };

export type StoredSnapshot = { readonly seq: number; readonly state: unknown; readonly hash: string };

/** One entry and what changes with it: all of it is stored, or nothing. */
export type Addition = {
  readonly stored: StoredEntry;
  readonly standing: Standing;
  readonly snapshot?: StoredSnapshot;
};

/**
 * The durable truth. The log is only ever added to, and `(table, seq)` and `(table, command)` are unique, so
 * however many writers there are, a game has one history. What a promise of this type has fulfilled survives
 * a crash. The table's id comes first everywhere, so that tables can be spread over several databases.
 */
export type Store = {
  addPerson(person: NewPerson): Promise<void>;
  personByToken(tokenHash: string): Promise<StoredPerson | undefined>;
  renamePerson(id: string, name: string): Promise<void>;

  addTable(table: StoredTable): Promise<void>;
  tableById(table: string): Promise<StoredTable | undefined>;
  /** The tables where a person has a seat, the one that changed last first. */
  tablesOf(person: string, limit: number): Promise<readonly StoredTable[]>;
  /** False when somebody else was faster. */
  takeSeat(table: string, seat: Seat, person: string): Promise<boolean>;

  entriesOf(table: string): Promise<readonly StoredEntry[]>;
  snapshotsOf(table: string): Promise<readonly number[]>;
  snapshotAt(table: string, seq: number): Promise<StoredSnapshot | undefined>;
  /** False when the number or the command is taken: another writer was faster, so load again. */
  append(table: string, addition: Addition): Promise<boolean>;

  close(): Promise<void>;
};
