import { type Costs, SlowDown, type Time } from '@three-spires/session';
import type { Metrics } from '../metrics/metrics.ts';
import { networkOf } from '../settings/addresses.ts';
import type { Limits } from '../settings/limits.ts';
import { createBudget, type Payer } from './budgets.ts';
import { createMeter } from './meter.ts';

/**
 * Measures the thread time and disk space that people and addresses use, and decides whether they may
 * continue.
 */
export type ServerCosts = Costs & {
  /** Charges this payer for the thread until the event loop turns. */
  begin(payer: Payer): void;
  /**
   * Starts work of unknown cost for a payer; throws `SlowDown` if the payer is in debt. Call the returned
   * function when the work is done.
   */
  admit(payer: Payer): () => void;
  /** Records who is making a request, once known; throws `SlowDown` if they are in debt. */
  requirePaid(payer: Payer, person: string): void;
  /** Throws `SlowDown` if a payer is in debt for disk space. */
  requireSpace(payer: Payer): void;
};

type CostsNeeds = {
  readonly limits: Pick<Limits, 'processor' | 'written'>;
  readonly time: Pick<Time, 'elapsed'>;
  readonly metrics: Pick<Metrics, 'slowedDown'>;
  readonly defer?: (call: () => void) => void;
};

/**
 * The assumed cost of unfinished work. Without it, a whole burst of messages would be let in before the first
 * is paid for.
 */
const RESERVED_MS = 20;
/** What the system and the libraries spend on a message or request, before and after the measured part. */
const UNMEASURED_MS = 0.1;
/** How many people's addresses are remembered. Their bots may play on after their browsers are closed. */
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
      // The person may become known in the meantime.
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
