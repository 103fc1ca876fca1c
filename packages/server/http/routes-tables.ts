import { InputError } from '@three-spires/kernel';
import type { Bots, Host } from '@three-spires/session';
import {
  admit,
  claimSeat,
  comeBack,
  newStoredTable,
  offerSeatToBot,
  openNext,
  openRematch,
  releaseSeat,
  requireInvite,
  requireUnblocked,
  SessionError,
  storedTable,
  summaryFor,
  type TableMaking,
  validate,
} from '@three-spires/session';
import {
  type ClaimSeatAnswer,
  claimSeatBody,
  joinBody,
  type NewTableAnswer,
  newTableBody,
  type ReleaseSeatAnswer,
  releaseSeatParams,
  seatBotBody,
  type TableList,
  type TableSummary,
  tableQuery,
} from '@three-spires/session/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Identity } from '../identity/identity.ts';
import type { Quotas } from '../identity/quotas.ts';
import type { Store } from '../store/store.ts';

const TABLES_LISTED = 100;

type TableNeeds = TableMaking & {
  store: Store;
  host: Host;
  bots: Bots;
  identity: Identity;
  quotas: Quotas;
};

type TableParams = { readonly id: string };

export const addTableRoutes = (app: FastifyInstance, needs: TableNeeds): void => {
  const { store, host, games, identity, quotas } = needs;
  app.post('/api/tables', async (request, reply): Promise<NewTableAnswer> => {
    const body = validate(newTableBody, request.body);
    const person = await identity.knownOrNew(request, reply);
    const table = newStoredTable(needs, body, person);
    await quotas.newTable(person.id, request);
    await store.addTable(table);
    reply.code(201);
    return { table: table.id, invite: table.invite };
  });

  app.get('/api/tables', async (request): Promise<TableList> => {
    const person = await identity.known(request);
    if (person === undefined) return { tables: [] };
    const tables = await store.tablesOf(person.id, TABLES_LISTED);
    return { tables: tables.map((table) => summaryFor(games, table, person.id)) };
  });

  app.get(
    '/api/tables/:id',
    async (request: FastifyRequest<{ Params: TableParams }>): Promise<TableSummary> => {
      const { invite } = validate(tableQuery, request.query);
      const table = await storedTable(store, request.params.id);
      const person = await identity.known(request);
      admit(table, person?.id, invite);
      return summaryFor(games, table, person?.id);
    },
  );

  app.post(
    '/api/tables/:id/seats',
    async (request: FastifyRequest<{ Params: TableParams }>, reply): Promise<ClaimSeatAnswer> => {
      const body = validate(claimSeatBody, request.body);
      const table = await storedTable(store, request.params.id);
      const person = await identity.knownOrNew(request, reply);
      return { table: table.id, seat: await claimSeat({ store, host, games }, table, person, body) };
    },
  );

  app.post(
    '/api/tables/:id/next',
    async (request: FastifyRequest<{ Params: TableParams }>, reply): Promise<NewTableAnswer> => {
      const table = await storedTable(store, request.params.id);
      const person = await identity.known(request);
      const opening = { ...needs, mayOpen: () => quotas.newTable(person?.id ?? '', request) };
      const { id, invite } = await openNext(opening, table, person?.id);
      reply.code(201);
      return { table: id, invite };
    },
  );

  app.post(
    '/api/tables/:id/rematch',
    async (request: FastifyRequest<{ Params: TableParams }>, reply): Promise<NewTableAnswer> => {
      const table = await storedTable(store, request.params.id);
      const person = await identity.known(request);
      const opening = { ...needs, mayOpen: () => quotas.newTable(person?.id ?? '', request) };
      const { id, invite } = await openRematch(opening, table, person?.id);
      reply.code(201);
      return { table: id, invite };
    },
  );

  app.post(
    '/api/tables/:id/guests',
    async (request: FastifyRequest<{ Params: TableParams }>, reply): Promise<ClaimSeatAnswer> => {
      const { invite, join } = validate(joinBody, request.body);
      const table = await storedTable(store, request.params.id);
      requireInvite(table, invite);
      const person = await identity.knownOrNew(request, reply);
      await requireUnblocked(store, table, person.id);
      try {
        return { table: table.id, seat: await host.join(table.id, person, join) };
      } catch (error) {
        if (error instanceof InputError)
          throw new SessionError('conflict', 'cannot-join', error.message, 'join');
        throw error;
      }
    },
  );

  app.post(
    '/api/tables/:id/seats/:seat/bot',
    async (
      request: FastifyRequest<{ Params: TableParams & { readonly seat: string } }>,
    ): Promise<ClaimSeatAnswer> => {
      const { seat } = validate(releaseSeatParams, request.params);
      const { level } = validate(seatBotBody, request.body);
      const table = await storedTable(store, request.params.id);
      const person = await identity.known(request);
      await offerSeatToBot(needs, table, person, seat, level);
      return { table: table.id, seat };
    },
  );

  app.post(
    '/api/tables/:id/seats/:seat/back',
    async (
      request: FastifyRequest<{ Params: TableParams & { readonly seat: string } }>,
    ): Promise<ClaimSeatAnswer> => {
      const { seat } = validate(releaseSeatParams, request.params);
      const table = await storedTable(store, request.params.id);
      await comeBack(host, table, await identity.known(request), seat);
      return { table: table.id, seat };
    },
  );

  app.delete(
    '/api/tables/:id/seats/:seat',
    async (
      request: FastifyRequest<{ Params: TableParams & { readonly seat: string } }>,
    ): Promise<ReleaseSeatAnswer> => {
      const { seat } = validate(releaseSeatParams, request.params);
      const table = await storedTable(store, request.params.id);
      await releaseSeat(store, host, table, await identity.known(request), seat);
      return { table: table.id, seat };
    },
  );
};
