import {
  type Bounds,
  defineBounds,
  type GeneralBounds,
  InputError,
  problemOf,
  requireBounds,
} from '@three-spires/kernel';
import * as v from 'valibot';
import { SessionError } from './error.ts';

/**
 * Limits on every body, query and message, applied before its schema or a game reads it; games set their own
 * for set-ups.
 */
const MESSAGE_LIMITS: GeneralBounds = {
  depth: 16,
  fields: 4_000,
  items: 4_000,
  text: 4_000,
  number: Number.MAX_SAFE_INTEGER,
  whole: false,
  values: 8_000,
};
const MESSAGE_BOUNDS = defineBounds(MESSAGE_LIMITS);

/** The same for a part of a file with games. */
const FILE_BOUNDS = defineBounds({ ...MESSAGE_LIMITS, depth: 20, items: 4_000, values: 100_000 });

/** Parses an external value with its schema; the error names the first invalid field. */
export const validate = <Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
  size?: 'file',
): v.InferOutput<Schema> => {
  bounded(value, size === 'file' ? FILE_BOUNDS : MESSAGE_BOUNDS);
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

const bounded = (value: unknown, bounds: Bounds): void => {
  try {
    requireBounds(value, bounds);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    throw new SessionError('invalid', 'out-of-bounds', error.message, error.field);
  }
};
