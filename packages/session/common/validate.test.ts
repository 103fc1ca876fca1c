import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import * as protocol from '../protocol/index.ts';
import { SessionError } from './error.ts';
import { validate } from './validate.ts';

const problemWith = (schema: v.GenericSchema, value: unknown): string => {
  try {
    validate(v.object({ field: schema }), value === undefined ? {} : { field: value });
    return 'nothing';
  } catch (error) {
    if (!(error instanceof SessionError)) throw error;
    return error.message;
  }
};

describe('what a value from outside is told', () => {
  test.each<[string, v.GenericSchema, unknown, string]>([
    ['a missing field', v.string(), undefined, 'field: is missing'],
    ['a field too much', v.strictObject({}), { more: 1 }, 'field.more: there is no such field'],
    ['a wrong type', v.string(), 5, 'field: must be text, not 5'],
    [
      'one of two types',
      v.union([v.number(), v.boolean()]),
      'x',
      'field: must be a number or true or false, not "x"',
    ],
    ['a wrong choice', v.picklist(['on', 'off']), 'dim', 'field: must be "on" or "off", not "dim"'],
    [
      'a long text',
      v.pipe(v.string(), v.maxLength(2)),
      'three',
      'field: must have a length of at most 2, not 5',
    ],
    [
      'a short list',
      v.pipe(v.array(v.any()), v.minLength(1)),
      [],
      'field: must have a length of at least 1, not 0',
    ],
    ['a large number', v.pipe(v.number(), v.maxValue(4)), 5, 'field: must be at most 4, not 5'],
    ['a broken number', v.pipe(v.number(), v.integer()), 1.5, 'field: is not an integer as expected: 1.5'],
    ['words of the schema', v.pipe(v.number(), v.maxValue(4, 'must be a seat')), 5, 'field: must be a seat'],
    ['a good value', v.string(), 'yes', 'nothing'],
  ])('%s', (_, schema, value, problem) => {
    expect(problemWith(schema, value)).toBe(problem);
  });

  test('a long value is quoted in part', () => {
    expect(problemWith(v.number(), 'x'.repeat(3_000)).length).toBeLessThan(120);
  });
});

/** Everything that a route or a socket reads. */
const schemas = Object.entries(protocol).flatMap(([name, value]): [string, v.GenericSchema][] =>
  typeof value === 'object' && 'kind' in value && value.kind === 'schema'
    ? [[name, value as v.GenericSchema]]
    : [],
);

/** The names of all fields that a schema knows, on whatever level, to get past its first check. */
const fieldsOf = (schema: unknown, found = new Set<string>()): ReadonlySet<string> => {
  if (typeof schema !== 'object' || schema === null) return found;
  const { entries, options, item, wrapped, pipe } = schema as Record<string, unknown>;
  for (const [name, inner] of Object.entries(entries ?? {})) fieldsOf(inner, found.add(name));
  for (const inner of [options, pipe].flatMap((list) => (Array.isArray(list) ? list : [])))
    fieldsOf(inner, found);
  for (const inner of [item, wrapped]) fieldsOf(inner, found);
  return found;
};

describe('what a request is told', () => {
  test('covers the protocol', () => expect(schemas.length).toBeGreaterThan(25));

  test.each(schemas)('%s is never in the words of the validator, and names the field', (_, schema) => {
    const key = fc.constantFrom('type', 'holder', ...fieldsOf(schema));
    const leaf = fc.oneof(
      fc.constantFrom<unknown>(
        null,
        true,
        -1,
        1.5,
        1e12,
        '',
        'x',
        'me',
        'bot',
        'move',
        'chat',
        'x'.repeat(3_000),
      ),
      fc.array(fc.integer(), { maxLength: 2 }),
    );
    const { value } = fc.letrec((tie) => ({
      value: fc.oneof({ maxDepth: 3 }, leaf, tie('record'), fc.array(tie('record'), { maxLength: 2 })),
      record: fc.dictionary(key, tie('value'), { maxKeys: 8 }),
    }));
    fc.assert(
      fc.property(value, (given) => {
        try {
          validate(schema, given);
        } catch (error) {
          if (!(error instanceof SessionError)) throw error;
          expect(error.message).not.toMatch(/Invalid \w+:|Expected |received|undefined|\bArray\b|\bObject\b/);
          expect(error.message.startsWith(error.field === undefined ? 'The request ' : error.field)).toBe(
            true,
          );
        }
      }),
      { numRuns: 300 },
    );
  });
});
