import { lastSeq, NOTHING_SEEN } from '@three-spires/table';
import type { FastifyBaseLogger } from 'fastify';
import { admit } from './admission.ts';
import { ApiError } from './api-error.ts';
import type { Bus } from './bus.ts';
import { type Chat, chatLine } from './chat.ts';
import { type Connection, send } from './connection.ts';
import type { Host } from './host.ts';
import { look } from './look.ts';
import { presentAt } from './presence.ts';
import type { ClientMessage } from './protocol.ts';
import type { StoredLine } from './store.ts';

const WATCHED_LIMIT = 16;

/** Keeps every screen up to date with the tables it follows. */
export type Screens = {
  watch(connection: Connection, message: Extract<ClientMessage, { type: 'watch' }>): Promise<void>;
  leave(connection: Connection, table: string): Promise<void>;
  isFollowed(table: string): boolean;
  /** The connection is gone. */
  forget(connection: Connection): void;
  close(): void;
};

export const createScreens = (host: Host, bus: Bus, chat: Chat, log: FastifyBaseLogger): Screens => {
  const following = new Map<string, Set<Connection>>();

  const sendPicture = async (connection: Connection, id: string, cause?: string): Promise<void> => {
    const loaded = await host.table(id);
    // From here on nothing waits, so what is sent and what is noted as seen cannot drift apart.
    const seen = connection.seen.get(id);
    if (seen === undefined) return;
    const message = look(loaded, connection.person.id, seen, cause);
    connection.seen.set(id, message.seq);
    send(connection, message);
  };

  const sendPresent = async (id: string): Promise<void> => {
    if (!following.has(id)) return;
    const { table } = await host.table(id);
    const present = [...(following.get(id) ?? [])];
    for (const connection of present)
      send(connection, { type: 'present', table: id, people: presentAt(table, present, connection) });
  };

  const logFailure = (error: unknown): void => log.error(error, 'a screen could not be brought up to date');

  const sendLine = async (id: string, line: StoredLine): Promise<void> => {
    if (!following.has(id)) return;
    const { table } = await host.table(id);
    for (const connection of following.get(id) ?? [])
      send(connection, { type: 'chat', table: id, lines: [chatLine(table, line, connection.person.id)] });
  };

  const unsubscribeChat = bus.subscribe('chat', ({ table, line }) => {
    sendLine(table, line).catch(logFailure);
  });

  const unsubscribe = bus.subscribe('table', ({ table, cause, people, anew }) => {
    for (const connection of following.get(table) ?? []) {
      if (anew) connection.seen.set(table, NOTHING_SEEN);
      sendPicture(connection, table, cause).catch(logFailure);
    }
    if (people) sendPresent(table).catch(logFailure);
  });

  const follow = (connection: Connection, id: string, seen: number): void => {
    connection.seen.set(id, seen);
    const others = following.get(id);
    if (others === undefined) following.set(id, new Set([connection]));
    else others.add(connection);
  };

  const unfollow = (connection: Connection, id: string): boolean => {
    const others = following.get(id);
    others?.delete(connection);
    if (others?.size === 0) following.delete(id);
    return connection.seen.delete(id);
  };

  return {
    async watch(connection, { table: id, invite, seen = NOTHING_SEEN }) {
      const { table, invite: wanted } = await host.table(id);
      admit({ invite: wanted, seats: table.seats }, connection.person.id, invite);
      if (!connection.seen.has(id) && connection.seen.size >= WATCHED_LIMIT)
        throw new ApiError(429, 'too-many-tables', `One connection follows at most ${WATCHED_LIMIT} tables.`);
      if (connection.socket.readyState !== connection.socket.OPEN) return;
      // Before the first entry a game may have begun afresh since, as when its set-up was completed.
      follow(connection, id, lastSeq(table) === 0 ? NOTHING_SEEN : seen);
      await sendPicture(connection, id);
      await sendPresent(id);
      send(connection, { type: 'chat', table: id, lines: await chat.linesFor(connection, id) });
    },
    async leave(connection, id) {
      if (unfollow(connection, id)) await sendPresent(id);
    },
    isFollowed: (id) => following.has(id),
    forget(connection) {
      for (const id of [...connection.seen.keys()])
        if (unfollow(connection, id)) sendPresent(id).catch(logFailure);
    },
    close() {
      unsubscribe();
      unsubscribeChat();
    },
  };
};
