import type { OperatorError } from '@three-spires/session/protocol';

/** The newest errors in the log, for the operator's page. */
export type ErrorNotes = {
  /** Receives each line of the log as it is written. */
  take(line: string): void;
  newest(): readonly OperatorError[];
};

const KEPT = 20;
const MOST_TEXT = 300;
/** pino writes the level first: 50 is an error, 60 is fatal. */
const IS_ERROR = /^\{"level":[56]0,/;

export const createErrorNotes = (): ErrorNotes => {
  let notes: readonly OperatorError[] = [];
  return {
    take(line) {
      if (IS_ERROR.test(line)) notes = [noteOf(line), ...notes].slice(0, KEPT);
    },
    newest: () => notes,
  };
};

type LogLine = {
  readonly time?: unknown;
  readonly msg?: unknown;
  readonly err?: { readonly message?: unknown };
  readonly table?: unknown;
  readonly reqId?: unknown;
};

const noteOf = (line: string): OperatorError => {
  const { time, msg, err, table, reqId } = JSON.parse(line) as LogLine;
  const parts = [msg, err?.message].filter((part) => typeof part === 'string');
  return {
    at: Number(time),
    text: [...new Set(parts)].join(': ').slice(0, MOST_TEXT),
    ...(typeof table === 'string' ? { table } : {}),
    ...(typeof reqId === 'string' ? { request: reqId } : {}),
  };
};
