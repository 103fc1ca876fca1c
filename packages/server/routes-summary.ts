import { firstSeq, lastSeq, tableLog } from '@three-spires/table';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from './api-error.ts';
import type { Archives } from './archives.ts';
import type { Campaigns } from './campaigns.ts';
import { isOpenToAll } from './disclosure.ts';
import type { Host } from './host.ts';
import type { Identity } from './identity.ts';
import { createKept } from './kept.ts';
import { type Games, seatHolder } from './loaded-table.ts';
import type { SummaryAnswer } from './protocol.ts';
import { isOfEarlierRules } from './reels.ts';
import type { Store, StoredTable } from './store.ts';
import { storedTable } from './stored-table.ts';
import { heldSeats, storedSetupFor } from './summary.ts';
import { pastText } from './update-words.ts';

const KEPT = 50;

type SummaryNeeds = {
  store: Store;
  host: Host;
  games: Games;
  archives: Archives;
  campaigns: Campaigns;
  identity: Identity;
};

/** The story of a finished game, open to whoever has its address, as its replay is. */
export const addSummaryRoute = (
  app: FastifyInstance,
  { store, host, games, archives, campaigns, identity }: SummaryNeeds,
): void => {
  const kept = createKept<unknown>(KEPT);

  /** The story as the archive has it where the rules have changed since, or else what is known without one. */
  const storyOf = async (stored: StoredTable): Promise<Pick<SummaryAnswer, 'summary' | 'past'>> => {
    const { id } = stored;
    const archive = isOfEarlierRules(games, stored) ? await archives.of(id) : undefined;
    if (archive !== undefined) return { summary: archive.summary };
    try {
      const { table } = await host.table(id);
      // A player who asks at once must find the campaign up to date.
      await campaigns.enter(id);
      const isOnlyEnd = table.base !== undefined && firstSeq(table) === lastSeq(table);
      if (isOnlyEnd) return { summary: undefined, past: pastText(stored, stored.seats.map(seatHolder)) };
      return { summary: kept(id, () => table.game.summarise?.(table.game, tableLog(table))) };
    } catch (error) {
      if (error instanceof ApiError && error.status === 410)
        return { summary: undefined, past: pastText(stored, stored.seats.map(seatHolder)) };
      throw error;
    }
  };

  app.get(
    '/api/tables/:id/summary',
    async (request: FastifyRequest<{ Params: { readonly id: string } }>): Promise<SummaryAnswer> => {
      const { id } = request.params;
      const stored = await storedTable(store, id);
      if (stored.outcome === undefined)
        throw new ApiError(409, 'still-played', 'This game is not over yet.', 'table');
      const told = await storyOf(stored);
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
        ...told,
        ...(entry === undefined ? {} : { news: entry.news }),
      };
    },
  );
};
