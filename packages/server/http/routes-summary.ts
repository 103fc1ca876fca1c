import type { Campaigns, Host } from '@three-spires/session';
import {
  createKept,
  type Games,
  heldSeats,
  isOpenToAll,
  SessionError,
  seatHolder,
  storedSetupFor,
  storedTable,
} from '@three-spires/session';
import type { SummaryAnswer } from '@three-spires/session/protocol';
import { tableLog } from '@three-spires/table';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Identity } from '../identity/identity.ts';
import type { Store } from '../store/store.ts';

const KEPT = 50;

type SummaryNeeds = {
  store: Store;
  host: Host;
  games: Games;
  campaigns: Campaigns;
  identity: Identity;
};

/** The story of a finished game, open to anyone who has its address, as its replay is. */
export const addSummaryRoute = (
  app: FastifyInstance,
  { store, host, games, campaigns, identity }: SummaryNeeds,
): void => {
  const kept = createKept<unknown>(KEPT);
  app.get(
    '/api/tables/:id/summary',
    async (request: FastifyRequest<{ Params: { readonly id: string } }>): Promise<SummaryAnswer> => {
      const { id } = request.params;
      const stored = await storedTable(store, id);
      if (stored.outcome === undefined)
        throw new SessionError('conflict', 'still-played', 'This game is not over yet.', 'table');
      const { table } = await host.table(id);
      // A request right after the end must not be earlier than the campaign.
      await campaigns.enter(id);
      const person = await identity.known(request);
      const entry = person && (await store.campaignEntry(person.id, id));
      return {
        table: id,
        game: stored.game,
        setup: storedSetupFor(games, stored, heldSeats(stored, person?.id), await isOpenToAll(store, stored)),
        outcome: stored.outcome,
        practice: stored.practice,
        createdAt: stored.createdAt,
        changedAt: stored.changedAt,
        seats: stored.seats.map((seat) => ({
          seat: seat.seat,
          name: seatHolder(seat).name,
          mine: person !== undefined && seat.person === person.id,
        })),
        summary: kept(id, () => table.game.summarise?.(table.game, tableLog(table))),
        ...(entry === undefined ? {} : { news: entry.news }),
      };
    },
  );
};
