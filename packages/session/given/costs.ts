/**
 * Who pays for the time of the thread and for what is written to the store. The thread does one thing at a time, so at
 * any moment one person pays, or nobody.
 */
export type Costs = {
  /** From here until the thread turns to something else, this person pays. */
  bill(person: string): void;
  /** Does something at a person's expense. Afterwards the payer before pays again. */
  charge<Result>(person: string, work: () => Result): Result;
  /** Remembers who pays now. The function it returns lets them pay again, after a wait. */
  hold(): () => void;
  /** Charges time that was spent elsewhere, in milliseconds, to the current payer. */
  spent(ms: number): void;
  /** Charges what was written for a person. */
  wrote(person: string, bytes: number): void;
  /** People of the same group come from the same address, as far as is known. */
  groupOf(person: string): string;
  /** Milliseconds until a person has paid what they owe; 0 where they owe nothing. */
  debtMs(person: string): number;
};

/** For a session that nobody has to pay for. */
export const FREE: Costs = {
  bill: () => undefined,
  charge: (_, work) => work(),
  hold: () => () => undefined,
  spent: () => undefined,
  wrote: () => undefined,
  groupOf: (person) => person,
  debtMs: () => 0,
};
