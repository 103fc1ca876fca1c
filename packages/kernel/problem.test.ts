import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { problemOf } from './problem.ts';

const problemWith = (schema: v.GenericSchema, value: unknown): string => {
  const { issues } = v.safeParse(schema, value);
  return issues === undefined ? 'nothing' : problemOf(issues[0]);
};

describe('what is wrong with a value', () => {
  test.each<[string, v.GenericSchema, unknown, string]>([
    ['a missing field', v.object({ setup: v.object({}) }), {}, 'is missing'],
    ['a field too much', v.strictObject({}), { more: 1 }, 'there is no such field'],
    ['a wrong type', v.string(), 5, 'must be string, not 5'],
    ['a wrong choice', v.picklist(['on', 'off']), 'dim', 'must be "on" or "off", not "dim"'],
    ['a long text', v.pipe(v.string(), v.maxLength(2)), 'three', 'must have a length of at most 2, not 5'],
    ['a short list', v.pipe(v.array(v.any()), v.minLength(1)), [], 'must have a length of at least 1, not 0'],
    ['a large number', v.pipe(v.number(), v.maxValue(4)), 5, 'must be at most 4, not 5'],
    ['a broken number', v.pipe(v.number(), v.integer()), 1.5, 'is not an integer as expected: 1.5'],
    ['words of its own', v.pipe(v.number(), v.maxValue(4, 'must be a seat')), 5, 'must be a seat'],
  ])('%s', (_, schema, value, problem) => {
    expect(problemWith(schema, value)).toBe(problem);
  });

  test('a long value is quoted in part', () => {
    expect(problemWith(v.number(), 'x'.repeat(4_000)).length).toBeLessThan(120);
  });
});
