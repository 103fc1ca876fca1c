import type { FastifyBaseLogger } from 'fastify';
import type { WebSocket } from 'ws';
import { admit } from './admission.ts';
import { ApiError } from './api-error.ts';
import type { Bus } from './bus.ts';
import { type Connection, createConnection, isWithinRate, type MessageRate, send } from './connection.ts';
import type { Host } from './host.ts';
import { look } from './look.ts';
import { presentAt } from './presence.ts';
import { type ClientMessage, clientMessage } from './protocol.ts';
import type { StoredPerson } from './store.ts';
import { validate } from './validate.ts';

const HEARTBEAT_MS = 25_000;
const WATCHED_LIMIT = 16;
/** The code for "going away": the browser connects again. */
const GOING_AWAY = 1001;

/** Holds the sockets. It owns no game: it carries commands to the host and pictures to the screens. */
export type Gate = {
  welcome(socket: WebSocket, person: StoredPerson): void;
  close(): void;
};

type GateNeeds = { host: Host; bus: Bus; log: FastifyBaseLogger; rate: MessageRate };

export const createGate = ({ host, bus, log, rate }: GateNeeds): Gate => {
  const connections = new Set<Connection>();

  const watchers = (table: string): Connection[] => [...connections].filter(({ seen }) => seen.has(table));

  const sendPicture = async (connection: Connection, id: string, cause?: string): Promise<void> => {
    const { table } = await host.table(id);
    // From here on nothing waits, so what is sent and what is noted as seen cannot drift apart.
    const seen = connection.seen.get(id);
    if (seen === undefined) return;
    const message = look(id, table, connection.person.id, seen, cause);
    connection.seen.set(id, message.seq);
    send(connection, message);
  };

  const sendPresent = async (id: string): Promise<void> => {
    const present = watchers(id);
    if (present.length === 0) return;
    const { table } = await host.table(id);
    for (const connection of present)
      send(connection, { type: 'present', table: id, people: presentAt(table, present, connection) });
  };

  const logFailure = (error: unknown): void => log.error(error, 'a screen could not be brought up to date');

  const unsubscribe = bus.subscribe('table', ({ table, cause, people }) => {
    for (const connection of watchers(table)) sendPicture(connection, table, cause).catch(logFailure);
    if (people) sendPresent(table).catch(logFailure);
  });

  const watch = async (
    connection: Connection,
    { table: id, invite, seen }: Extract<ClientMessage, { type: 'watch' }>,
  ): Promise<void> => {
    const { table, invite: wanted } = await host.table(id);
    admit({ invite: wanted, seats: table.seats }, connection.person.id, invite);
    if (!connection.seen.has(id) && connection.seen.size >= WATCHED_LIMIT)
      throw new ApiError(429, 'too-many-tables', `One connection follows at most ${WATCHED_LIMIT} tables.`);
    connection.seen.set(id, seen ?? 0);
    await sendPicture(connection, id);
    await sendPresent(id);
  };

  const leave = async (connection: Connection, id: string): Promise<void> => {
    if (connection.seen.delete(id)) await sendPresent(id);
  };

  const handle = async (connection: Connection, message: ClientMessage): Promise<void> => {
    switch (message.type) {
      case 'watch':
        return await watch(connection, message);
      case 'leave':
        return await leave(connection, message.table);
      case 'ping':
        return send(connection, { type: 'pong' });
      case 'move':
      case 'undo':
      case 'consent': {
        const answer = await host.perform(connection.person.id, message);
        return send(connection, { ...answer, command: message.command });
      }
    }
  };

  const receive = async (connection: Connection, text: string): Promise<void> => {
    let command: string | undefined;
    try {
      if (!isWithinRate(connection, rate))
        throw new ApiError(429, 'too-fast', 'Too many messages at once. Wait a moment.');
      const value = parseJson(text);
      command = commandOf(value);
      await handle(connection, validate(clientMessage, value));
    } catch (error) {
      if (!(error instanceof ApiError)) log.error(error, 'a message could not be handled');
      send(connection, {
        type: 'error',
        ...errorParts(error),
        ...(command === undefined ? {} : { command }),
      });
    }
  };

  const forget = (connection: Connection): void => {
    connections.delete(connection);
    for (const id of connection.seen.keys()) sendPresent(id).catch(logFailure);
  };

  const heartbeat = setInterval(() => {
    for (const connection of connections) {
      if (!connection.alive) connection.socket.terminate();
      connection.alive = false;
      connection.socket.ping();
    }
  }, HEARTBEAT_MS);

  return {
    welcome(socket, person) {
      const connection = createConnection(socket, person, rate);
      connections.add(connection);
      socket.on('message', (data, isBinary) => {
        connection.alive = true;
        if (isBinary) socket.close(1003, 'text only');
        else void receive(connection, data.toString());
      });
      socket.on('pong', () => {
        connection.alive = true;
      });
      // A message that is too large, or a broken connection: 'close' follows.
      socket.on('error', (error) => log.debug(error, 'socket'));
      socket.on('close', () => forget(connection));
    },
    close() {
      clearInterval(heartbeat);
      unsubscribe();
      for (const { socket } of connections) socket.close(GOING_AWAY, 'the server restarts');
    },
  };
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError(400, 'bad-json', 'The message is not JSON.');
  }
};

/** The command's id, also of a message that is otherwise wrong, so that the answer finds its question. */
const commandOf = (value: unknown): string | undefined => {
  const command =
    typeof value === 'object' && value !== null && 'command' in value ? value.command : undefined;
  return typeof command === 'string' ? command.slice(0, 64) : undefined;
};

const errorParts = (error: unknown): { code: string; text: string } =>
  error instanceof ApiError
    ? { code: error.code, text: error.message }
    : { code: 'internal', text: 'Something went wrong here. It has been logged.' };
