/** JSON Schemas of what is read by valibot: inputs, messages and set-ups. */
import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import type { JsonSchema } from './json-schema.ts';

/** What a client writes. Checks that JSON Schema has no word for are left out. */
export const inputSchema = (schema: v.GenericSchema): JsonSchema => {
  const { $schema: _, ...rest } = toJsonSchema(schema, { errorMode: 'ignore', typeMode: 'input' });
  return rest as object as JsonSchema;
};
