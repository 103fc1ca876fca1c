import type { Problem, StreamEnd } from '@three-spires/session/protocol';

/** An answer outside 2xx. The message is the server's own sentence; decide by `code`. */
export class ServerProblem extends Error {
  override readonly name = 'ServerProblem';
  readonly status: number;
  readonly code: string;
  readonly field: string | undefined;
  /** How long to wait before the same request can succeed. */
  readonly retryAfterMs: number | undefined;

  constructor({ status, code, detail, field }: Problem, retryAfterMs?: number) {
    super(detail);
    this.status = status;
    this.code = code;
    this.field = field;
    this.retryAfterMs = retryAfterMs;
  }
}

/** The server has ended a stream, and opening it again would not help. */
export class StreamEnded extends Error {
  override readonly name = 'StreamEnded';
  readonly code: string;

  constructor({ code, text }: StreamEnd) {
    super(text);
    this.code = code;
  }
}

/** The problem that an answer tells of; a proxy in between may answer with something else. */
export const problemOf = async (answer: Response): Promise<ServerProblem> => {
  const seconds = Number(answer.headers.get('retry-after') ?? Number.NaN);
  const retryAfterMs = Number.isFinite(seconds) ? 1000 * seconds : undefined;
  const told = (await answer.json().catch(() => undefined)) as Partial<Problem> | undefined;
  const { status, statusText } = answer;
  const problem: Problem = {
    type: told?.type ?? 'about:blank',
    title: told?.title ?? statusText,
    status,
    detail: told?.detail ?? `The server answered ${status} ${statusText}.`,
    code: told?.code ?? 'unknown',
    ...(told?.field === undefined ? {} : { field: told.field }),
  };
  return new ServerProblem(problem, retryAfterMs);
};
