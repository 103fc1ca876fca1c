/**
 * Every answer outside 2xx to a program, as `application/problem+json` (RFC 9457). Requests with an access
 * token and those that accept this type get it; pages get `ErrorAnswer`.
 */
export type Problem = {
  /** Names the kind of problem by its code, relative to the server. */
  readonly type: string;
  /** The HTTP status in words. */
  readonly title: string;
  readonly status: number;
  /** A sentence for people. */
  readonly detail: string;
  /** What to decide by. */
  readonly code: string;
  /** The invalid part of the request. */
  readonly field?: string;
};
