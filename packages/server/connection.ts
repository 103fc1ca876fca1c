import type { WebSocket } from 'ws';
import type { ServerMessage } from './protocol.ts';
import type { StoredPerson } from './store.ts';

/** A client that reads so slowly that this much waits for it is dropped, and catches up when it is back. */
const QUEUE_LIMIT = 256 * 1024;

/** One browser tab. */
export type Connection = {
  readonly socket: WebSocket;
  readonly person: StoredPerson;
  /** The key of the address it comes from. */
  readonly address: string;
  /** The newest entry each watched table's screen has been told of. */
  readonly seen: Map<string, number>;
  /** Whether anything came back since the last heartbeat. */
  alive: boolean;
};

export const createConnection = (socket: WebSocket, person: StoredPerson, address: string): Connection => ({
  ...{ socket, person, address },
  seen: new Map(),
  alive: true,
});

export const send = ({ socket }: Connection, message: ServerMessage): void => {
  if (socket.readyState !== socket.OPEN) return;
  const text = JSON.stringify(message);
  // One message may be larger than the limit; what counts is what the client has left lying.
  if (socket.bufferedAmount > QUEUE_LIMIT) socket.terminate();
  else socket.send(text);
};
