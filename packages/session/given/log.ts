/** Where a session says what went wrong. */
export type Log = {
  info(about: object, text: string): void;
  warn(text: string): void;
  error(problem: unknown, text?: string): void;
};
