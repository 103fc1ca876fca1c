import type { StoredPerson } from '../given/store.ts';

/** A person's report about another to the operator, with the last lines of the chat. */
export type Report = {
  readonly id: string;
  readonly at: number;
  readonly table: string;
  readonly reporter: StoredPerson;
  readonly about: StoredPerson;
  readonly reason: string;
  readonly words: string;
  readonly lines: readonly { readonly name: string; readonly person: string; readonly said: unknown }[];
};

/** Blocks and reports between people. */
export type BlockStore = {
  /** Whom a person has blocked, most recent first. */
  blocksOf(person: string, limit: number): Promise<readonly StoredPerson[]>;
  /** False when there are already `limit`. */
  addBlock(person: string, blocked: string, at: number, limit: number): Promise<boolean>;
  removeBlock(person: string, blocked: string): Promise<void>;
  personNamed(id: string): Promise<StoredPerson | undefined>;

  /** Whether a person has ever held a seat at a table or written in its chat. */
  tookPart(table: string, person: string): Promise<boolean>;
  /**
   * Adds a report, replacing this reporter's last one about this person at this table, and deletes reports
   * older than a time. When there are `most`, evicts one from the address with the most reports, so that
   * nobody can crowd out others.
   */
  addReport(
    report: Report,
    keeping: { readonly place: string; readonly keptAfter: number; readonly most: number },
  ): Promise<void>;
  /** Reports since a time, from one person or from one address. */
  countReports(
    after: number,
    by: { readonly reporter: string } | { readonly place: string },
  ): Promise<number>;
  /** The newest first. */
  reports(limit: number): Promise<readonly Report[]>;
};
