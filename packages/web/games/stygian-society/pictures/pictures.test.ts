import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { HEROES } from '@three-spires/stygian-society/info';
import { CONTENT } from '@three-spires/stygian-society/library';
import { expect, test } from 'vitest';

/** The icons are built in by the bundler, so the test reads the sources of the tables. */
const tables = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('-pictures.ts'))
  .map((file) => readFileSync(path.join(import.meta.dirname, file), 'utf8'))
  .join('\n');

test('every card, mat, status and hero of The Stygian Society has a picture of its own', () => {
  const ids = [...CONTENT.map(({ id }) => id), ...HEROES.map((hero) => `hero.${hero.toLowerCase()}`)];
  expect(ids.filter((id) => !tables.includes(`\n  '${id}': `))).toEqual([]);
  const icons = [...tables.matchAll(/^ {2}'[^']+': (\w+),$/gm)].map(([, icon]) => icon);
  expect(new Set(icons).size).toBe(icons.length);
});
