import type { AnalysedDecision, Analysis } from '@three-spires/session/protocol';
import { describe, expect, it } from 'vitest';
import { type Point, pointsOf, turningPoints, worstMoves } from './points.ts';

const decision = (seq: number, seat: number, played: number, more: Partial<AnalysedDecision> = {}) => ({
  seq,
  seat,
  before: played,
  best: played,
  played,
  error: 0.01,
  bestMove: { do: 'best' },
  playedMove: { do: 'played' },
  ...more,
});
const analysis = (decisions: readonly AnalysedDecision[], rivals = false): Analysis => ({
  rivals,
  decisions,
  total: decisions.length,
});
const movesTo = (last: number) => Array.from({ length: last }, (_, at) => ({ seq: at + 1, events: [] }));
const chances = (points: readonly Point[]) => points.map(({ at, chance }) => [at, chance]);
const along = (...all: readonly number[]): Point[] =>
  all.map((chance, at) => ({ at: at + 1, chance, error: 0.01 }));

const ALONE = { rivals: false, viewer: 0 } as const;

describe('the points of a chart', () => {
  it('are the chances after each decision, and the end', () => {
    const outcome = { result: 'defeat', winners: [], reason: '' } as const;
    const points = pointsOf(analysis([decision(1, 0, 0.6), decision(3, 1, 0.4)]), {
      moves: movesTo(4),
      viewer: 0,
      outcome,
    });
    expect(chances(points)).toEqual([
      [1, 0.6],
      [3, 0.4],
      [4, 0],
    ]);
  });

  it('among rivals are those of the viewer', () => {
    const outcome = { result: 'victory', winners: [1], reason: '' } as const;
    const played = analysis([decision(1, 0, 0.75), decision(2, 1, 0.5)], true);
    const seen = (viewer: 0 | 1) => chances(pointsOf(played, { moves: movesTo(3), viewer, outcome }));
    expect(seen(0)).toEqual([
      [1, 0.75],
      [2, 0.5],
      [3, 0],
    ]);
    expect(seen(1)).toEqual([
      [1, 0.25],
      [2, 0.5],
      [3, 1],
    ]);
  });

  it('end with what came of it where the last decision ended the game', () => {
    const outcome = { result: 'victory', winners: [0], reason: '' } as const;
    const last = decision(2, 0, 0.9);
    const points = pointsOf(analysis([decision(1, 0, 0.5), last]), {
      moves: movesTo(2),
      viewer: 'spectator',
      outcome,
    });
    expect(points).toHaveLength(2);
    expect(points[1]).toEqual({ at: 2, chance: 1, error: 0, decision: last });
  });

  it('leave out decisions that the replay does not have', () => {
    expect(pointsOf(analysis([decision(9, 0, 0.5)]), { moves: movesTo(2), viewer: 0 })).toEqual([]);
  });
});

describe('turning points', () => {
  it('are the five largest changes, in the order of the game', () => {
    const turns = turningPoints(along(0.5, 0.62, 0.3, 0.31, 0.9, 0.7, 0.5, 0.95, 0.2), ALONE);
    expect(turns.map(({ at }) => at)).toEqual([3, 5, 6, 8, 9]);
    expect(turns[0]?.by).toBeCloseTo(-0.32);
  });

  it('are no small changes and no noise', () => {
    expect(turningPoints(along(0.5, 0.59, 0.5), ALONE)).toEqual([]);
    const noisy = along(0.5, 0.7).map((point) => ({ ...point, error: 0.1 }));
    expect(turningPoints(noisy, ALONE)).toEqual([]);
    expect(
      turningPoints(
        noisy.map((point) => ({ ...point, error: 0.05 })),
        ALONE,
      ),
    ).toHaveLength(1);
  });

  it('say whether a mistake, the opponent, luck or the end was to blame', () => {
    const [before, after] = along(0.6, 0.3) as [Point, Point];
    const caused = (best: number, seat: number, rivals: boolean) =>
      turningPoints([before, { ...after, decision: decision(2, seat, 0.3, { best }) }], {
        rivals,
        viewer: 0,
      })[0]?.cause;
    expect(caused(0.5, 0, true)).toBe('mistake');
    expect(caused(0.5, 1, true)).toBe('mistake');
    expect(caused(0.35, 0, true)).toBe('luck');
    expect(caused(0.35, 1, true)).toBe('opponent');
    expect(caused(0.35, 1, false)).toBe('luck');
    expect(turningPoints([before, after], ALONE)[0]?.cause).toBe('end');
  });
});

describe('the moves that lost the most', () => {
  it('come worst first, at the moment before each', () => {
    const lost = [0.05, 0.3, 0.12].map((by, at) => decision(at + 1, 0, 0.4, { best: 0.4 + by }));
    expect(worstMoves(analysis(lost), movesTo(3)).map(({ at }) => at)).toEqual([1, 2, 0]);
  });

  it('are five at most, and none that is within its error', () => {
    const lost = Array.from({ length: 8 }, (_, at) => decision(at + 1, 0, 0.4, { best: 0.5 }));
    expect(worstMoves(analysis(lost), movesTo(8))).toHaveLength(5);
    const unsure = [decision(1, 0, 0.4, { best: 0.5, error: 0.2 }), decision(2, 0, 0.4, { best: 0.41 })];
    expect(worstMoves(analysis(unsure), movesTo(2))).toEqual([]);
  });
});
