import { createSums } from '@three-spires/bots/slay-the-spire/net';
import { createRandom, randomBelow } from '@three-spires/kernel';
import { describe, expect, test } from 'vitest';
import { errorOf, fitNet, type Position } from './train-net.ts';

/** Ends well where exactly one of two inputs is there: no straight line says that. */
const positions = (count: number, seed: string): Position[] => {
  const random = createRandom(seed, 1);
  return Array.from({ length: count }, () => {
    const [one, other] = [randomBelow(random, 0, 2), randomBelow(random, 0, 2)];
    const at = Int32Array.from([0, 1, 2]);
    return { at, value: Float64Array.from([1, one, other]), length: 3, end: one === other ? 0 : 1 };
  });
};

describe('fitting a net', () => {
  test('learns what no straight line says', () => {
    const net = fitNet(positions(2000, 'learn'), { hidden: 16, inputs: 3, epochs: 40, seed: 'fit' });
    const { net: own, average } = errorOf(net, positions(200, 'check'));
    expect(own).toBeLessThan(average / 10);
    expect(createSums(net).length).toBe(17);
  });

  test('gives the same net for the same samples and seed', () => {
    const once = fitNet(positions(200, 'same'), { hidden: 4, inputs: 3, epochs: 2, seed: 'fit' });
    expect(fitNet(positions(200, 'same'), { hidden: 4, inputs: 3, epochs: 2, seed: 'fit' })).toEqual(once);
  });
});
