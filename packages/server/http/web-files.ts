import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorAnswer } from './api-error.ts';
import { readTableLinks, tableOfPage } from './table-files.ts';

/** The route that files and pages of the browser application match. */
export const FILES_ROUTE = '/*';

/** The pictures of the games. The browser adds their game's version to each address: `?v=`. */
const PICTURES = '/pictures/';
const FOREVER = 'public, max-age=31536000, immutable';

/** Paths that belong to the server's own routes, so an unknown address under them is no page. */
const SERVER_ROUTES = ['/api', '/api/*', '/socket/*', '/health', '/health/*'];

/** The folder of the built browser application: next to the bundle, or in dist/ when run from the sources. */
export const webFolder = (): string =>
  path.resolve(import.meta.dirname, import.meta.filename.endsWith('.ts') ? '../../../dist/web' : '../web');

/** Which game a table plays, if the table exists. */
type GameOf = (table: string) => Promise<string | undefined>;

/** Serves the browser application. An unknown address is treated as one of the application's own pages. */
export const addWebFiles = async (app: FastifyInstance, folder: string, gameOf: GameOf): Promise<void> => {
  const isBuilt = existsSync(path.join(folder, 'index.html'));
  for (const route of SERVER_ROUTES) app.all(route, notFound);
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: folder,
      cacheControl: false,
      setHeaders,
      // The build puts a brotli copy next to each file.
      preCompressed: true,
    });
    if (existsSync(path.join(folder, 'pictures'))) await addPictures(app, path.join(folder, 'pictures'));
  }
  const tableLinks = readTableLinks(folder);
  /**
   * The links for a page. If the store fails, the page is served without them and the browser finds its files
   * later.
   */
  const linksFor = async ({ url }: FastifyRequest): Promise<string | undefined> => {
    const table = tableOfPage(url);
    if (table === undefined || tableLinks.size === 0) return undefined;
    const game = await gameOf(table).catch(() => undefined);
    return game === undefined ? undefined : tableLinks.get(game);
  };
  app.setNotFoundHandler(async (request, reply) => {
    if (!isPage(request)) return notFound(request, reply);
    if (!isBuilt)
      return reply.code(404).send(errorAnswer('not-built', 'The browser application is not built.'));
    const links = await linksFor(request);
    if (links !== undefined) reply.header('link', links);
    return reply.sendFile('index.html');
  });
};

/** Pictures are already compressed, so there are no compressed copies to look for. */
const addPictures = async (app: FastifyInstance, root: string): Promise<void> => {
  await app.register(fastifyStatic, {
    root,
    prefix: PICTURES,
    decorateReply: false,
    cacheControl: false,
    setHeaders: (reply) => {
      const { v } = reply.request.query as { readonly v?: unknown };
      reply.header('cache-control', v === undefined ? 'no-cache' : FOREVER);
    },
  });
};

/** Files in assets/ have a content hash in their names, so they never change. */
const setHeaders = (reply: FastifyReply, file: string): void => {
  const isHashed = path.basename(path.dirname(file)) === 'assets';
  reply.header('cache-control', isHashed ? FOREVER : 'no-cache');
};

/** The decoded rest of the address is what the files' route matched. */
const isPage = ({ method, params, url }: FastifyRequest): boolean => {
  const { '*': rest = '' } = (params ?? {}) as { '*'?: string };
  const isFile = rest.startsWith('assets/') || url.startsWith(PICTURES);
  return (method === 'GET' || method === 'HEAD') && !isFile;
};

const notFound = ({ method, url }: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply.code(404).send(errorAnswer('not-found', `There is nothing at ${method} ${url}.`));
