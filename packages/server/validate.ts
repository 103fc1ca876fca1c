import * as v from 'valibot';
import { ApiError } from './api-error.ts';

/** Reads a value from outside by its schema; the error names the first field that is wrong. */
export const validate = <Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): v.InferOutput<Schema> => {
  const result = v.safeParse(schema, value, { abortEarly: true });
  if (result.success) return result.output;
  const [issue] = result.issues;
  const field = v.getDotPath(issue) ?? undefined;
  throw new ApiError(400, 'bad-request', field ? `${field}: ${issue.message}` : issue.message, field);
};
