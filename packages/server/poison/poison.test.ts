import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PoisonCase, tableRequest } from './case.ts';
import { CORPUS, withValueAt } from './corpus.ts';
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

const anyJson = fc.jsonValue({ maxDepth: 6 });

/** A value of some hostile sort. */
const anyValue = fc.oneof(
  anyJson,
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.integer({ min: 1, max: 4_000 }).map((length) => new Array<number>(length).fill(length)),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom('__proto__', 'constructor', 'Strike', 'Quilted Sentinel', 'Knight'),
);

/** A set-up that was right, with something else at one of its places. */
const brokenSetup = fc
  .record({ target: fc.constantFrom(...TARGETS), pick: fc.nat(), value: anyValue })
  .map(({ target, pick, value }) => {
    const paths = Object.keys(target.places);
    const path = paths[pick % paths.length] ?? '';
    return tableRequest(
      target.game,
      withValueAt(target.setup, path.split('.'), () => value),
      target.seats,
    );
  });

const anySetup = fc
  .record({ target: fc.constantFrom(...TARGETS), setup: anyJson, inPosition: fc.boolean() })
  .map(({ target, setup, inPosition }) => {
    const given = inPosition ? { ...(target.setup as object), position: setup } : setup;
    return tableRequest(target.game, given, target.seats);
  });

const anyMessage = fc
  .record({
    type: fc.constantFrom(
      'watch',
      'preview',
      'move',
      'undo',
      'giveUp',
      'consent',
      'chat',
      'signal',
      'ping',
      'other',
    ),
    field: fc.constantFrom('seat', 'move', 'decision', 'to', 'text', 'signal', 'seen', 'accept', 'at'),
    value: anyValue,
    rest: anyJson,
  })
  .map(({ type, field, value, rest }) => ({
    message: JSON.stringify({
      ...{ type, command: 'any-command', table: '$table', seat: 0, move: 0 },
      ...(typeof rest === 'object' && !Array.isArray(rest) ? rest : {}),
      [field]: value,
    }),
  }));

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
