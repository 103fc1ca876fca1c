import type { WebSocket } from 'ws';
import type { ServerMessage } from './protocol.ts';
import type { StoredPerson } from './store.ts';

/** A client that reads so slowly that this much waits for it is dropped, and catches up when it is back. */
const QUEUE_LIMIT = 256 * 1024;

export type MessageRate = { readonly burst: number; readonly perSecond: number };

/** One browser tab. */
export type Connection = {
  readonly socket: WebSocket;
  readonly person: StoredPerson;
  /** The newest entry each watched table's screen has been told of. */
  readonly seen: Map<string, number>;
  /** Whether anything came back since the last heartbeat. */
  alive: boolean;
  allowance: number;
  allowedAt: number;
};

export const createConnection = (
  socket: WebSocket,
  person: StoredPerson,
  { burst }: MessageRate,
): Connection => ({
  ...{ socket, person },
  seen: new Map(),
  alive: true,
  allowance: burst,
  allowedAt: Date.now(),
});

export const send = ({ socket }: Connection, message: ServerMessage): void => {
  if (socket.readyState !== socket.OPEN) return;
  const text = JSON.stringify(message);
  // One message may be larger than the limit; what counts is what the client has left lying.
  if (socket.bufferedAmount > QUEUE_LIMIT) socket.terminate();
  else socket.send(text);
};

/** Whether one more message may come now; the allowance fills up again as time passes. */
export const isWithinRate = (connection: Connection, { burst, perSecond }: MessageRate): boolean => {
  const now = Date.now();
  const earned = ((now - connection.allowedAt) / 1000) * perSecond;
  connection.allowance = Math.min(burst, connection.allowance + earned);
  connection.allowedAt = now;
  if (connection.allowance < 1) return false;
  connection.allowance--;
  return true;
};
