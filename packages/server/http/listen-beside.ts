import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Listens at every address of `localhost`, which is 127.0.0.1 for some programs and ::1 for others. */
export const listenBeside = async (app: FastifyInstance, host: string): Promise<void> => {
  if (host !== 'localhost') return;
  for (const { address } of await lookup(host, { all: true })) await listenAlsoAt(app, address);
};

/**
 * Listens at one more address, if possible. Connections go to the one HTTP server, so its limits apply to all
 * of them together. Fastify would start a second HTTP server, with its own limits.
 */
export const listenAlsoAt = async (app: FastifyInstance, address: string): Promise<void> => {
  const main = app.server.address();
  if (main === null || typeof main === 'string' || main.address === address) return;
  const beside = createServer({ allowHalfOpen: true, noDelay: true }, (socket) =>
    app.server.emit('connection', socket),
  );
  // Node reports errors to the server that accepted the connection.
  beside.on('clientError', (error, socket) => app.server.emit('clientError', error, socket));
  app.server.once('close', () => beside.close());
  beside.listen(main.port, address);
  await once(beside, 'listening').catch(() => undefined);
};
