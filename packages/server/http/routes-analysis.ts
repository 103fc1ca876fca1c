import type { Analyses, StoredTable } from '@three-spires/session';
import { admit, isOpenToAll, SessionError, storedTable } from '@three-spires/session';
import type { AnalysisAnswer } from '@three-spires/session/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Identity } from '../identity/identity.ts';
import type { Store } from '../store/store.ts';

type AnalysisRequest = FastifyRequest<{ Params: { readonly id: string } }>;
type AnalysisNeeds = { store: Store; analyses: Analyses; identity: Identity };

/** What a bot thinks of a finished game, open to anyone who has its address, as its replay is. */
export const addAnalysisRoutes = (
  app: FastifyInstance,
  { store, analyses, identity }: AnalysisNeeds,
): void => {
  /** It tells what every seat could have done, so it waits until every seat may be looked at. */
  const finished = async (request: AnalysisRequest): Promise<StoredTable> => {
    const stored = await storedTable(store, request.params.id);
    if (await isOpenToAll(store, stored)) return stored;
    admit(stored, (await identity.known(request))?.id, undefined);
    throw new SessionError('conflict', 'still-played', 'This game is not over yet.', 'table');
  };

  app.get(
    '/api/tables/:id/analysis',
    async (request: AnalysisRequest): Promise<AnalysisAnswer> => analyses.of(await finished(request)),
  );

  app.post('/api/tables/:id/analysis', async (request: AnalysisRequest, reply): Promise<AnalysisAnswer> => {
    const stored = await finished(request);
    const { id } = await identity.knownOrNew(request, reply);
    const answer = await analyses.begin(stored, id);
    if (answer.status === 'running') reply.code(202);
    return answer;
  });
};
