import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Fixture, judgeFixture } from '@three-spires/kernel/testing';
import { describe, expect, it } from 'vitest';
import { STARTER_DECKS } from '../content/index.ts';
import { mysticSpires } from '../index.ts';
import { fixtures } from './fixtures.ts';

const folder = path.join(import.meta.dirname, '../fixtures');
const stored = readdirSync(folder).map(
  (file) => [file, JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Fixture] as const,
);
const setupOf = ({ setup }: Fixture) => setup as { decks: unknown[]; first?: string };

describe('finished games', () => {
  it.each(stored)('%s plays as it was recorded', { timeout: 60_000 }, (_file, fixture) => {
    expect(judgeFixture(mysticSpires, fixture)).toBeUndefined();
  });

  it('are those that are to be kept', () => {
    expect(stored.map(([file]) => file).sort()).toEqual(
      fixtures.games.map(({ name }) => `${name}.json`).sort(),
    );
  });

  it('are played with every starter deck and end for several reasons', () => {
    const decks = new Set(stored.flatMap(([, fixture]) => setupOf(fixture).decks));
    for (const { name } of STARTER_DECKS) expect(decks).toContain(name);
    expect(new Set(stored.map(([, { reason }]) => reason)).size).toBeGreaterThan(1);
  });
});
