import { describe, expect, it } from 'vitest';
import type { DeckEnd } from '../plays/deck-games.ts';
import type { End, Result } from '../plays/played-game.ts';
import { matrixOf } from './matrix.ts';
import { deckTable, playTable } from './table.ts';
import { barsOf, differenceOf, tallyOf } from './tally.ts';

const end = (result: Result, hp: number, rounds: number, cause = ''): End => ({ result, hp, rounds, cause });

describe('the figures of many plays', () => {
  const ends = [
    end('won', 4, 3),
    end('lost', 0, 5, 'Jaw Worm'),
    end('won', 6, 3),
    end('won', 4, 4),
    end('lost', 0, 5, 'Burn'),
    end('lost', 0, 6, 'Jaw Worm'),
    end('drawn', 9, 100, 'turn-limit'),
    end('unfinished', 9, 60),
  ];

  it('count results, and give the chance with its Wilson interval', () => {
    const { plays, counts, chance } = tallyOf(ends);
    expect([plays, counts]).toEqual([8, { won: 3, lost: 3, drawn: 1, unfinished: 1 }]);
    expect(chance.share).toBe(0.375);
    // 3 of 8, worked out by hand with z = 1.96.
    expect(chance.low).toBeCloseTo(0.1368, 4);
    expect(chance.high).toBeCloseTo(0.6943, 4);
  });

  it('spread HP over the plays that were won, and rounds over all', () => {
    const { hp, meanHp, rounds } = tallyOf(ends);
    expect(hp).toEqual([
      [4, 2],
      [6, 1],
    ]);
    expect(meanHp.mean).toBeCloseTo(14 / 3, 10);
    // The standard deviation of 4, 4, 6 is 1.1547; divided by the root of 3 and times 1.96.
    expect(meanHp.margin).toBeCloseTo(1.3067, 4);
    expect(rounds.map(([value]) => value)).toEqual([3, 4, 5, 6, 60, 100]);
  });

  it('name what killed, the most frequent first', () => {
    expect(tallyOf(ends).causes).toEqual([
      { result: 'lost', cause: 'Jaw Worm', count: 2 },
      { result: 'lost', cause: 'Burn', count: 1 },
      { result: 'drawn', cause: 'turn-limit', count: 1 },
    ]);
  });

  it('know nothing before the first play', () => {
    const { chance, meanHp, causes } = tallyOf([]);
    expect(chance).toEqual({ share: 0, low: 0, high: 1 });
    expect(meanHp).toEqual({ mean: 0, margin: Number.POSITIVE_INFINITY });
    expect(causes).toEqual([]);
  });

  it('compare two sides play by play, so that luck they share cancels out', () => {
    const [won, lost] = [end('won', 1, 1), end('lost', 0, 1)];
    const shared = Array.from({ length: 20 }, (_, at) => (at % 2 === 0 ? [won, won] : [lost, lost]));
    expect(differenceOf(shared)).toEqual({ mean: 0, margin: 0 });
    const better = [...shared, [won, lost], [won, lost]];
    const { mean, margin } = differenceOf(better);
    expect(mean).toBeCloseTo(2 / 22, 10);
    expect(margin).toBeGreaterThan(0);
    expect(margin).toBeLessThan(0.15);
  });

  it('join values into bars that cover them all, the same for both sides', () => {
    const [one, other] = barsOf(
      [
        [
          [1, 2],
          [29, 1],
        ],
        [[17, 4]],
      ],
      10,
    );
    expect(one?.length).toBeLessThanOrEqual(10);
    expect(one?.map(({ from, to }) => [from, to])).toEqual(other?.map(({ from, to }) => [from, to]));
    expect(one?.reduce((sum, { count }) => sum + count, 0)).toBe(3);
    expect(other?.find(({ count }) => count > 0)).toMatchObject({ from: 15, to: 17, count: 4 });
    for (const most of [1, 5, 12])
      for (const [from, to] of [
        [16, 59],
        [11, 22],
        [0, 100],
      ] as const)
        expect(
          barsOf(
            [
              [
                [from, 1],
                [to, 1],
              ],
            ],
            most,
          )[0]?.length,
        ).toBeLessThanOrEqual(most);
    expect(barsOf([[[3, 5]]], 10)).toEqual([[{ from: 3, to: 3, count: 5 }]]);
    expect(barsOf([[]], 10)).toEqual([[]]);
  });
});

describe('the matrix of decks', () => {
  const game = (one: number, other: number, result: Result, began: boolean): DeckEnd => ({
    ...{ one, other, game: 0, began },
    end: end(result, 0, 9, 'tower'),
  });

  it('counts each game for both decks, and for the one that began', () => {
    const { cells, totals, beginner } = matrixOf(3, [
      game(0, 1, 'won', true),
      game(0, 1, 'lost', true),
      game(0, 1, 'drawn', false),
      game(1, 2, 'lost', false),
    ]);
    expect(cells[0]?.[0]).toBeUndefined();
    expect(cells[0]?.[1]).toMatchObject({ games: 3, won: 1, drawn: 1 });
    expect(cells[1]?.[0]).toMatchObject({ games: 3, won: 1, drawn: 1 });
    expect(cells[2]?.[1]).toMatchObject({ games: 1, won: 1 });
    expect(totals.map(({ games, won }) => [games, won])).toEqual([
      [3, 1],
      [4, 1],
      [1, 1],
    ]);
    expect(beginner).toMatchObject({ games: 4, won: 2, drawn: 1 });
  });
});

describe('the table for other programs', () => {
  it('has a line per play, and quotes what could be read as something else', () => {
    const plays = [{ number: 0, ends: [end('lost', 0, 5, 'Slime, "Big"'), end('won', 3, 2)] }];
    expect(playTable(['=Strike', 'Defend'], 'seed', plays)).toBe(
      [
        'side,play,seed,result,hp left,rounds,cause\r\n',
        `'=Strike,1,seed 0,lost,0,5,"Slime, ""Big"""\r\n`,
        'Defend,1,seed 0,won,3,2,\r\n',
      ].join(''),
    );
  });

  it('has a line per game of decks', () => {
    const ends: DeckEnd[] = [{ one: 0, other: 1, game: 2, began: true, end: end('won', 12, 9, 'tower') }];
    expect(deckTable(['A', 'B'], ends)).toBe(
      'deck,against,game,began,result,tower hp,turns,reason\r\nA,B,3,yes,won,12,9,tower\r\n',
    );
  });
});
