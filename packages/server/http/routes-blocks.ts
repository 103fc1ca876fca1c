import type { Blocks, Chance, Chat, StoredPerson, Time } from '@three-spires/session';
import {
  admit,
  createAllowances,
  isOpenToAll,
  perHour,
  SessionError,
  storedTable,
  validate,
} from '@three-spires/session';
import { type BlocksAnswer, blockParams, reportBody } from '@three-spires/session/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Identity } from '../identity/identity.ts';
import type { Store } from '../store/store.ts';

export const BLOCKS_LIMIT = 500;
const DAY_MS = 24 * 3600 * 1000;
/** For each person: at this node within an hour, and by the store within a day. */
const REPORTS = perHour(6);
const REPORTS_A_DAY = 20;
/** From all people together within a day: more than an operator can read. */
const REPORTS_A_DAY_IN_ALL = 1_000;
const REPORTS_KEPT_DAYS = 365;
/** Chat lines that are kept with a report. */
const LINES_KEPT = 20;

type BlockNeeds = {
  store: Store;
  blocks: Blocks;
  chat: Chat;
  identity: Identity;
  time: Time;
  chance: Chance;
};
type PersonRequest = FastifyRequest<{ Params: { readonly person: string } }>;

/** Whom a person does not want to meet, and what the operator should know of people. Nobody is told either. */
export const addBlockRoutes = (app: FastifyInstance, needs: BlockNeeds): void => {
  const { store, blocks, chat, identity, time, chance } = needs;
  const allowed = createAllowances(REPORTS, time.elapsed);

  const requireOther = async (own: StoredPerson, id: string): Promise<StoredPerson> => {
    if (own.id === id) throw new SessionError('invalid', 'yourself', 'This is you.', 'person');
    const other = await store.personNamed(id);
    if (other === undefined)
      throw new SessionError('missing', 'no-such-person', 'There is no such person.', 'person');
    return other;
  };

  const requireRoom = async (reporter: string): Promise<void> => {
    const since = time.date() - DAY_MS;
    const isTooMuch =
      allowed.take(reporter) > 0 ||
      (await store.countReports(since, reporter)) >= REPORTS_A_DAY ||
      (await store.countReports(since)) >= REPORTS_A_DAY_IN_ALL;
    if (isTooMuch)
      throw new SessionError('too-many', 'too-many-reports', 'Too many reports for now. Try again later.');
  };

  const listOf = async (person: string): Promise<BlocksAnswer> => ({
    people: (await store.blocksOf(person, BLOCKS_LIMIT)).map(({ id, name }) => ({ person: id, name })),
  });

  app.get('/api/blocks', async (request): Promise<BlocksAnswer> => {
    const own = await identity.known(request);
    return own === undefined ? { people: [] } : await listOf(own.id);
  });

  app.put('/api/blocks/:person', async (request: PersonRequest, reply): Promise<BlocksAnswer> => {
    const { person } = validate(blockParams, request.params);
    const own = await identity.knownOrNew(request, reply);
    const other = await requireOther(own, person);
    if (!(await store.addBlock(own.id, other.id, time.date(), BLOCKS_LIMIT)))
      throw new SessionError(
        'conflict',
        'too-many-blocks',
        `You have blocked ${BLOCKS_LIMIT} people. Unblock one before you block another.`,
      );
    blocks.forget(own.id);
    return await listOf(own.id);
  });

  app.delete('/api/blocks/:person', async (request: PersonRequest, reply): Promise<BlocksAnswer> => {
    const { person } = validate(blockParams, request.params);
    const own = await identity.knownOrNew(request, reply);
    await store.removeBlock(own.id, person);
    blocks.forget(own.id);
    return await listOf(own.id);
  });

  app.post(
    '/api/tables/:id/reports',
    async (
      request: FastifyRequest<{ Params: { readonly id: string } }>,
      reply,
    ): Promise<{ reported: true }> => {
      const { person, reason, words, invite } = validate(reportBody, request.body);
      const table = await storedTable(store, request.params.id);
      const reporter = await identity.knownOrNew(request, reply);
      if (!(await isOpenToAll(store, table))) admit(table, reporter.id, invite);
      const about = await requireOther(reporter, person);
      await requireRoom(reporter.id);
      const lines = (await chat.linesOf(table.id)).slice(-LINES_KEPT);
      const at = time.date();
      await store.addReport(
        {
          ...{ id: chance.id(), at, table: table.id, reporter, about, reason, words },
          lines: lines.map(({ name, person: speaker, said }) => ({ name, person: speaker, said })),
        },
        at - REPORTS_KEPT_DAYS * DAY_MS,
      );
      reply.code(201);
      return { reported: true };
    },
  );
};
