/** Where a session reports what it does of its own accord, and problems. */
export type Log = {
  info(text: string): void;
  warn(text: string): void;
  error(problem: unknown, text?: string): void;
};
