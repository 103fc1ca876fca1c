import { expect, test } from 'vitest';
import { judgeLockfile, judgeManifest, judgePaper } from './check-lockfile.ts';

test('a complete lockfile without addresses is accepted', () => {
  const packages = {
    '': { version: '0.1.0' },
    'node_modules/@own/kernel': { link: true, resolved: 'packages/kernel' },
    'node_modules/tool': { version: '1.0.0', optionalDependencies: { 'tool-linux': '1.0.0' } },
    'node_modules/tool-linux': { version: '1.0.0' },
  };
  expect(judgeLockfile({ packages })).toEqual([]);
});

test('addresses, missing versions and missing builds are reported', () => {
  const packages = {
    'node_modules/tool': { version: '1.0.0', optionalDependencies: { 'tool-windows': '1.0.0' } },
    'node_modules/far': { version: '1.0.0', resolved: 'https://registry.example/far.tgz' },
    'node_modules/torn': {},
  };
  expect(judgeLockfile({ packages })).toEqual([
    'node_modules/tool lacks its build tool-windows',
    'node_modules/far names a download address',
    'node_modules/torn has no version',
  ]);
});

test('a package.json that is ahead of the lockfile is reported', () => {
  const recorded = { dependencies: { a: '^1.0.0', b: '^1.0.0' } };
  expect(judgeManifest(recorded, recorded)).toEqual([]);
  expect(judgeManifest({ dependencies: { a: '^2.0.0' }, devDependencies: { c: '*' } }, recorded)).toEqual([
    'asks for a ^2.0.0, the lockfile says ^1.0.0',
    'asks for b no more, the lockfile says ^1.0.0',
    'asks for c *, the lockfile says nothing',
  ]);
});

test('a dependency without a reason is reported, and a reason without a dependency', () => {
  const paper = '| package | why |\n| --- | --- |\n| `a`, `@types/*` | needs `d` |\n| `b` | used |';
  expect(judgePaper(paper, new Set(['a', 'b', '@types/a']))).toEqual([]);
  expect(judgePaper(paper, new Set(['a', 'c']))).toEqual([
    'does not say why c is there',
    'names b, which nobody asks for',
  ]);
});
