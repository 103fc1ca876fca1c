/** Where a session reports problems and what it does on its own initiative. */
export type Log = {
  info(text: string): void;
  warn(text: string): void;
  error(problem: unknown, text?: string): void;
  /** A child logger for one table, which adds the table's id as a field. */
  child(about: { readonly table: string }): Log;
};
