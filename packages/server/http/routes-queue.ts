import {
  checkChoice,
  duelOf,
  type Games,
  type LayingNeeds,
  layDuel,
  mayMeet,
  NEW_RATING,
  ratingWindow,
  SessionError,
  validate,
} from '@three-spires/session';
import { type QueueAnswer, type QueueClock, queueBody } from '@three-spires/session/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Identity } from '../identity/identity.ts';
import type { Quotas } from '../identity/quotas.ts';
import type { Store, Waiting } from '../store/store.ts';

/** People who wait ask every two seconds. After this time nobody is matched with them. */
const SEEN_MS = 10_000;
/** After this they are removed; those who were matched find their table among their own. */
const GONE_MS = 60_000;
/** People who wait at once, for all games together. */
const QUEUE_LIMIT = 5_000;
/** How many of those with the closest ratings are looked at. */
const CLOSEST = 20;

type QueueNeeds = LayingNeeds & { store: Store; games: Games; identity: Identity; quotas: Quotas };
type QueueRequest = FastifyRequest<{ Params: { readonly game: string } }>;

/**
 * Matches people for duels. The queue is in the store, and each person who asks how they stand tries to pair themselves: there
 * is nothing to elect or to restart. A pair is made by one transaction that needs both to be waiting still.
 */
export const addQueueRoutes = (app: FastifyInstance, needs: QueueNeeds): void => {
  const { store, games, identity, quotas, time, chance } = needs;

  /** Opens a table with the first of those who suit; they may be taken by another node meanwhile. */
  const pair = async (own: Waiting): Promise<string | undefined> => {
    const now = time.date();
    const others = await store.opponentsFor(own, now - SEEN_MS, CLOSEST);
    for (const other of others.filter((each) => mayMeet(own, each, now))) {
      const table = layDuel(needs, duelOf(games, own.game), [own, other], own.clock as QueueClock);
      if (await store.pairInQueue([own.ticket, other.ticket], table)) return table.id;
    }
    return undefined;
  };

  const standing = async (person: string, game: string): Promise<QueueAnswer> => {
    const now = time.date();
    await store.clearQueue(now - GONE_MS);
    const own = await store.waitInQueue(person, game, now);
    if (own === undefined) return { status: 'out' };
    // Where another pairs them at this moment, the next question finds that.
    const table = own.table ?? (await pair(own));
    if (table !== undefined) return { status: 'matched', table };
    const waited = now - own.joinedAt;
    return { status: 'waiting', seconds: Math.round(waited / 1000), window: shownWindow(waited) };
  };

  app.put('/api/queue/:game', async (request: QueueRequest, reply): Promise<QueueAnswer> => {
    const hosted = duelOf(games, request.params.game);
    const { choice, clock } = validate(queueBody, request.body);
    checkChoice(hosted, choice);
    const person = await identity.knownOrNew(request, reply);
    await quotas.newTable(person.id, request);
    const now = time.date();
    const game = hosted.game.id;
    const { rating } = (await store.ratingsOf(game, [person.id], now)).get(person.id) ?? NEW_RATING;
    const joining = { person: person.id, ticket: chance.id(), game, clock, choice, rating, joinedAt: now };
    if (!(await store.joinQueue(joining, QUEUE_LIMIT)))
      throw new SessionError(
        'unavailable',
        'queue-full',
        'Too many people wait for a duel at the moment. Try again in a minute.',
      );
    return await standing(person.id, game);
  });

  app.post('/api/queue/:game/wait', async (request: QueueRequest): Promise<QueueAnswer> => {
    const { id: game } = duelOf(games, request.params.game).game;
    const person = await identity.known(request);
    return person === undefined ? { status: 'out' } : await standing(person.id, game);
  });

  app.delete('/api/queue/:game', async (request: QueueRequest): Promise<{ left: boolean }> => {
    const { id: game } = duelOf(games, request.params.game).game;
    const person = await identity.known(request);
    return { left: person !== undefined && (await store.leaveQueue(person.id, game)) };
  });
};

/** JSON has no infinity. */
const EVERYONE = 9_999;
const shownWindow = (waitedMs: number): number => Math.min(EVERYONE, Math.round(ratingWindow(waitedMs)));
