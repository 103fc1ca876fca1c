/** Where a session reports what it does of its own accord, and problems. */
export type Log = {
  info(text: string): void;
  warn(text: string): void;
  error(problem: unknown, text?: string): void;
  /** The same log for lines about one table, which carry its id as a field. */
  child(about: { readonly table: string }): Log;
};
