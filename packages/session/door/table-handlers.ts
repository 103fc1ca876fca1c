import { defined, InputError } from '@three-spires/kernel';
import type { Bots } from '../bots/bots.ts';
import { SessionError } from '../common/error.ts';
import type { Costs } from '../given/costs.ts';
import type { Host } from '../hosting/host.ts';
import { storedTable } from '../hosting/stored-table.ts';
import { openBranch } from '../opening/branch.ts';
import { newStoredTable, type TableMaking } from '../opening/new-table.ts';
import { openNext, openRematch } from '../opening/next-game.ts';
import type { NewTableAnswer } from '../protocol/index.ts';
import { admit, requireInvite, requireUnblocked } from '../seating/admission.ts';
import { heldSeats } from '../seating/held-seats.ts';
import { claimSeat, comeBack, offerSeatToBot, releaseSeat } from '../seating/seats.ts';
import { summaryFor } from '../showing/summary.ts';
import type { DoorStore } from '../stores/index.ts';
import type { TABLE_CALLS } from './calls/tables.ts';
import type { Handlers } from './handlers.ts';

const TABLES_LISTED = 100;

type TableNeeds = TableMaking & {
  readonly store: DoorStore;
  readonly host: Host;
  readonly bots: Bots;
  readonly costs: Pick<Costs, 'wrote'>;
};

const opened = ({ id, invite }: { readonly id: string; readonly invite: string }): NewTableAnswer => ({
  table: id,
  invite,
});

/** Opens tables, and controls who may sit there. */
export const tableHandlers = (
  needs: TableNeeds,
): Handlers<Exclude<keyof typeof TABLE_CALLS, 'ratingsAtTable' | 'reportPerson'>> => {
  const { store, host, games, time } = needs;
  const at = (table: string) => storedTable(store, table);

  return {
    async openTable(caller, body) {
      const person = await caller.person();
      const table = newStoredTable(needs, body, person);
      await caller.requireTable(person.id);
      await store.addTable(table);
      return opened(table);
    },

    async listTables(caller) {
      const person = await caller.known();
      if (person === undefined) return { tables: [] };
      const tables = await store.tablesOf(person.id, TABLES_LISTED);
      return { tables: tables.map((table) => summaryFor(games, table, person.id)) };
    },

    async lookAtTable(caller, { table: id, invite }) {
      const table = await at(id);
      const person = await caller.known();
      admit(table, person?.id, invite);
      return summaryFor(games, table, person?.id);
    },

    async changeTable(caller, { table: id, listed, spectators }) {
      const table = await at(id);
      const person = await caller.known();
      if (person === undefined || table.host !== person.id || heldSeats(table, person.id).length === 0)
        throw new SessionError(
          'forbidden',
          'not-the-host',
          'Only the person who opened this table may do that.',
        );
      if (listed === true && table.practice.includes('imported'))
        throw new SessionError(
          'conflict',
          'imported-game',
          'An imported game is not listed. Invite people with its link.',
          'listed',
        );
      const settings = {
        ...defined({ listed }),
        ...(spectators === undefined ? {} : { playersOnly: !spectators }),
      };
      await store.changeSettings(id, settings, time.date());
      await host.refresh(id);
      return summaryFor(games, await at(id), person.id);
    },

    async claimSeat(caller, { table: id, ...wanted }) {
      const table = await at(id);
      const person = await caller.person();
      return { table: id, seat: await claimSeat({ store, host, games }, table, person, wanted) };
    },

    async releaseSeat(caller, { table: id, seat }) {
      const table = await at(id);
      await releaseSeat(store, host, table, await caller.known(), seat);
      return { table: id, seat };
    },

    async comeBack(caller, { table: id, seat }) {
      const table = await at(id);
      await comeBack(host, table, await caller.known(), seat);
      return { table: id, seat };
    },

    async seatBot(caller, { table: id, seat, level }) {
      const table = await at(id);
      await offerSeatToBot(needs, table, await caller.known(), seat, level);
      return { table: id, seat };
    },

    async joinTable(caller, { table: id, invite, join }) {
      const table = await at(id);
      requireInvite(table, invite);
      const person = await caller.person();
      await requireUnblocked(store, table, person.id);
      try {
        return { table: id, seat: await host.join(id, person, join) };
      } catch (error) {
        if (error instanceof InputError)
          throw new SessionError('conflict', 'cannot-join', error.message, 'join');
        throw error;
      }
    },

    async openNextGame(caller, { table: id }) {
      const table = await at(id);
      const person = await caller.known();
      const opening = { ...needs, mayOpen: () => caller.requireTable(person?.id ?? '') };
      return opened(await openNext(opening, table, person?.id));
    },

    async openRematch(caller, { table: id }) {
      const table = await at(id);
      const person = await caller.known();
      const opening = { ...needs, mayOpen: () => caller.requireTable(person?.id ?? '') };
      return opened(await openRematch(opening, table, person?.id));
    },

    async branchTable(caller, { table: id, ...from }) {
      const person = await caller.person();
      const table = await at(id);
      await caller.requireTable(person.id);
      return opened(await openBranch(needs, table, person, from));
    },
  };
};
