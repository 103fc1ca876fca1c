import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorAnswer } from './api-error.ts';

const SERVER_PATHS = /^\/(api|socket|assets)(\/|\?|$)/;

/** Where the built browser application lies: beside the bundle, or in dist/ when run from the sources. */
export const webFolder = (): string =>
  path.resolve(import.meta.dirname, import.meta.filename.endsWith('.ts') ? '../../dist/web' : '../web');

/** Serves the browser application; an address it does not know is one of the application's own pages. */
export const addWebFiles = async (app: FastifyInstance, folder: string): Promise<void> => {
  const isBuilt = existsSync(path.join(folder, 'index.html'));
  if (isBuilt) {
    await app.register(fastifyStatic, { root: folder, cacheControl: false, setHeaders });
  }
  app.setNotFoundHandler((request, reply) => {
    if (!isPage(request)) return notFound(request, reply);
    if (!isBuilt) return reply.code(404).type('text/plain').send('The browser application is not built.\n');
    return reply.sendFile('index.html');
  });
};

/** Files in assets/ carry a hash of their contents in their names, so they never change. */
const setHeaders = (reply: FastifyReply, file: string): void => {
  const isHashed = path.basename(path.dirname(file)) === 'assets';
  reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
};

const isPage = ({ method, url }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') && !SERVER_PATHS.test(url);

const notFound = ({ method, url }: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply.code(404).send(errorAnswer('not-found', `There is nothing at ${method} ${url}.`));
