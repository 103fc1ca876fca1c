import * as v from 'valibot';

/** A whole number in an address. */
export const numeral = v.pipe(
  v.string(),
  v.regex(/^\d{1,9}$/, 'a whole number is expected'),
  v.transform(Number),
);
