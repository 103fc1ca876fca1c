import type { StoredPerson } from '../given/store.ts';

/** What a person tells the operator about another, with the last lines of the chat. */
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

/** Whom people do not want to meet, and what they report. */
export type BlockStore = {
  /** Those whom a person has blocked, the last one first. */
  blocksOf(person: string, limit: number): Promise<readonly StoredPerson[]>;
  /** False when there are `limit` already. */
  addBlock(person: string, blocked: string, at: number, limit: number): Promise<boolean>;
  removeBlock(person: string, blocked: string): Promise<void>;
  personNamed(id: string): Promise<StoredPerson | undefined>;

  /** Whether a person has ever held a seat at a table, or said something there. */
  tookPart(table: string, person: string): Promise<boolean>;
  /**
   * Adds a report in place of the last one of this reporter about this person at this table, and deletes those from before a
   * time. Where there are `most`, one goes of the address that has sent most of them: nobody fills it for others.
   */
  addReport(
    report: Report,
    keeping: { readonly place: string; readonly keptAfter: number; readonly most: number },
  ): Promise<void>;
  /** Reports after a time, of one person or from one address. */
  countReports(
    after: number,
    by: { readonly reporter: string } | { readonly place: string },
  ): Promise<number>;
  /** The newest first. */
  reports(limit: number): Promise<readonly Report[]>;
};
