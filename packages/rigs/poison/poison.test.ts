import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anyMessage, anySetup, brokenSetup } from './arbitrary.ts';
import type { PoisonCase } from './case.ts';
import { CORPUS } from './corpus.ts';
import { faultOf, type Probe, startProbe } from './probe.ts';
import { TARGETS } from './targets.ts';

/** How much more than the budget is let pass, so that a busy machine does not matter. What is bad takes far more. */
const FACTOR = 10;
const MINUTES = 60_000;

let probe: Probe;
beforeAll(async () => {
  probe = await startProbe();
});
afterAll(() => probe.close());

const faultsAmong = async (cases: readonly PoisonCase[]): Promise<string[]> => {
  const faults: string[] = [];
  for (const poison of cases) {
    const fault = faultOf(poison, await probe.attempt(poison), FACTOR);
    if (fault !== undefined) faults.push(fault);
  }
  return faults;
};

describe('the poison corpus', () => {
  it('holds at least 200 different cases, some for each game', () => {
    expect(CORPUS.length).toBeGreaterThan(200);
    expect(new Set(CORPUS.map(({ name }) => name)).size).toBe(CORPUS.length);
    for (const { game } of TARGETS)
      expect(CORPUS.filter(({ name }) => name.startsWith(game)).length).toBeGreaterThan(40);
  });

  it(
    'is refused with a reason or does no harm, at little cost',
    async () => {
      expect(await faultsAmong(CORPUS)).toEqual([]);
    },
    20 * MINUTES,
  );
});

describe('arbitrary JSON', () => {
  const holds = (sent: fc.Arbitrary<PoisonCase['send']>, runs: number) =>
    fc.assert(
      fc.asyncProperty(sent, async (send) => {
        const poison: PoisonCase = { name: JSON.stringify(send).slice(0, 500), send, outcome: 'either' };
        expect(faultOf(poison, await probe.attempt(poison), FACTOR)).toBeUndefined();
      }),
      { numRuns: runs },
    );

  it('as a set-up or position never harms the server', () => holds(anySetup, 60), 5 * MINUTES);
  it('at any place of a set-up never harms the server', () => holds(brokenSetup, 120), 5 * MINUTES);
  it('as a message never harms the server', () => holds(anyMessage, 80), 5 * MINUTES);
});
