import type { Archives, Campaigns, Host, StoredTable } from '@three-spires/session';
import {
  admit,
  createKept,
  type Games,
  heldSeats,
  isOfEarlierRules,
  isOpenToAll,
  pastText,
  SessionError,
  seatHolder,
  storedSetupFor,
  storedTable,
} from '@three-spires/session';
import type { SummaryAnswer } from '@three-spires/session/protocol';
import { isOnlyEnd, tableLog } from '@three-spires/table';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Identity } from '../identity/identity.ts';
import type { Store } from '../store/store.ts';

const KEPT = 50;

type SummaryNeeds = {
  store: Store;
  host: Host;
  games: Games;
  archives: Archives;
  campaigns: Campaigns;
  identity: Identity;
};

const pastOf = (stored: StoredTable) => ({
  summary: undefined,
  past: pastText(stored, stored.seats.map(seatHolder)),
});

/** The story of a finished game, open to anyone who has its address, as its replay is. */
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
      // A request right after the end must not be earlier than the campaign.
      await campaigns.enter(id);
      if (isOnlyEnd(table)) return pastOf(stored);
      return { summary: kept(id, () => table.game.summarise?.(table.game, tableLog(table))) };
    } catch (error) {
      if (error instanceof SessionError && error.kind === 'gone') return pastOf(stored);
      throw error;
    }
  };

  app.get(
    '/api/tables/:id/summary',
    async (request: FastifyRequest<{ Params: { readonly id: string } }>): Promise<SummaryAnswer> => {
      const { id } = request.params;
      const stored = await storedTable(store, id);
      if (stored.outcome === undefined)
        throw new SessionError('conflict', 'still-played', 'This game is not over yet.', 'table');
      const person = await identity.known(request);
      const isOpen = await isOpenToAll(store, stored);
      // While a match goes on its finished games are for those who play it.
      if (!isOpen) admit(stored, person?.id, undefined);
      const told = await storyOf(stored);
      const entry = person && (await store.campaignEntry(person.id, id));
      return {
        table: id,
        game: stored.game,
        setup: storedSetupFor(games, stored, heldSeats(stored, person?.id), isOpen),
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
