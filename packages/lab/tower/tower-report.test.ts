import { createRandom, randomBelow } from '@three-spires/kernel';
import { loadPhysics } from '@three-spires/stygian-society/tower/fall';
import { describe, expect, test } from 'vitest';
import { fitLines } from './tower-fit.ts';
import { chartLines, groupLines, sharesOf, targetLines } from './tower-report.ts';
import { type Sample, sampleSeries, seriesOf } from './tower-sample.ts';

const cost = { first: false, steps: 200, milliseconds: 10 };
const one: Sample = { ...cost, dropped: 6, stuckBefore: 4, fell: 3, loosened: 1, crypt: 2 };
const two: Sample = { ...cost, dropped: 4, stuckBefore: 6, fell: 4, loosened: 2, crypt: 0 };

/**
 * Drops of a tower with known probabilities, in thousandths: 900 - 20 per dropped cube - 10 per stuck cube, and
 * 100 + 30 per dropped cube.
 */
const knownTower = (): Sample[] => {
  const random = createRandom('known tower', 1);
  const count = (cubes: number, thousandths: number): number =>
    Array.from({ length: cubes }, () => randomBelow(random, 0, 1000)).filter((drawn) => drawn < thousandths)
      .length;
  return Array.from({ length: 20_000 }, (_, number) => {
    const dropped = 3 + (number % 7);
    const stuckBefore = number % 11;
    const fell = count(dropped, 900 - 20 * dropped - 10 * stuckBefore);
    const loosened = count(stuckBefore, 100 + 30 * dropped);
    return {
      ...cost,
      first: stuckBefore === 0,
      dropped,
      stuckBefore,
      fell,
      loosened,
      crypt: count(fell + loosened, 200),
    };
  });
};

/** The three numbers of a fitted line. */
const fitted = (lines: readonly string[], name: string): number[] =>
  (lines.find((line) => line.startsWith(`  ${name} `)) ?? '').match(/-?\d+/g)?.map(Number) ?? [];

describe('what the tower command says', () => {
  test('shares are of cubes, not of drops', () => {
    expect(sharesOf([one, two])).toEqual({
      fall: 7 / 10,
      stuck: 5,
      loosen: 3 / 10,
      fromStuck: 3 / 10,
      crypt: 2 / 10,
      luck: 1 / 2,
    });
  });

  test('a share out of bounds is reported', () => {
    expect(targetLines(sharesOf([one, two])).filter((line) => line.includes('OUTSIDE')).length).toBe(1);
  });

  test('drops are grouped by cubes dropped and stuck, and shown as bars', () => {
    expect(groupLines([one, two]).filter((line) => /^ +\d+ +1 /.test(line)).length).toBe(2);
    expect(chartLines([one, two], 'Crypt:', ({ crypt }) => crypt).at(-1)).toMatch(/2 +50\.0% █+/);
  });

  test('the fit recovers the probabilities that the samples were drawn with', () => {
    const lines = fitLines(knownTower());
    const [base = 0, perDropped = 0, perStuck = 0] = fitted(lines, 'falls');
    expect(Math.abs(base - 900)).toBeLessThan(20);
    expect(Math.abs(perDropped + 20)).toBeLessThan(3);
    expect(Math.abs(perStuck + 10)).toBeLessThan(3);
    const loosens = fitted(lines, 'loosens');
    expect(Math.abs((loosens[0] ?? 0) - 100)).toBeLessThan(20);
    expect(Math.abs((loosens[1] ?? 0) - 30)).toBeLessThan(3);
    expect(fitted(lines, 'crypt')[0]).toBeGreaterThan(190);
  });

  test('drops are sampled in series of forty, and the last one takes the rest', () => {
    expect(seriesOf(90)).toEqual([
      { number: 0, drops: 40 },
      { number: 1, drops: 40 },
      { number: 2, drops: 10 },
    ]);
  });

  test('every cube of a sampled drop is accounted for', async () => {
    const physics = await loadPhysics();
    const samples = seriesOf(4).flatMap((series) => sampleSeries(physics, series));
    expect(samples.map(({ first }) => first)).toEqual([true, false, false, false]);
    samples.forEach(({ dropped, stuckBefore, fell, loosened }, at) => {
      const left = stuckBefore + dropped - fell - loosened;
      expect(samples[at + 1]?.stuckBefore ?? left).toBe(left);
    });
  });
});
