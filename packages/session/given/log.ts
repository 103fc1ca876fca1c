/** Where a session reports problems. */
export type Log = {
  warn(text: string): void;
  error(problem: unknown, text?: string): void;
};
