/** A connection to a server that can be cut and restored, for tests of outages. */
import { once } from 'node:events';
import net from 'node:net';

export type Line = {
  readonly port: number;
  /** Drops every connection and refuses new ones. */
  cut(): Promise<void>;
  mend(): Promise<void>;
};

export const layLine = async (host: string, port: number): Promise<Line> => {
  const sockets = new Set<net.Socket>();
  const keep = (socket: net.Socket): void => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
  };
  const open = async (at: number): Promise<net.Server> => {
    const server = net.createServer((near) => {
      const far = net.connect(port, host);
      for (const socket of [near, far]) keep(socket);
      near.pipe(far).pipe(near);
      near.on('close', () => far.destroy());
      far.on('close', () => near.destroy());
    });
    server.listen(at, '127.0.0.1');
    await once(server, 'listening');
    return server;
  };
  let server = await open(0);
  const here = (server.address() as net.AddressInfo).port;
  return {
    port: here,
    async cut() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    async mend() {
      server = await open(here);
    },
  };
};
