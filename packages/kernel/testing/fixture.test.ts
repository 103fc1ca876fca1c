import { describe, expect, it } from 'vitest';
import { countingGame } from './counting-game.ts';
import { judgeFixture, replayFixture } from './fixture.ts';
import { recordGame } from './record-fixture.ts';

const setup = { seats: 2, goal: 400 };
const sound = recordGame(
  countingGame,
  { games: [], about: ({ total }: { total: number }) => ({ total }) },
  { name: 'two', setup },
);

describe('a recorded game', () => {
  it('plays as it was recorded, with checkpoints on the way and at the end', () => {
    expect(judgeFixture(countingGame, sound)).toBeUndefined();
    expect(sound).toMatchObject({ title: 'two', setup, seed: 'two 0', result: 'victory' });
    expect(sound.checkpoints.length).toBeGreaterThan(1);
    expect(sound.total).toBeGreaterThanOrEqual(400);
  });

  it('is the first one that shows enough, else the one that shows most', () => {
    const turns = (state: { turns: number }) => state.turns;
    const longest = recordGame(
      countingGame,
      { games: [], merit: turns, enough: 1000 },
      { name: 'two', setup },
    );
    expect(longest.moves.split(' ').length).toBeGreaterThan(sound.moves.split(' ').length);
  });
});

describe('a fixture that does not hold', () => {
  it('asks for a rules version where the game goes another way', () => {
    const other = { ...sound, seed: 'another' };
    expect(replayFixture(countingGame, other)).toMatch(/move \d+ of \d+/);
    expect(judgeFixture(countingGame, other)).toMatch(/raise rulesVersion in packages\/counting/);
    expect(judgeFixture(countingGame, { ...sound, result: 'draw' })).toMatch(/instead of draw/);
  });

  it('asks to be recorded again under another rules version', () => {
    expect(judgeFixture(countingGame, { ...sound, rulesVersion: 2 })).toMatch(/npm run fixtures/);
  });

  it('names a fact from outside in a game that takes none', () => {
    expect(replayFixture(countingGame, { ...sound, moves: `* ${sound.moves}` })).toMatch(
      /^move 1 of \d+ is refused: nothing/,
    );
  });
});
