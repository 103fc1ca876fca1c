/** JSON Schemas of what valibot parses: inputs, messages and set-ups. */
import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import type { JsonSchema } from './json-schema.ts';

/** The input as clients write it. Omits checks that JSON Schema cannot express. */
export const inputSchema = (schema: v.GenericSchema): JsonSchema => {
  const { $schema: _, ...rest } = toJsonSchema(schema, { errorMode: 'ignore', typeMode: 'input' });
  return rest as object as JsonSchema;
};
