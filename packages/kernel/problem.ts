/** Plain-language errors for external values. */

/** The relevant parts of a valibot issue. */
type Issue = {
  readonly kind: string;
  readonly type: string;
  readonly expected: string | null;
  readonly received: string;
  readonly message: string;
};

/** Received values are quoted up to this length. */
const MOST_QUOTED = 80;

/** Describes the problem; a schema's own message is used unchanged. */
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

/** Describes the problem of a set-up and names the invalid field; without a path, the whole is invalid. */
export const setupProblem = (path: string | null, issue: Issue): string =>
  `setup: ${path === null ? '' : `${path}: `}${problemOf(issue)}`;

const shortened = (received: string): string =>
  received.length > MOST_QUOTED ? `${received.slice(0, MOST_QUOTED)}…` : received;

/** Plain words for JSON types. */
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

/** `<=20` as `at most 20`; undefined if it is not an amount. */
const amountOf = (expected: string | null): string | undefined => {
  if (expected === null) return undefined;
  const limit = LIMITS.find(([sign]) => expected.startsWith(sign));
  if (limit !== undefined) return limit[1] + expected.slice(limit[0].length);
  return /^\d+$/.test(expected) ? expected : undefined;
};
