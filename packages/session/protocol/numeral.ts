import * as v from 'valibot';

/** A whole number, also accepted as digits in a URL. */
export const numeral = v.union(
  [
    v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999_999_999)),
    v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)),
  ],
  'a whole number is expected',
);

const PAGES = 500;

/** A page of a list. Pages are counted from 1, and without a number the first is meant. */
export const pageNumber = v.optional(
  v.pipe(numeral, v.minValue(1, 'pages are counted from 1'), v.maxValue(PAGES, `at most page ${PAGES}`)),
  '1',
);
