import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eachLine } from './lines.ts';

/**
 * A socket with more bytes than this still unread is cut off: its process hangs, and will read the store
 * later.
 */
const MOST_WAITING_BYTES = 16_000_000;

/**
 * The hub of the bus between processes on one machine. It sends every line from one process to all of them.
 */
export type SocketHub = {
  readonly address: string;
  listen(): Promise<void>;
  /** Sends a line to all, as if one of them had sent it. */
  tell(line: string): void;
  /** Disconnects everyone. The hub can listen again afterwards. */
  close(): Promise<void>;
};

export type SocketHome = { readonly address: string; remove(): void };

/** A hub address that only this user can reach. */
export const makeSocketHome = (): SocketHome => {
  if (process.platform === 'win32')
    return {
      address: `\\\\.\\pipe\\three-spires-${randomBytes(16).toString('hex')}`,
      remove: () => undefined,
    };
  // In the temporary folder, because a socket path is limited to about a hundred characters.
  const folder = mkdtempSync(path.join(tmpdir(), 'three-spires-'));
  return {
    address: path.join(folder, 'bus'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
};

export const createSocketHub = (address: string): SocketHub => {
  const sockets = new Set<Socket>();

  const tell = (line: string): void => {
    const text = `${line}\n`;
    for (const socket of sockets) {
      socket.write(text);
      if (socket.writableLength > MOST_WAITING_BYTES) socket.destroy();
    }
  };

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
    eachLine(socket, tell);
    // Only after this line can a process be sure to receive the others' messages.
    socket.write('\n');
  });

  return {
    address,
    tell,
    listen: () =>
      new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(address, () => {
          server.off('error', reject);
          resolve();
        });
      }),
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
};
