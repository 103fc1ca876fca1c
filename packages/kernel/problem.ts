/** What is wrong with a value from outside, in plain words. */

/** The parts of a valibot issue that matter here. */
type Issue = {
  readonly kind: string;
  readonly type: string;
  readonly expected: string | null;
  readonly received: string;
  readonly message: string;
};

/** A received value is quoted up to this length. */
const MOST_QUOTED = 80;

/** Says what is wrong; what a schema says in its own words stays as it is. */
export const problemOf = ({ kind, type, expected, received, message }: Issue): string => {
  const subject = /^Invalid (\w+): /.exec(message)?.[1];
  if (subject === undefined) return message;
  if (expected === 'never') return 'there is no such field';
  if (received === 'undefined') return 'is missing';
  const got = TYPES[received] ?? shortened(received);
  if (kind === 'schema') return `must be ${wordsFor(expected)}, not ${got}`;
  const amount = amountOf(expected);
  if (amount === undefined) return `is not ${/^[aeiou]/.test(type) ? 'an' : 'a'} ${type} as expected: ${got}`;
  return `must ${subject === 'value' ? 'be' : `have a ${subject} of`} ${amount}, not ${got}`;
};

/** What is wrong with a set-up, with the field that is wrong; without a path it is the whole. */
export const setupProblem = (path: string | null, issue: Issue): string =>
  `setup: ${path === null ? '' : `${path}: `}${problemOf(issue)}`;

const shortened = (received: string): string =>
  received.length > MOST_QUOTED ? `${received.slice(0, MOST_QUOTED)}…` : received;

/** Types of JSON in the words of people. */
const TYPES: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  boolean: 'true or false',
  Array: 'a list',
  Object: 'an object',
};

/** `("one" | number)` as `"one" or a number`. */
const wordsFor = (expected: string | null): string =>
  (expected ?? 'something else')
    .replace(/^\((.*)\)$/, '$1')
    .split(' | ')
    .map((part) => TYPES[part] ?? part)
    .join(' or ');

const LIMITS: readonly (readonly [string, string])[] = [
  ['<=', 'at most '],
  ['>=', 'at least '],
];

/** `<=20` as `at most 20`; undefined where it is no amount. */
const amountOf = (expected: string | null): string | undefined => {
  if (expected === null) return undefined;
  const limit = LIMITS.find(([sign]) => expected.startsWith(sign));
  if (limit !== undefined) return limit[1] + expected.slice(limit[0].length);
  return /^\d+$/.test(expected) ? expected : undefined;
};
