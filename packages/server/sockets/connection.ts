import type { Screen, StoredPerson } from '@three-spires/session';
import type { ServerMessage } from '@three-spires/session/protocol';
import type { WebSocket } from 'ws';

/** A client that reads so slowly that this much waits for it is dropped, and catches up when it is back. */
const QUEUE_LIMIT = 256 * 1024;

/** One browser tab. */
export type Connection = Screen & {
  readonly socket: WebSocket;
  /** The key of the address it comes from. */
  readonly address: string;
  /** Whether anything came back since the last heartbeat. */
  alive: boolean;
};

export const createConnection = (socket: WebSocket, person: StoredPerson, address: string): Connection => ({
  ...{ socket, person, address },
  seen: new Map(),
  isOpen: () => socket.readyState === socket.OPEN,
  send: (message) => sendTo(socket, message),
  alive: true,
});

const sendTo = (socket: WebSocket, message: ServerMessage): void => {
  if (socket.readyState !== socket.OPEN) return;
  const text = JSON.stringify(message);
  // One message may be larger than the limit; what counts is what the client has left lying.
  if (socket.bufferedAmount > QUEUE_LIMIT) socket.terminate();
  else socket.send(text);
};
