/**
 * Accounts for thread time and writes to the store. The thread does one thing at a time, so at any moment it
 * bills one person or nobody.
 */
export type Costs = {
  /** Bills this person until the thread turns to something else. */
  bill(person: string): void;
  /** Does work at a person's expense, then restores the previous payer. */
  charge<Result>(person: string, work: () => Result): Result;
  /** Remembers the current payer. The returned function restores them after a wait. */
  hold(): () => void;
  /** Bills time spent elsewhere, in milliseconds, to the current payer. */
  spent(ms: number): void;
  /** Bills bytes written for a person. */
  wrote(person: string, bytes: number): void;
  /** The group of people at the same address, as far as known. */
  groupOf(person: string): string;
  /** Milliseconds until a person has paid their debt; 0 if they owe nothing. */
  debtMs(person: string): number;
};

/** For a session without cost accounting. */
export const FREE: Costs = {
  bill: () => undefined,
  charge: (_, work) => work(),
  hold: () => () => undefined,
  spent: () => undefined,
  wrote: () => undefined,
  groupOf: (person) => person,
  debtMs: () => 0,
};
