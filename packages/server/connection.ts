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
  /** For messages of every kind, and for those that others have to read. */
  readonly messages: Allowance;
  readonly talk: Allowance;
};

/** How much may still come at once, and since when that is known. */
export type Allowance = { left: number; at: number };

const newAllowance = ({ burst }: MessageRate): Allowance => ({ left: burst, at: Date.now() });

/** A lively talk, but no flood. */
export const TALK: MessageRate = { burst: 8, perSecond: 0.5 };

export const createConnection = (socket: WebSocket, person: StoredPerson, rate: MessageRate): Connection => ({
  ...{ socket, person },
  seen: new Map(),
  alive: true,
  messages: newAllowance(rate),
  talk: newAllowance(TALK),
});

export const send = ({ socket }: Connection, message: ServerMessage): void => {
  if (socket.readyState !== socket.OPEN) return;
  const text = JSON.stringify(message);
  // One message may be larger than the limit; what counts is what the client has left lying.
  if (socket.bufferedAmount > QUEUE_LIMIT) socket.terminate();
  else socket.send(text);
};

/** Whether one more may come now; the allowance fills up again as time passes. */
export const isWithinRate = (allowance: Allowance, { burst, perSecond }: MessageRate): boolean => {
  const now = Date.now();
  const earned = ((now - allowance.at) / 1000) * perSecond;
  allowance.left = Math.min(burst, allowance.left + earned);
  allowance.at = now;
  if (allowance.left < 1) return false;
  allowance.left--;
  return true;
};
