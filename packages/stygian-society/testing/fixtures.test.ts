import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Fixture, judgeFixture } from '@three-spires/kernel/testing';
import { describe, expect, it } from 'vitest';
import { stygianSociety } from '../index.ts';
import { HEROES } from '../words/lists.ts';
import { fixtures } from './fixtures.ts';

const folder = path.join(import.meta.dirname, '../fixtures');
const stored = readdirSync(folder).map(
  (file) => [file, JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Fixture] as const,
);

describe('finished games', () => {
  it.each(stored)('%s plays as it was recorded', (_file, fixture) => {
    expect(judgeFixture(stygianSociety, fixture)).toBeUndefined();
  });

  it('are those that are to be kept', () => {
    expect(stored.map(([file]) => file).sort()).toEqual(
      fixtures.games.map(({ name }) => `${name}.json`).sort(),
    );
  });

  it('have every hero in them, falls from outside, and more than one way to end', () => {
    const setups = stored.map(([, { setup }]) => JSON.stringify(setup)).join();
    for (const hero of HEROES) expect(setups).toContain(`"${hero}"`);
    expect(stored.some(([, { outside = [] }]) => outside.length > 0)).toBe(true);
    expect(new Set(stored.map(([, { reason }]) => reason)).size).toBeGreaterThan(1);
  });
});
