import { type Costs, SlowDown, type Time } from '@three-spires/session';
import type { Metrics } from '../metrics/metrics.ts';
import { networkOf } from '../settings/addresses.ts';
import type { Limits } from '../settings/limits.ts';
import { createBudget, type Payer } from './budgets.ts';
import { createMeter } from './meter.ts';

/** What people and addresses use of the thread and of the disk, measured, and whether they may go on. */
export type ServerCosts = Costs & {
  /** From here until the event loop turns, this payer pays for the thread. */
  begin(payer: Payer): void;
  /**
   * Lets a payer begin something whose cost is not known yet; throws `SlowDown` where something is owed. The function it
   * returns is called when the work is done.
   */
  admit(payer: Payer): () => void;
  /** Notes who makes a request, once that is known; throws `SlowDown` where they owe something. */
  requirePaid(payer: Payer, person: string): void;
  /** Throws `SlowDown` where a payer owes something for what was written. */
  requireSpace(payer: Payer): void;
};

type CostsNeeds = {
  readonly limits: Pick<Limits, 'processor' | 'written'>;
  readonly time: Pick<Time, 'elapsed'>;
  readonly metrics: Pick<Metrics, 'slowedDown'>;
  readonly defer?: (call: () => void) => void;
};

/** What work is taken to cost until it is done, or a burst of messages would all be let in before the first is paid. */
const RESERVED_MS = 20;
/** What the system and the libraries do for a message or a request before and after it can be measured. */
const UNMEASURED_MS = 0.1;
/** Of how many people the address is remembered; with each, bots may go on when their browsers are closed. */
const PEOPLE_KEPT = 20_000;

export const createCosts = ({ limits, time, metrics, defer = setImmediate }: CostsNeeds): ServerCosts => {
  const processor = createBudget(limits.processor, time.elapsed);
  const written = createBudget(limits.written, time.elapsed);
  const addresses = new Map<string, string>();
  const meter = createMeter({ elapsed: time.elapsed, spend: processor.spend, defer });

  const remember = ({ person, address }: Payer): void => {
    if (person === undefined || address === undefined || addresses.get(person) === address) return;
    addresses.delete(person);
    addresses.set(person, address);
    if (addresses.size <= PEOPLE_KEPT) return;
    const [oldest] = addresses.keys();
    if (oldest !== undefined) addresses.delete(oldest);
  };

  const payerFor = (person: string): Payer => ({ person, address: addresses.get(person) });

  const refuse = (payer: Payer, what: 'processor' | 'disk'): void => {
    const debt = (what === 'disk' ? written : processor).debt(payer);
    if (debt === undefined) return;
    metrics.slowedDown(what, debt.scope);
    throw new SlowDown(debt.seconds * 1000);
  };

  return {
    begin(payer) {
      remember(payer);
      meter.turnTo(payer);
    },
    admit(payer) {
      refuse(payer, 'processor');
      processor.spend(payer, RESERVED_MS);
      // The person may become known meanwhile.
      const { person, address } = payer;
      return () => processor.spend({ person, address }, UNMEASURED_MS - RESERVED_MS);
    },
    requirePaid(payer, person) {
      if (payer.person === person) return;
      payer.person = person;
      remember(payer);
      refuse({ person }, 'processor');
    },
    requireSpace: (payer) => refuse(payer, 'disk'),
    groupOf(person) {
      const address = addresses.get(person);
      return address === undefined ? person : (networkOf(address) ?? address);
    },
    bill: (person) => meter.turnTo(payerFor(person)),
    charge(person, work) {
      const before = meter.payer();
      meter.turnTo(payerFor(person));
      try {
        return work();
      } finally {
        meter.turnTo(before);
      }
    },
    hold() {
      const payer = meter.payer();
      return () => meter.turnTo(payer);
    },
    spent(ms) {
      const payer = meter.payer();
      if (payer !== undefined) processor.spend(payer, ms);
    },
    wrote: (person, bytes) => written.spend(payerFor(person), bytes),
    debtMs(person) {
      const payer = payerFor(person);
      const seconds = [processor, written].map((budget) => budget.debt(payer)?.seconds ?? 0);
      return 1000 * Math.max(...seconds);
    },
  };
};
