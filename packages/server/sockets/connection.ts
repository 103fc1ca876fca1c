import type { Writable } from 'node:stream';
import type { Screen } from '@three-spires/session';
import type { ServerMessage } from '@three-spires/session/protocol';
import type { KnownPerson } from '@three-spires/session/stores';
import type { WebSocket } from 'ws';
import type { Payer } from '../costs/budgets.ts';

/** A slow client with this many unread bytes is dropped, and catches up when it reconnects. */
const QUEUE_LIMIT = 256 * 1024;

/** One browser tab. */
export type Connection = Screen & {
  readonly person: KnownPerson;
  readonly socket: WebSocket;
  /** The key of its address. */
  readonly address: string;
  /** Who pays for its messages. */
  readonly payer: Payer;
  /** Whether reading is paused because its person or address has no budget left. */
  isPaused: boolean;
  /** Whether anything has arrived since the last heartbeat. */
  alive: boolean;
};

/** The stream under a socket. */
type Wire = Pick<Writable, 'cork' | 'uncork' | 'writableLength'>;

export const createConnection = (
  socket: WebSocket,
  wire: Wire,
  person: KnownPerson,
  address: string,
): Connection => {
  const send = senderOf(socket, holderOf(wire));
  return {
    socket,
    person,
    address,
    payer: { person: person.id, address },
    isPaused: false,
    seen: new Map(),
    isOpen: () => socket.readyState === socket.OPEN,
    send,
    alive: true,
  };
};

/** More than this is written at once. */
const HELD_BYTES = 64 * 1024;

/**
 * Buffers output until the end of this turn of the event loop, so that an answer and the picture after it
 * become one write. Writing costs more than most of the work for a move.
 */
const holderOf = (wire: Wire): (() => void) => {
  let isHeld = false;
  const release = (): void => {
    if (!isHeld) return;
    isHeld = false;
    wire.uncork();
  };
  return () => {
    if (isHeld && wire.writableLength > HELD_BYTES) release();
    if (isHeld) return;
    isHeld = true;
    wire.cork();
    setImmediate(release);
  };
};

/** A message to many screens is encoded once. */
let last: { readonly message: ServerMessage; readonly text: string } | undefined;

const encoded = (message: ServerMessage): string => {
  if (last?.message !== message) last = { message, text: JSON.stringify(message) };
  return last.text;
};

const senderOf = (socket: WebSocket, hold: () => void): ((message: ServerMessage) => void) => {
  /** A single message may exceed the limit; what counts is how much the client has left unread. */
  let longest = 0;
  return (message) => {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > QUEUE_LIMIT + longest) return socket.terminate();
    const text = encoded(message);
    longest = Math.max(longest, text.length);
    hold();
    socket.send(text);
  };
};
