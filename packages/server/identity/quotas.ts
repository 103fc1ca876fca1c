import type { Time } from '@three-spires/session';
import { createAllowances, SessionError } from '@three-spires/session';
import type { FastifyRequest } from 'fastify';
import type { ServerCosts } from '../costs/costs.ts';
import { createAddressAllowances } from '../settings/address-allowances.ts';
import { addressKey } from '../settings/addresses.ts';
import type { Limits } from '../settings/limits.ts';
import type { Store } from '../store/store.ts';

/**
 * The approximate size of a table's rows with its set-up. A branch is charged for the rest where it is
 * created.
 */
const TABLE_BYTES = 4_000;

/** Limits on what a person and an address may add to the store. Each throws when exceeded. */
export type Quotas = {
  newPerson(request: FastifyRequest): void;
  newTable(person: string, request: FastifyRequest): Promise<void>;
};

type QuotaNeeds = {
  readonly store: Pick<Store, 'openTablesOf'>;
  readonly limits: Limits;
  readonly time: Time;
  readonly costs: Pick<ServerCosts, 'requireSpace' | 'wrote'>;
};

export const createQuotas = ({ store, limits, time, costs }: QuotaNeeds): Quotas => {
  const people = createAddressAllowances(limits.people, time.elapsed);
  const tables = createAllowances(limits.tables, time.elapsed);
  const tablesPerAddress = createAddressAllowances(limits.tablesPerAddress, time.elapsed);

  return {
    newPerson({ ip }) {
      if (people.take(addressKey(ip)) > 0)
        throw new SessionError(
          'too-many',
          'too-many-people',
          'Too many new people from this address. Try again later.',
        );
    },
    async newTable(person, { ip }) {
      costs.requireSpace({ person, address: addressKey(ip) });
      if (tables.take(person) > 0)
        throw new SessionError(
          'too-many',
          'too-many-tables',
          'You have opened too many tables. Try again later.',
        );
      if (tablesPerAddress.take(addressKey(ip)) > 0)
        throw new SessionError(
          'too-many',
          'too-many-tables',
          'Too many new tables from this address. Try again later.',
        );
      if ((await store.openTablesOf(person)) >= limits.openTables)
        throw new SessionError(
          'forbidden',
          'too-many-open-tables',
          `You sit at ${limits.openTables} unfinished games. Finish one, or leave one, before you open another.`,
        );
      costs.wrote(person, TABLE_BYTES);
    },
  };
};
