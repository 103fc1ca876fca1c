import type { Duplex } from 'node:stream';
import {
  createAllowances,
  type Session,
  SessionError,
  type StoredPerson,
  StoreError,
  type Time,
  validate,
} from '@three-spires/session';
import { type ClientMessage, clientMessage } from '@three-spires/session/protocol';
import type { FastifyBaseLogger } from 'fastify';
import type { WebSocket } from 'ws';
import type { Limits } from '../settings/limits.ts';
import { type Connection, createConnection } from './connection.ts';

/** Close codes of the WebSocket protocol. After "going away" the browser connects again. */
const GOING_AWAY = 1001;
const NOT_TEXT = 1003;
const NOT_ALLOWED = 1008;
/** How long a client may take to answer a goodbye. */
const FAREWELL_MS = 1_000;

/** Holds the sockets. It owns no game: it carries commands to the host and pictures to the screens. */
export type Gate = {
  /** Throws when a person, or an address, has as many sockets open as it may. */
  requireRoom(person: StoredPerson, address: string): void;
  /** `wire` is the stream under the socket. */
  welcome(socket: WebSocket, wire: Duplex, person: StoredPerson, address: string): void;
  isFollowed(table: string): boolean;
  isHere(person: string): boolean;
  close(): void;
};

type GateNeeds = { session: Session; log: FastifyBaseLogger; limits: Limits; time: Time };

export const createGate = ({ session, log, limits, time }: GateNeeds): Gate => {
  const connections = new Set<Connection>();
  const messages = createAllowances(limits.messages, time.elapsed);
  const moves = createAllowances(limits.moves, time.elapsed);
  const { host, chat, hints, screens } = session;

  const handle = async (connection: Connection, message: ClientMessage): Promise<void> => {
    switch (message.type) {
      case 'watch':
        return await screens.watch(connection, message);
      case 'leave':
        return await screens.leave(connection, message.table);
      case 'preview':
        return await screens.preview(connection, message);
      case 'hint':
        return await hints.answer(connection, message);
      case 'chat':
      case 'signal':
        return connection.send({ ...(await chat.take(connection, message)), command: message.command });
      case 'ping':
        return connection.send({ type: 'pong' });
      default: {
        if (moves.take(connection.person.id) > 0)
          throw new SessionError(
            'too-many',
            'too-many-moves',
            'You have made too many moves in a short time. Wait a while.',
          );
        const answer = await host.perform(connection.person.id, message);
        return connection.send({ ...answer, command: message.command });
      }
    }
  };

  const receive = async (connection: Connection, text: string): Promise<void> => {
    let command: string | undefined;
    try {
      const value = parseJson(text);
      command = commandOf(value);
      if (messages.take(connection.person.id) > 0)
        throw new SessionError('too-many', 'too-fast', 'Too many messages at once. Wait a moment.');
      await handle(connection, validate(clientMessage, value));
    } catch (error) {
      if (!(error instanceof SessionError) || error instanceof StoreError)
        log.error(error, 'a message could not be handled');
      connection.send({
        type: 'error',
        ...errorParts(error),
        ...(command === undefined ? {} : { command }),
      });
    }
  };

  const heartbeat = setInterval(() => {
    for (const connection of connections) beat(connection);
  }, limits.heartbeatMs);

  const countOf = (matches: (connection: Connection) => boolean): number =>
    [...connections].filter(matches).length;

  const lackOfRoom = (person: StoredPerson, address: string): string | undefined => {
    if (countOf((other) => other.person.id === person.id) >= limits.sockets)
      return 'You have this open in too many windows. Close some.';
    return countOf((other) => other.address === address) >= limits.connectionsPerAddress
      ? 'Too many connections from this address. Close some.'
      : undefined;
  };

  return {
    requireRoom(person, address) {
      const lack = lackOfRoom(person, address);
      if (lack !== undefined) throw new SessionError('too-many', 'too-many-sockets', lack);
    },
    welcome(socket, wire, person, address) {
      // Others may have come in during the handshake.
      const lack = lackOfRoom(person, address);
      if (lack !== undefined) return socket.close(NOT_ALLOWED, lack);
      const connection = createConnection(socket, wire, person, address);
      connections.add(connection);
      const silence = setTimeout(() => socket.close(NOT_ALLOWED, 'nothing was said'), limits.firstMessageMs);
      socket.on('message', (data, isBinary) => {
        clearTimeout(silence);
        connection.alive = true;
        if (isBinary) socket.close(NOT_TEXT, 'text only');
        else void receive(connection, data.toString());
      });
      socket.on('pong', () => {
        connection.alive = true;
      });
      socket.on('close', () => {
        clearTimeout(silence);
        connections.delete(connection);
        screens.forget(connection);
      });
    },
    isFollowed: screens.isFollowed,
    isHere: (person) => countOf((connection) => connection.person.id === person) > 0,
    close() {
      clearInterval(heartbeat);
      screens.close();
      for (const { socket } of connections) socket.close(GOING_AWAY, 'the server restarts');
      setTimeout(() => {
        for (const { socket } of connections) socket.terminate();
      }, FAREWELL_MS).unref();
    },
  };
};

/** Ends a connection from which nothing has come since the last beat, and asks the others for a sign. */
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

/** The command's id, also of a message that is otherwise wrong, so that the answer finds its question. */
const commandOf = (value: unknown): string | undefined => {
  const command =
    typeof value === 'object' && value !== null && 'command' in value ? value.command : undefined;
  return typeof command === 'string' ? command.slice(0, 64) : undefined;
};

const errorParts = (error: unknown): { code: string; text: string } =>
  error instanceof SessionError
    ? { code: error.code, text: error.message }
    : { code: 'internal', text: 'Something went wrong here. It has been logged.' };
