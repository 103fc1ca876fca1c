import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import gameIcons from '@iconify-json/game-icons/icons.json' with { type: 'json' };
import { CONTENT as MYSTIC } from '@three-spires/mystic-spires/library';
import { CONTENT } from '@three-spires/slay-the-spire/library';
import { describe, expect, test } from 'vitest';
import { ICON_NAMES } from './credits.ts';

const web = path.resolve(import.meta.dirname, '..');

/** The icons and the pictures are built in by the bundler, so the test reads their sources. */
const sources = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : sources(file);
    return /(?<!\.test)\.tsx?$/.test(entry.name) ? [readFileSync(file, 'utf8')] : [];
  });

const used = [
  ...new Set(
    sources(web).flatMap((source) =>
      [...source.matchAll(/~icons\/game-icons\/([\w-]+)/g)].map(([, name]) => name ?? ''),
    ),
  ),
].sort();

describe('pictures', () => {
  test('exist for every card, enemy and item', () => {
    const tables = readdirSync(import.meta.dirname)
      .filter((file) => file.endsWith('-pictures.ts'))
      .map((file) => readFileSync(path.join(import.meta.dirname, file), 'utf8'))
      .join('\n');
    const missing = [...CONTENT, ...MYSTIC].filter(
      ({ name }) =>
        ![`  ${name}: `, `  '${name}': `, `  "${name}": `].some((key) => tables.includes(`\n${key}`)),
    );
    expect(missing.map(({ name }) => name)).toEqual([]);
  });

  test('are icons of the set', () => {
    expect(used.filter((name) => !(name in gameIcons.icons))).toEqual([]);
  });

  test('are all credited', () => {
    expect(ICON_NAMES).toEqual(used);
  });
});
