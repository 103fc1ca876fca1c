import { type AnyGame, hasSeat, movesSeen, seenBy } from '@three-spires/kernel';
import { mysticSpires } from '@three-spires/mystic-spires';
import { randomStart as mysticSpiresStart } from '@three-spires/mystic-spires/testing';
import { slayTheSpire } from '@three-spires/slay-the-spire';
import { randomStart as slayTheSpireStart } from '@three-spires/slay-the-spire/testing';
import { stygianSociety } from '@three-spires/stygian-society';
import { randomStart as stygianSocietyStart } from '@three-spires/stygian-society/testing';
import { describe, expect, test } from 'vitest';
import type { GameBots } from './bot.ts';
import { distantBots } from './distant.ts';
import { botsOf, findBot, levelsOf } from './index.ts';

const GAMES: readonly [string, AnyGame, (seed: string) => unknown][] = [
  ['slay-the-spire', slayTheSpire, slayTheSpireStart],
  ['mystic-spires', mysticSpires, mysticSpiresStart],
  ['stygian-society', stygianSociety, stygianSocietyStart],
];

const DECISIONS = 60;

describe.each(GAMES)('%s', (id, game, startOf) => {
  test('a host without the code of the bots knows which there are and what they can do', () => {
    const known = ({ bots, botNames }: GameBots) => ({
      botNames,
      bots: bots.map(({ id: bot, level, knowsChances }) => ({ bot, level, knowsChances })),
    });
    expect(known(distantBots(id))).toEqual(known(botsOf(id)));
    expect(distantBots(id).botNames.length).toBeGreaterThan(1);
  });

  test('every bot makes legal moves, and the same ones for the same seed', () => {
    expect(levelsOf(id)).toContain('random');
    for (const level of levelsOf(id)) {
      const bot = findBot(id, level);
      const state = game.scenario.build(startOf(`bots ${level}`), `bots ${level}`);
      for (let count = 0; count < DECISIONS && game.outcome(state) === undefined; count++) {
        const seat = [0, 1, 2, 3].find((each) => hasSeat(game.deciding(state), each)) ?? 0;
        const before = JSON.stringify(state);
        const thinking = { seed: `move ${count}`, outOfTime: () => true };
        const seen = seenBy(game, state, seat, thinking.seed);
        const known = JSON.stringify(seen);
        const moves = movesSeen(game, seen);
        const { move } = bot?.choose(seen, moves, thinking) ?? { move: -1 };
        expect(moves).toContain(move);
        expect(game.refuse(state, seat, move)).toBeUndefined();
        expect(bot?.choose(seen, moves, thinking).move).toBe(move);
        expect(JSON.stringify(seen)).toBe(known);
        expect(JSON.stringify(state)).toBe(before);
        game.apply(state, seat, move);
      }
    }
  });
});

test('an unknown game has no bots', () => {
  expect(findBot('chess', 'random')).toBeUndefined();
  expect(levelsOf('chess')).toEqual([]);
});
