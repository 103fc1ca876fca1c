import { createAllowances, perMinute, type Time } from '@three-spires/session';
import type { OperatorFigures } from '@three-spires/session/protocol';
import type { FastifyInstance } from 'fastify';
import { addressKey } from '../settings/addresses.ts';
import { ApiError } from './api-error.ts';
import { hasToken } from './token.ts';

/** Enough for a few open pages. A wrong token counts as many requests, so guessing is hopeless. */
const RATE = perMinute(120);
const WRONG_COSTS = 12;

type OperatorNeeds = {
  readonly token: string | undefined;
  readonly figures: () => Promise<OperatorFigures>;
  readonly time: Time;
};

/** Serves the data of the operator's page. It requires the operator's token. */
export const addOperatorRoute = (app: FastifyInstance, { token, figures, time }: OperatorNeeds): void => {
  const requests = createAllowances(RATE, time.elapsed);

  app.get('/api/operator', async (request, reply): Promise<OperatorFigures> => {
    if (token === undefined)
      throw new ApiError(404, 'switched-off', 'The page for the operator is switched off on this server.');
    const address = addressKey(request.ip);
    const isRight = hasToken(request, token);
    const seconds = requests.take(address, isRight ? 1 : WRONG_COSTS);
    if (seconds > 0) {
      reply.header('retry-after', seconds);
      throw new ApiError(429, 'too-many-requests', `Too many requests. Try again in ${seconds} s.`);
    }
    if (!isRight) throw new ApiError(401, 'wrong-token', 'This is not the token of the operator.');
    return await figures();
  });
};
