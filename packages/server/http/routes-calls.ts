import { SessionError } from '@three-spires/session';
import {
  CALL_NAMES,
  CALLS,
  type Call,
  type CallName,
  type Door,
  SCOPE_OF,
  type Sent,
} from '@three-spires/session/door';
import { PART_LIMITS } from '@three-spires/session/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ServerCosts } from '../costs/costs.ts';
import { secretOf } from '../identity/access.ts';
import { type CallerNeeds, type HttpCaller, httpCaller } from './http-caller.ts';

type CallNeeds = CallerNeeds & { readonly door: Door<HttpCaller>; readonly costs: ServerCosts };

/** Adds one route for every call of the door. */
export const addCallRoutes = (app: FastifyInstance, needs: CallNeeds): void => {
  for (const name of CALL_NAMES) addCallRoute(app, name, needs);
};

const addCallRoute = <Name extends CallName>(app: FastifyInstance, name: Name, needs: CallNeeds): void => {
  const { door, costs } = needs;
  const { route, cost, size, status }: Call = CALLS[name];
  const [method = '', path = ''] = route.split(' ');
  const addsToStore = cost === 'write' || cost === 'table' || cost === 'think';
  app.route({
    method,
    url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    ...(size === 'file' ? { bodyLimit: PART_LIMITS.bytes } : {}),
    async handler(request, reply) {
      request.scope = SCOPE_OF[name];
      // A program learns first whether it may ask at all.
      if (secretOf(request) !== undefined) await needs.identity.known(request);
      const caller = httpCaller(needs, request, reply);
      if (addsToStore && request.payer !== undefined) costs.requireSpace(request.payer);
      const answer = await door.perform(name, caller, inputOf(request) as Sent<Name>);
      return await reply.code(status ?? 200).send(answer);
    },
  });
};

/** Merges the path parameters with the query of a GET or the body of any other request. */
export const inputOf = ({ method, params, query, body = {} }: FastifyRequest): unknown => {
  const path = params as Readonly<Record<string, string>>;
  const rest = method === 'GET' ? query : body;
  if (typeof rest !== 'object' || rest === null || Array.isArray(rest)) return rest;
  for (const name of Object.keys(path))
    if (Object.hasOwn(rest, name))
      throw new SessionError('invalid', 'bad-request', `${name}: is named by the address already`, name);
  return { ...rest, ...path };
};
