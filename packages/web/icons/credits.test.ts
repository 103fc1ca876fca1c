import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import gameIcons from '@iconify-json/game-icons/icons.json' with { type: 'json' };
import { describe, expect, test } from 'vitest';
import { SIGN_NAMES } from './credits.ts';
import { authorOf, LISTED_ICONS } from './icon-authors.ts';

const web = path.resolve(import.meta.dirname, '..');

/** The bundler builds the icons in, so the test reads the sources. */
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

describe('icons', () => {
  test('are icons of the set', () => {
    expect(used.filter((name) => !(name in gameIcons.icons))).toEqual([]);
  });

  test('have authors, each one', () => {
    expect(LISTED_ICONS.filter((name) => !(name in gameIcons.icons))).toEqual([]);
    expect(['broadsword', 'footsteps', 'health-decrease', 'sparkles', 'goblin'].map(authorOf)).toEqual([
      'Lorc',
      'Skoll',
      'Sbed',
      'Delapouite',
      'Caro Asercion',
    ]);
  });

  test('are all credited', () => {
    expect(SIGN_NAMES).toEqual(used);
  });
});
