/**
 * JSON Schemas of what has no runtime schema: answers, pictures and the views of games, from their TypeScript
 * types.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createGenerator, type SchemaGenerator } from 'ts-json-schema-generator';
import { ROOT } from '../folders.ts';
import { type JsonSchema, renamed } from './json-schema.ts';

/** The suffix of aliases for generic types. */
const ANY = 'OfAnyGame';
const FOLDER = path.join(ROOT, 'packages/lab/protocol');

export type AnswerSchemas = {
  /** Every definition that these types need, by name, with references that start with `at`. */
  definitionsOf(types: readonly string[], at: string): Readonly<Record<string, JsonSchema>>;
};

export const readAnswerSchemas = (): AnswerSchemas => {
  const generator: SchemaGenerator = createGenerator({
    path: path.join(FOLDER, 'roots.ts'),
    tsconfig: path.join(FOLDER, 'tsconfig.json'),
    skipTypeCheck: true,
    additionalProperties: true,
    sortProps: false,
  });
  const source = readFileSync(path.join(FOLDER, 'roots.ts'), 'utf8');
  const roots = new Set([...source.matchAll(/export type (\w+)/g)].map(([, name]) => name));
  return {
    definitionsOf(types, at) {
      const found = new Map<string, JsonSchema>();
      for (const type of types) {
        const { definitions = {} } = generator.createSchema(roots.has(type + ANY) ? type + ANY : type);
        for (const [name, schema] of Object.entries(definitions))
          found.set(
            plain(name),
            renamed(
              schema,
              (ref) => at + plain(decodeURIComponent(ref.replace('#/definitions/', ''))),
            ) as JsonSchema,
          );
      }
      return Object.fromEntries([...found].sort(([one], [other]) => (one < other ? -1 : 1)));
    },
  };
};

/** Definitions have names such as `Picture<unknown>`, which are invalid in OpenAPI. */
const plain = (name: string): string =>
  name
    .replace(/<(?:unknown|GameEvent)>$/, '')
    .replaceAll(/[^\w.-]+/g, '_')
    .replace(/_+$/, '')
    .replace(ANY, '');
