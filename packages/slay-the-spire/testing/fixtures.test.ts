import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { CHARACTERS } from '../words/lists.ts';
import { type Fixture, judgeFixture, replayFixture } from './fixture.ts';

const folder = path.join(import.meta.dirname, '../fixtures');
const fixtures = readdirSync(folder).map(
  (file) => [file, JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Fixture] as const,
);
const partyOf = ({ setup }: Fixture): string[] => (setup as { characters: string[] }).characters;

describe('finished games', () => {
  it.each(fixtures)('%s plays as it was recorded', { timeout: 60_000 }, (_file, fixture) => {
    expect(judgeFixture(fixture)).toBeUndefined();
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
    expect(fixtures.filter(([, { bosses }]) => bosses > 0).length).toBeGreaterThan(2);
    expect(fixtures.some(([, { result }]) => result === 'victory')).toBe(true);
  });
});

describe('a fixture that does not hold', () => {
  const [[, sound]] = fixtures as [(typeof fixtures)[number]];

  it('asks for a rules version where the game goes another way', () => {
    const other = { ...sound, seed: `${sound.seed} another` };
    expect(replayFixture(other)).toMatch(/^(the position after )?move \d+/);
    expect(judgeFixture(other)).toMatch(/must be named: raise rulesVersion/);
    expect(judgeFixture({ ...sound, result: 'draw' })).toMatch(/instead of draw/);
  });

  it('asks to be recorded again under another rules version', () => {
    expect(judgeFixture({ ...sound, rulesVersion: sound.rulesVersion - 1 })).toMatch(/npm run fixtures/);
  });
});
