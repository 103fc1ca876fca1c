import { expect, test } from 'vitest';
import { defined } from './defined.ts';

test('fields without a value are absent, and others are kept in their order, also null, 0 and empty ones', () => {
  const fields = { first: undefined, second: 0, third: null, fourth: '', fifth: false };
  expect(Object.keys({ before: 1, ...defined(fields) })).toEqual([
    'before',
    'second',
    'third',
    'fourth',
    'fifth',
  ]);
});
