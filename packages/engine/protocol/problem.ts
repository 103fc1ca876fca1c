/** What the engine answers when it cannot do what a line asks. */
import { InputError, problemOf } from '@three-spires/kernel';
import * as v from 'valibot';

export type Problem = {
  readonly ok: false;
  readonly error: string;
  /** The field that is wrong. */
  readonly field?: string;
  readonly message: string;
  /** The rule that forbids a move. */
  readonly rule?: string;
};

/** A move that the rules refuse. */
export class RefusedError extends InputError {
  readonly code: string;
  readonly rule: string | undefined;

  constructor(message: string, code: string, rule: string | undefined) {
    super(message, 'move');
    this.code = code;
    this.rule = rule;
  }
}

export const problemFrom = (error: unknown): Problem => {
  if (error instanceof RefusedError)
    return {
      ok: false,
      error: error.code,
      field: 'move',
      message: error.message,
      ...(error.rule === undefined ? {} : { rule: error.rule }),
    };
  if (error instanceof InputError)
    return {
      ok: false,
      error: 'bad-field',
      ...(error.field === undefined ? {} : { field: error.field }),
      message: error.message,
    };
  const message = error instanceof Error ? error.message : String(error);
  return { ok: false, error: 'failed', message: `the rules failed: ${message}` };
};

/** Parses fields; throws an InputError that names the first one that is wrong. */
export const readFields = <Schema extends v.GenericSchema>(
  schema: Schema,
  fields: unknown,
): v.InferOutput<Schema> => {
  const read = v.safeParse(schema, fields);
  if (read.success) return read.output;
  const [issue] = read.issues;
  const path = v.getDotPath(issue) ?? 'request';
  const field = path.length > 60 ? `${path.slice(0, 60)}…` : path;
  throw new InputError(`${field}: ${problemOf(issue)}`, field);
};

/** Does something with a field whose own errors do not say which one it is. */
export const within = <Value>(field: string, read: () => Value): Value => {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof InputError) || error.field === field) throw error;
    throw new InputError(
      error.message.startsWith(field) ? error.message : `${field}: ${error.message}`,
      field,
    );
  }
};
