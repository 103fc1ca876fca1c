import { expect, test } from 'vitest';
import { judgeLockfile } from './check-lockfile.ts';

test('a complete lockfile without addresses is accepted', () => {
  const packages = {
    '': { version: '0.1.0' },
    'node_modules/@own/kernel': { link: true, resolved: 'packages/kernel' },
    'node_modules/tool': { version: '1.0.0', optionalDependencies: { 'tool-linux': '1.0.0' } },
    'node_modules/tool-linux': { version: '1.0.0' },
  };
  expect(judgeLockfile({ packages })).toEqual([]);
});

test('addresses, missing versions and missing builds are named', () => {
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
