import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from './api-error.ts';

/** The files that `npm run protocol` generates from the calls of the door. Read on first use. */
const SCHEMAS = {
  openapi: () => import('../schema/openapi.json', { with: { type: 'json' } }),
  asyncapi: () => import('../schema/asyncapi.json', { with: { type: 'json' } }),
  'slay-the-spire': () => import('../schema/slay-the-spire.json', { with: { type: 'json' } }),
  'mystic-spires': () => import('../schema/mystic-spires.json', { with: { type: 'json' } }),
  'stygian-society': () => import('../schema/stygian-society.json', { with: { type: 'json' } }),
};
const NAMES = Object.keys(SCHEMAS) as (keyof typeof SCHEMAS)[];

/** Serves the protocol for programs: all requests and messages, and what each game adds. */
export const addSchemaRoutes = (app: FastifyInstance): void => {
  app.get('/api/schema', () => ({ schemas: NAMES.map((name) => ({ name, path: `/api/schema/${name}` })) }));
  app.get(
    '/api/schema/:name',
    async ({ params }: FastifyRequest<{ Params: { readonly name: string } }>, reply) => {
      const name = NAMES.find((known) => known === params.name);
      if (name === undefined)
        throw new ApiError(404, 'no-such-schema', `There are the schemas ${NAMES.join(', ')}.`);
      const { default: schema } = await SCHEMAS[name]();
      return reply.header('cache-control', 'public, max-age=3600').send(schema);
    },
  );
};
