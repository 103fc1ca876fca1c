import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Fixture, judgeFixture } from '@three-spires/kernel/testing';
import { describe, expect, it } from 'vitest';
import { slayTheSpire } from '../index.ts';
import { CHARACTERS } from '../words/lists.ts';

const folder = path.join(import.meta.dirname, '../fixtures');
const fixtures = readdirSync(folder).map(
  (file) => [file, JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Fixture] as const,
);
const partyOf = ({ setup }: Fixture): string[] => (setup as { characters: string[] }).characters;

describe('finished games', () => {
  it.each(fixtures)('%s plays as it was recorded', { timeout: 60_000 }, (_file, fixture) => {
    expect(judgeFixture(slayTheSpire, fixture)).toBeUndefined();
  });

  it('are kept of each character alone and of two, three and four players', () => {
    const parties = fixtures.map(([, fixture]) => partyOf(fixture));
    const alone = parties.filter(({ length }) => length === 1).flat();
    expect([...alone].sort()).toEqual([...CHARACTERS].sort());
    for (const size of [2, 3, 4]) {
      const together = parties.filter(({ length }) => length === size);
      expect(new Set(together.flat()), `${size} players`).toEqual(new Set(CHARACTERS));
    }
  });

  it('go beyond a beaten Boss in several cases, and one is won', () => {
    expect(fixtures.filter(([, { bosses }]) => Number(bosses) > 0).length).toBeGreaterThan(2);
    expect(fixtures.some(([, { result }]) => result === 'victory')).toBe(true);
  });
});
