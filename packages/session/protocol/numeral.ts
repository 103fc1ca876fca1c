import * as v from 'valibot';

/** A whole number, also accepted as digits in a URL. */
export const numeral = v.union(
  [
    v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999_999_999)),
    v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)),
  ],
  'a whole number is expected',
);
