import type { Seat, Viewer } from '@three-spires/kernel';
import type { Archives, Host, LayingNeeds, StoredTable } from '@three-spires/session';
import {
  admit,
  createReels,
  type Games,
  heldSeats,
  isOpenToAll,
  mayBranch,
  openBranch,
  requirePlayer,
  SessionError,
  seatHolder,
  storedSetupFor,
  storedTable,
  validate,
} from '@three-spires/session';
import {
  branchBody,
  type NewTableAnswer,
  type ReplayAnswer,
  type ReplayPicturesAnswer,
  replayPicturesQuery,
  replayQuery,
} from '@three-spires/session/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Identity } from '../identity/identity.ts';
import type { Quotas } from '../identity/quotas.ts';
import type { Store } from '../store/store.ts';

const PICTURES_LIMIT = 64;

type ReplayRequest = FastifyRequest<{ Params: { readonly id: string } }>;

/**
 * The seats through whose eyes a game may be watched again. A finished game has no secrets left and is open to
 * anyone who has its address; of one that goes on, everyone sees again what they saw.
 */
const eyesFor = ({ seats }: StoredTable, isOpen: boolean, person: string | undefined): readonly Seat[] =>
  seats.flatMap(({ seat, person: holder }) =>
    isOpen || (holder !== undefined && holder === person) ? [seat] : [],
  );

const chooseEyes = (eyes: readonly Seat[], person: Seat[], wanted: Seat | undefined): Viewer => {
  if (wanted === undefined) return person[0] ?? eyes[0] ?? 'spectator';
  if (!eyes.includes(wanted))
    throw new SessionError(
      'forbidden',
      'not-your-seat',
      `You cannot watch through seat ${wanted} yet.`,
      'seat',
    );
  return wanted;
};

type ReplayNeeds = LayingNeeds & {
  store: Store;
  host: Host;
  games: Games;
  archives: Archives;
  identity: Identity;
  quotas: Quotas;
};

export const addReplayRoutes = (app: FastifyInstance, needs: ReplayNeeds): void => {
  const { store, games, identity, quotas } = needs;
  const reels = createReels(needs);

  const open = async (request: ReplayRequest, invite: string | undefined, wanted: Seat | undefined) => {
    const stored = await storedTable(store, request.params.id);
    const person = await identity.known(request);
    const isOpen = await isOpenToAll(store, stored);
    if (!isOpen) {
      admit(stored, person?.id, invite);
      requirePlayer(stored, person?.id);
    }
    const eyes = eyesFor(stored, isOpen, person?.id);
    const mine = heldSeats(stored, person?.id);
    return { stored, person, isOpen, eyes, mine, viewer: chooseEyes(eyes, mine, wanted) };
  };

  app.get('/api/tables/:id/replay', async (request: ReplayRequest): Promise<ReplayAnswer> => {
    const { seat, invite } = validate(replayQuery, request.query);
    const { stored, person, isOpen, eyes, mine, viewer } = await open(request, invite, seat);
    const { playback, isArchived } = await reels.of(stored);
    return {
      table: stored.id,
      game: stored.game,
      rulesVersion: stored.rulesVersion,
      setup: storedSetupFor(games, stored, mine, isOpen),
      status: stored.outcome === undefined ? 'playing' : 'finished',
      ...(stored.outcome === undefined ? {} : { outcome: stored.outcome }),
      seats: stored.seats.map((each) => ({
        seat: each.seat,
        name: seatHolder(each).name,
        mine: mine.includes(each.seat),
      })),
      eyes,
      viewer,
      mayBranch: !isArchived && mayBranch(stored, isOpen, person?.id),
      moves: playback.moves(viewer),
    };
  });

  app.get(
    '/api/tables/:id/replay/pictures',
    async (request: ReplayRequest): Promise<ReplayPicturesAnswer> => {
      const { seat, invite, from, count } = validate(replayPicturesQuery, request.query);
      const { stored, viewer } = await open(request, invite, seat);
      const { playback } = await reels.of(stored);
      return { from, viewer, pictures: playback.pictures(viewer, from, Math.min(count, PICTURES_LIMIT)) };
    },
  );

  app.post('/api/tables/:id/branches', async (request: ReplayRequest, reply): Promise<NewTableAnswer> => {
    const body = validate(branchBody, request.body);
    const person = await identity.knownOrNew(request, reply);
    const stored = await storedTable(store, request.params.id);
    await quotas.newTable(person.id, request);
    const { id: table, invite } = await openBranch(needs, stored, person, body);
    reply.code(201);
    return { table, invite };
  });
};
