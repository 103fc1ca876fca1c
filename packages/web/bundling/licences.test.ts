import path from 'node:path';
import { expect, test } from 'vitest';
import { SHIPPED } from './licence-file.ts';
import { licencesOf, neededBy } from './licences.ts';

const root = path.resolve(import.meta.dirname, '../../..');

test('what a package needs is found through others of the repository, in the nearest node_modules', () => {
  const lockfile = {
    packages: {
      'packages/web': { dependencies: { '@own/game': '*', react: '1' } },
      'packages/game': { dependencies: { physics: '1' } },
      'node_modules/@own/game': { link: true, resolved: 'packages/game' },
      'node_modules/physics': { optionalDependencies: { numbers: '1', other: '1' } },
      'node_modules/physics/node_modules/numbers': {},
      'node_modules/numbers': {},
      'node_modules/react': {},
      'node_modules/vite': {},
    },
  };
  expect([...neededBy(lockfile, 'packages/web')].sort()).toEqual([
    'node_modules/physics',
    'node_modules/physics/node_modules/numbers',
    'node_modules/react',
  ]);
});

const shipped = licencesOf(root, SHIPPED);

test('what reaches a browser has its licences: libraries, both fonts and the icons, and no tool', () => {
  const licences = new Map(shipped.map(({ name, licence }) => [name, licence]));
  expect(licences.get('react')).toBe('MIT');
  expect(licences.get('@dimforge/rapier3d-deterministic-compat')).toBe('Apache-2.0');
  expect(licences.get('@fontsource-variable/inter')).toBe('OFL-1.1');
  expect(licences.get('@iconify-json/game-icons')).toBe('CC-BY-3.0');
  expect(['vite', 'vitest', 'typescript', 'fastify'].filter((name) => licences.has(name))).toEqual([]);
});

test('licences come with their text and the names in it', () => {
  const inter = shipped.find(({ name }) => name === '@fontsource-variable/inter');
  expect(inter?.owners[0]).toMatch(/^Copyright 2016 The Inter Project Authors/);
  expect(inter?.text).toContain('SIL OPEN FONT LICENSE');
  const react = shipped.find(({ name }) => name === 'react');
  expect(react?.owners).toEqual(['Copyright (c) Meta Platforms, Inc. and affiliates.']);
  expect(react?.text).toMatch(/^MIT License/);
});
