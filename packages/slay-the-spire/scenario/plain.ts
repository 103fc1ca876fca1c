/** Numbers and flags of a position that a state has under the same name. */
import * as v from 'valibot';

export const atMost = (limit: number) =>
  v.pipe(
    v.number(),
    v.integer('must be a whole number'),
    v.minValue(0, 'must not be negative'),
    v.maxValue(limit, `must be at most ${limit}`),
  );
export const count = (limit: number) => v.optional(atMost(limit), 0);
export const flag = v.optional(v.boolean(), false);

const namesOf = <Name extends string>(fields: Readonly<Record<Name, unknown>>): Name[] =>
  Object.keys(fields) as Name[];

export const showPlain = <Name extends string>(
  fields: Readonly<Record<Name, unknown>>,
  from: Readonly<Record<NoInfer<Name>, number>>,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    namesOf(fields).map((name) => [name, fields[name] === flag ? from[name] !== 0 : from[name]]),
  );

export const fillPlain = <Name extends string>(
  fields: Readonly<Record<Name, unknown>>,
  to: Record<NoInfer<Name>, number>,
  given: Readonly<Record<NoInfer<Name>, number | boolean>>,
): void => {
  for (const name of namesOf(fields)) to[name] = Number(given[name]);
};
