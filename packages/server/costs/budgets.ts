import { type Allowances, createAllowances, type Rate } from '@three-spires/session';
import { NETWORK_FACTOR } from '../settings/address-allowances.ts';
import { networkOf } from '../settings/addresses.ts';

/** Who uses a budget. The person behind a request is known only once its cookie has been read. */
export type Payer = { person?: string | undefined; readonly address?: string | undefined };

/** Whose budget is exhausted. */
type Scope = 'person' | 'address' | 'network';

/** What a person, an address and its surrounding network may use of one resource. */
type Budget = {
  /**
   * How many seconds until the payer's debt is paid, and whose budget it is about; undefined without a debt.
   */
  debt(payer: Payer): { readonly seconds: number; readonly scope: Scope } | undefined;
  spend(payer: Payer, amount: number): void;
};

type BudgetRates = { readonly person: Rate; readonly address: Rate };

/** Something must be left in the budget. */
const LEAST = 0.001;

export const createBudget = ({ person, address }: BudgetRates, elapsed: () => number): Budget => {
  const network = {
    burst: address.burst * NETWORK_FACTOR,
    perSecond: address.perSecond * NETWORK_FACTOR,
  };
  const allowances: Readonly<Record<Scope, Allowances>> = {
    person: createAllowances(person, elapsed),
    address: createAllowances(address, elapsed),
    network: createAllowances(network, elapsed),
  };
  return {
    debt(payer) {
      let worst: ReturnType<Budget['debt']>;
      for (const [scope, key] of keysOf(payer)) {
        const seconds = allowances[scope].wait(key, LEAST);
        if (seconds > (worst?.seconds ?? 0)) worst = { seconds, scope };
      }
      return worst;
    },
    spend(payer, amount) {
      for (const [scope, key] of keysOf(payer)) allowances[scope].spend(key, amount);
    },
  };
};

const keysOf = ({ person, address }: Payer): readonly (readonly [Scope, string])[] => {
  const keys: [Scope, string][] = [];
  if (person !== undefined) keys.push(['person', person]);
  if (address === undefined) return keys;
  keys.push(['address', address]);
  const network = networkOf(address);
  if (network !== undefined) keys.push(['network', network]);
  return keys;
};
