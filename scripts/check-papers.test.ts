import { expect, test } from 'vitest';
import { checkPapers, judgePaper } from './check-papers.ts';

const PATHS = [
  'docs/',
  'docs/speed.md',
  'packages/web/',
  'packages/web/README.md',
  'packages/web/table/',
  'packages/web/table/log.tsx',
  'packages/kernel/hash.ts',
];

test('files, folders and links that exist are right, wherever the name begins', () => {
  const text =
    'See [speed](../../docs/speed.md#rounds), `table/`, `log.tsx`,\n`table/log.tsx`, `kernel/hash.ts`, [us](https://x.example/).';
  expect(judgePaper('packages/web/README.md', text, PATHS)).toEqual([]);
});

test('code, patterns and what a build makes are no paths', () => {
  const text = '`a / b`, `and/or`, `games/<id>/`, `dist/app/`, `npm run check`, `text/en*`';
  expect(judgePaper('packages/web/README.md', text, PATHS)).toEqual([]);
});

test('a dead path and a dead link are told with their line', () => {
  expect(judgePaper('packages/web/README.md', 'One\n`web/tower/` and `kernel/log.ts`', PATHS)).toEqual([
    'packages/web/README.md:2 names web/tower/, which does not exist',
    'packages/web/README.md:2 names kernel/log.ts, which does not exist',
  ]);
  expect(judgePaper('docs/speed.md', '[gone](gone.md)', PATHS)).toEqual([
    'docs/speed.md:1 names gone.md, which does not exist',
  ]);
  expect(judgePaper('packages/web/README.md', '`kernel/hash.test.ts`', PATHS)).toHaveLength(1);
});

test('the papers of this repository name nothing that is gone', () => {
  expect(checkPapers().problems).toEqual([]);
});
