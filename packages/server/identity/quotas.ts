import type { Time } from '@three-spires/session';
import { createAllowances, SessionError } from '@three-spires/session';
import type { FastifyRequest } from 'fastify';
import { addressKey } from '../settings/addresses.ts';
import type { Limits } from '../settings/limits.ts';
import type { Store } from '../store/store.ts';

/** What a person and an address may add to the store. Each throws when it is too much. */
export type Quotas = {
  newPerson(request: FastifyRequest): void;
  newTable(person: string, request: FastifyRequest): Promise<void>;
};

export const createQuotas = (store: Pick<Store, 'openTablesOf'>, limits: Limits, time: Time): Quotas => {
  const people = createAllowances(limits.people, time.elapsed);
  const tables = createAllowances(limits.tables, time.elapsed);
  const tablesPerAddress = createAllowances(limits.tablesPerAddress, time.elapsed);

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
    },
  };
};
