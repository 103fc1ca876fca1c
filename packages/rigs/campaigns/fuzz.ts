/** Sends hostile requests and messages to a server: the written corpus, and what fast-check makes up. */
import { randomBelow } from '@three-spires/kernel';
import fc from 'fast-check';
import { anyMessage, anySetup, brokenSetup } from '../poison/arbitrary.ts';
import type { PoisonCase } from '../poison/case.ts';
import { CORPUS } from '../poison/corpus.ts';
import { faultOf, startProbe } from '../poison/probe.ts';
import type { Campaign } from './campaign.ts';

/** How much more than the budget of a step is let pass, so that a busy machine does not matter. */
const FACTOR = 10;
const BATCH = 50;

const anyText = fc.string({ unit: 'binary', maxLength: 2_000 }).map((message) => ({ message }));

const SOURCES: Readonly<Record<string, fc.Arbitrary<PoisonCase['send']>>> = {
  'set-ups of any JSON': anySetup,
  'set-ups with one broken place': brokenSetup,
  'messages with broken fields': anyMessage,
  'messages of any text': anyText,
};

export const fuzz: Campaign = async (run) => {
  const probe = await startProbe();
  const counts: Record<string, number> = { corpus: 0 };
  const outcomes = { refused: 0, taken: 0, fault: 0 };
  let dearest = 0;
  const total = (): number => Object.values(counts).reduce((sum, count) => sum + count, 0);

  const attempt = async (source: string, poison: PoisonCase): Promise<void> => {
    const finding = await probe.attempt(poison);
    const fault = faultOf(poison, finding, FACTOR);
    if (fault !== undefined) run.fault(fault);
    outcomes[finding.outcome]++;
    dearest = Math.max(dearest, finding.cpuMs);
    counts[source] = (counts[source] ?? 0) + 1;
    run.progress(() => `${total()} cases, the dearest ${dearest.toFixed(0)} ms of CPU`);
  };

  /** The corpus in an order of chance, and made-up cases in between, so that a short run sees both. */
  const order = [...CORPUS.keys()].map((at) => ({ at, rank: randomBelow(run.random, 0, 2 ** 30) }));
  const corpus = order.sort((one, other) => one.rank - other.rank).map(({ at }) => CORPUS[at] as PoisonCase);
  try {
    for (let round = 0; !run.isOver(); round++) {
      for (const poison of corpus.splice(0, BATCH)) {
        if (run.isOver()) break;
        await attempt('corpus', poison);
      }
      for (const [source, arbitrary] of Object.entries(SOURCES)) {
        const seed = randomBelow(run.random, 0, 2 ** 30);
        for (const send of fc.sample(arbitrary, { numRuns: BATCH, seed })) {
          if (run.isOver()) break;
          const name = `${source} (seed ${run.seed}, round ${round}): ${JSON.stringify(send).slice(0, 300)}`;
          await attempt(source, { name, send, outcome: 'either' });
        }
      }
    }
  } finally {
    await probe.close();
  }
  return { ...counts, 'in all': total(), ...outcomes, 'most CPU for one step, ms': dearest.toFixed(1) };
};
