import { defineBounds, InputError, problemOf, requireBounds } from '@three-spires/kernel';
import * as v from 'valibot';
import { SessionError } from './error.ts';

/**
 * Limits on every body, query and message, applied before its schema or a game reads it; games set their own
 * for set-ups.
 */
const MESSAGE_BOUNDS = defineBounds({
  depth: 16,
  fields: 4_000,
  items: 4_000,
  text: 4_000,
  number: Number.MAX_SAFE_INTEGER,
  whole: false,
  values: 8_000,
});

/** Parses an external value with its schema; the error names the first invalid field. */
export const validate = <Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): v.InferOutput<Schema> => {
  bounded(value);
  const result = v.safeParse(schema, value, { abortEarly: true });
  if (result.success) return result.output;
  const [issue] = result.issues;
  const field = v.getDotPath(issue) ?? undefined;
  throw new SessionError(
    'invalid',
    'bad-request',
    field ? `${field}: ${problemOf(issue)}` : `The request ${problemOf(issue)}.`,
    field,
  );
};

const bounded = (value: unknown): void => {
  try {
    requireBounds(value, MESSAGE_BOUNDS);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    throw new SessionError('invalid', 'out-of-bounds', error.message, error.field);
  }
};
