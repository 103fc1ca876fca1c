import type { Answer, CallName, Sent } from '@three-spires/session/door';
import type {
  AccountEvent,
  PictureAnswer,
  StreamAlive,
  StreamEnd,
  TableEvent,
} from '@three-spires/session/protocol';
import { type Choose, playThrough } from './play.ts';
import { ROUTES, STREAM_ROUTES } from './routes.ts';
import { type Connection, send, withCommand } from './send.ts';
import { streamOf } from './stream.ts';

export type ClientOptions = {
  /** The address of the server, such as `https://spires.example`. */
  readonly url: string;
  /** The text of an access token, from the page about you. */
  readonly token: string;
  /** In place of the global `fetch`. */
  readonly fetch?: typeof fetch;
};

type Told<Event> = Exclude<Event, StreamAlive | StreamEnd>;
type Stopping = { readonly signal?: AbortSignal };

/** A program's connection to a server. */
export type Client = {
  /** Makes any call of docs/protocol.md by its name. Throws a `ServerProblem` where the server refuses. */
  ask<Name extends CallName>(name: Name, fields?: Sent<Name>): Promise<Answer<Name>>;
  /** What happens to your account; with `since`, from then on. */
  events(options?: Stopping & { readonly since?: number }): AsyncGenerator<Told<AccountEvent>, void>;
  /** What happens at a table; with `seen`, after that entry. */
  follow(
    table: string,
    options?: Stopping & { readonly invite?: string; readonly seen?: number },
  ): AsyncGenerator<Told<TableEvent>, void>;
  /** Plays all your seats at a table until the game is over, and answers with the last picture. */
  play(table: string, choose: Choose, options?: Stopping): Promise<PictureAnswer['picture']>;
};

export const createClient = ({ url, token, fetch: given = fetch }: ClientOptions): Client => {
  const connection: Connection = { url: url.replace(/\/+$/, ''), token, fetch: given };

  const client: Client = {
    async ask<Name extends CallName>(name: Name, fields?: Sent<Name>) {
      const answer = await send(connection, ROUTES[name], withCommand(name, fields ?? {}));
      return (await answer.json()) as Answer<Name>;
    },

    events({ since, signal } = {}) {
      let newest = since;
      return streamOf<AccountEvent>({ ...connection, signal }, STREAM_ROUTES.events, (last) => {
        // Each stream begins with `you`, which says nothing about what has been told.
        if (last !== undefined && last.type !== 'you') newest = Math.max(newest ?? 0, last.at);
        return { since: newest };
      });
    },

    follow(table, { invite, seen, signal } = {}) {
      let newest = seen;
      return streamOf<TableEvent>({ ...connection, signal }, STREAM_ROUTES.tableEvents, (last) => {
        if (last?.type === 'picture') newest = last.seq;
        return { table, invite, seen: newest };
      });
    },

    async play(table, choose, { signal } = {}) {
      // Leaving the loop must close the stream, also where choosing fails.
      const done = new AbortController();
      const both = signal === undefined ? done.signal : AbortSignal.any([done.signal, signal]);
      try {
        return await playThrough(
          table,
          {
            pictures: picturesOf(client.follow(table, { signal: both })),
            move: (turn) => client.ask('move', turn),
            newest: () => client.ask('picture', { table }),
          },
          choose,
        );
      } finally {
        done.abort();
      }
    },
  };
  return client;
};

async function* picturesOf(events: AsyncIterable<Told<TableEvent>>): AsyncGenerator<PictureAnswer, void> {
  for await (const event of events) if (event.type === 'picture') yield event;
}
