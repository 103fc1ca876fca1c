import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { defined } from '@three-spires/kernel';
import {
  createAllowances,
  type Session,
  SessionError,
  SlowDown,
  StoreError,
  type Time,
  validate,
} from '@three-spires/session';
import { createTalk, type Playing } from '@three-spires/session/door';
import { CLIENT_MESSAGES, type ClientMessage, clientMessage } from '@three-spires/session/protocol';
import type { KnownPerson } from '@three-spires/session/stores';
import type { FastifyBaseLogger } from 'fastify';
import type { WebSocket } from 'ws';
import type { ServerCosts } from '../costs/costs.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { NETWORK_FACTOR } from '../settings/address-allowances.ts';
import { networkOf } from '../settings/addresses.ts';
import type { Limits } from '../settings/limits.ts';
import { type Connection, createConnection } from './connection.ts';

/**
 * WebSocket close codes. The browser reconnects after "going away", and at once after a "service restart".
 */
const GOING_AWAY = 1001;
const SERVICE_RESTART = 1012;
const NOT_TEXT = 1003;
const NOT_ALLOWED = 1008;
/** How long commands in progress may take when the server stops. */
const FINISH_MS = 3_000;
/** How long a client may take to answer the close. */
const FAREWELL_MS = 1_000;
/** How long a connection is not read after its person or address has run out of budget. */
const SHORTEST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 10_000;

/** Holds the sockets. It owns no game: it passes commands to the host and pictures to the screens. */
export type Gate = {
  /** Throws if a person or an address already has its maximum number of sockets open. */
  requireRoom(person: KnownPerson, address: string): void;
  /** `wire` is the stream under the socket, `log` the logger of the request that opened it. */
  welcome(
    socket: WebSocket,
    wire: Duplex,
    person: KnownPerson,
    address: string,
    log: FastifyBaseLogger,
  ): void;
  socketCount(): number;
  isFollowed(table: string): boolean;
  isHere(person: string): boolean;
  /**
   * Finishes the commands in progress, and sends everyone to another node or to the next start of this one.
   */
  close(): Promise<void>;
};

type GateNeeds = {
  session: Session;
  limits: Limits;
  time: Time;
  metrics: Metrics;
  costs: ServerCosts;
  playing: Playing;
};

