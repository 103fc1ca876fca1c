import { describe, expect, it } from 'vitest';
import { finishGame, type GameResult, newCampaign, resultOf } from '../../campaign.ts';
import { slayTheSpire } from '../../index.ts';
import { PHASE } from '../state.ts';

/** The level that is unlocked after a game, from the level before and the one that was played. */
const levelAfter = (unlocked: number, played: number, actsBeaten: readonly number[], players = 2): number => {
  const result: GameResult = {
    won: true,
    ascension: played,
    act: 3,
    actsBeaten,
    players: (['Ironclad', 'Silent', 'Defect'] as const)
      .slice(0, players)
      .map((character) => ({ character, bosses: actsBeaten.length })),
    achievements: [],
  };
  return finishGame({ ...newCampaign(), ascension: unlocked }, result).campaign.ascension;
};

describe('unlocking Ascension levels', () => {
  it.each([
    ['an Act I Boss is not enough', 2, [1], 0],
    ['an Act II Boss is', 2, [1, 2], 1],
    ['so is one after a Quick Start in Act II', 2, [2], 1],
    ['one Boss more is still one level', 3, [1, 2, 3], 1],
    ['alone an Act II Boss is not enough', 1, [1, 2], 0],
    ['alone it takes an Act III Boss', 1, [1, 2, 3], 1],
  ])('%s (STS-29.1)', (_what, players, acts, level) => {
    expect(levelAfter(0, 0, acts, players)).toBe(level);
  });

  it('takes all unlocked levels in play, and gives the one above (STS-29.2, R122)', () => {
    expect(levelAfter(4, 4, [1, 2])).toBe(5);
    expect(levelAfter(4, 3, [1, 2, 3])).toBe(4);
    expect(levelAfter(4, 7, [1, 2, 3])).toBe(4);
    expect(levelAfter(13, 13, [1, 2, 3])).toBe(13);
  });

  it('does not count a Boss that was skipped by Quick Start (STS-29.2, R122)', () => {
    const setup = slayTheSpire.readSetup({ characters: ['Ironclad', 'Silent'], climb: { startAct: 4 } });
    const state = slayTheSpire.start(setup, 'quick');
    state.phase = PHASE.over;
    expect(resultOf(state).actsBeaten).toEqual([]);
    expect(levelAfter(0, 0, [4])).toBe(0);
  });

  it('says that a level has been unlocked (STS-29.1)', () => {
    const result: GameResult = {
      won: true,
      ascension: 0,
      act: 2,
      actsBeaten: [1, 2],
      players: [
        { character: 'Ironclad', bosses: 2 },
        { character: 'Silent', bosses: 2 },
      ],
      achievements: [],
    };
    expect(finishGame(newCampaign(), result).unlocked).toContainEqual({ kind: 'ascension', level: 1 });
  });

  it('every level up to 13 can be played, with all that is below it (STS-29.3)', () => {
    const start = (ascension: number) =>
      slayTheSpire.start(slayTheSpire.readSetup({ characters: ['Ironclad'], climb: { ascension } }), 'level');
    expect(start(13).players[0]?.maxHp).toBe((start(0).players[0]?.maxHp ?? 0) - 1);
    expect(() => start(14)).toThrow(/ascension/);
  });
});