export const createGate = ({ session, limits, time, metrics, costs, playing }: GateNeeds): Gate => {
  const connections = new Set<Connection>();
  const messages = createAllowances(limits.messages, time.elapsed);
  const { chat, hints, screens } = session;

  const talk = createTalk({ perform: playing.perform, chat, hints, screens });

  const handle = async (connection: Connection, message: ClientMessage): Promise<void> => {
    const { answers, cost } = CLIENT_MESSAGES[message.type];
    if (answers.includes('refused') && 'table' in message)
      await playing.admit(connection.person, message.table);
    if (cost === 'write') costs.requireSpace(connection.payer);
    await talk(connection, message);
  };

  const receive = async (connection: Connection, log: FastifyBaseLogger, text: string): Promise<void> => {
    let command: string | undefined;
    let message: ClientMessage | undefined;
    let done: (() => void) | undefined;
    try {
      const value = parseJson(text);
      command = commandOf(value);
      done = costs.admit(connection.payer);
      if (messages.take(connection.person.id) > 0)
        throw new SessionError('too-many', 'too-fast', 'Too many messages at once. Wait a moment.');
      message = validate(clientMessage, value);
      await handle(connection, message);
    } catch (error) {
      if (error instanceof SlowDown) return slowDown(connection, error, command);
      if (!(error instanceof SessionError) || error instanceof StoreError)
        logFor(log, message).error(error, 'a message could not be handled');
      connection.send({
        type: 'error',
        ...errorParts(error),
        ...defined({ command }),
      });
    } finally {
      done?.();
      metrics.message(message?.type ?? 'invalid');
    }
  };

  /** Stops reading from the connection until then. The client resends what was not answered. */
  const slowDown = (
    connection: Connection,
    { retryAfterMs, code, message }: SlowDown,
    command?: string,
  ): void => {
    const ms = Math.min(LONGEST_PAUSE_MS, Math.max(SHORTEST_PAUSE_MS, Math.ceil(retryAfterMs)));
    connection.send({
      type: 'error',
      code,
      text: message,
      retryAfterMs: ms,
      ...defined({ command }),
    });
    if (connection.isPaused) return;
    connection.isPaused = true;
    connection.socket.pause();
    time.after(ms, () => {
      connection.isPaused = false;
      connection.socket.resume();
    });
  };

  const underWay = new Set<Promise<void>>();
  let isClosing = false;

  const countOf = (matches: (connection: Connection) => boolean): number =>
    [...connections].filter(matches).length;

  const lackOfRoom = (person: KnownPerson, address: string): string | undefined => {
    if (countOf((other) => other.person.id === person.id) >= limits.sockets)
      return 'You have this open in too many windows. Close some.';
    const network = networkOf(address);
    const isFull =
      countOf((other) => other.address === address) >= limits.connectionsPerAddress ||
      (network !== undefined &&
        countOf((other) => networkOf(other.address) === network) >=
          limits.connectionsPerAddress * NETWORK_FACTOR);
    return isFull ? 'Too many connections from this address. Close some.' : undefined;
  };

  // The browser reconnects with its new identity.
  const endSignedOut = session.news.subscribe('signedOut', ({ person, device, except }) => {
    for (const { socket, person: known } of connections) {
      if (known.id !== person || known.device === except) continue;
      if (device === undefined || known.device === device) socket.close(GOING_AWAY, 'signed out');
    }
  });

  const endAccount = session.news.subscribe('account', ({ people }) => {
    for (const connection of connections)
      if (people.includes(connection.person.id)) connection.send({ type: 'challenges' });
  });

  return {
    requireRoom(person, address) {
      const lack = lackOfRoom(person, address);
      if (lack !== undefined) throw new SessionError('too-many', 'too-many-sockets', lack);
    },
    welcome(socket, wire, person, address, log) {
      // Others may have connected during the handshake.
      const lack = lackOfRoom(person, address);
      if (lack !== undefined) return socket.close(NOT_ALLOWED, lack);
      if (isClosing) return socket.close(SERVICE_RESTART, 'the server restarts');
      const connection = createConnection(socket, wire, person, address);
      connections.add(connection);
      // Each connection has its own timer: pinging thousands at the same moment would delay everyone's moves.
      const heartbeat = setInterval(() => beat(connection), limits.heartbeatMs);
      const silence = setTimeout(() => socket.close(NOT_ALLOWED, 'nothing was said'), limits.firstMessageMs);
      socket.on('message', (data, isBinary) => {
        clearTimeout(silence);
        connection.alive = true;
        if (isBinary) socket.close(NOT_TEXT, 'text only');
        // Browsers resend unanswered messages: to the next node, or after the pause.
        else if (!isClosing && !connection.isPaused) {
          costs.begin(connection.payer);
          const work = receive(connection, log, data.toString()).finally(() => underWay.delete(work));
          underWay.add(work);
        }
      });
      socket.on('pong', () => {
        connection.alive = true;
      });
      socket.on('close', () => {
        clearTimeout(silence);
        clearInterval(heartbeat);
        connections.delete(connection);
        costs.begin(connection.payer);
        screens.forget(connection);
      });
    },
    socketCount: () => connections.size,
    isFollowed: screens.isFollowed,
    isHere: (person) => countOf((connection) => connection.person.id === person) > 0,
    async close() {
      endSignedOut();
      endAccount();
      isClosing = true;
      await Promise.race([Promise.all(underWay), sleep(FINISH_MS, undefined, { ref: false })]);
      screens.close();
      for (const { socket } of connections) socket.close(SERVICE_RESTART, 'the server restarts');
      setTimeout(() => {
        for (const { socket } of connections) socket.terminate();
      }, FAREWELL_MS).unref();
    },
  };
};

/** A socket logs under the id of the request that opened it; a message adds its table. */
const logFor = (log: FastifyBaseLogger, message: ClientMessage | undefined): FastifyBaseLogger =>
  message !== undefined && 'table' in message ? log.child({ table: message.table }) : log;

/** Terminates a connection that has been silent since the last beat; pings any other. */
const beat = (connection: Connection): void => {
  if (!connection.alive) {
    connection.socket.terminate();
    return;
  }
  connection.alive = false;
  connection.socket.ping();
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new SessionError('invalid', 'bad-json', 'The message is not JSON.');
  }
};

/** The command's id, even if the message is otherwise invalid, so that the answer can be matched to it. */
const commandOf = (value: unknown): string | undefined => {
  const command =
    typeof value === 'object' && value !== null && 'command' in value ? value.command : undefined;
  return typeof command === 'string' ? command.slice(0, 64) : undefined;
};

const errorParts = (error: unknown): { code: string; text: string } =>
  error instanceof SessionError
    ? { code: error.code, text: error.message }
    : { code: 'internal', text: 'Something went wrong here. It has been logged.' };
