/** A person who visits a server like a browser, with a cookie and sockets, for tests. */
import { once } from 'node:events';
import type {
  ClientMessage,
  NewTableAnswer,
  NewTableBody,
  ServerMessage,
} from '@three-spires/session/protocol';
import { WebSocket } from 'ws';

/** Far longer than anything takes, however slow the machine. */
const PATIENCE_MS = 60_000;

type MessageType = ServerMessage['type'];
export type MessageOf<Type extends MessageType> = Extract<ServerMessage, { readonly type: Type }>;

export type HttpAnswer<Body = unknown> = {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Body;
};

export type Visitor = {
  request<Body = unknown>(method: string, path: string, body?: unknown): Promise<HttpAnswer<Body>>;
  openTable(
    game: string,
    setup: unknown,
    holders: readonly ('me' | 'open' | 'bot')[],
    more?: Partial<NewTableBody>,
  ): Promise<NewTableAnswer>;
  connect(headers?: Readonly<Record<string, string>>): Promise<Line>;
  /** The same person at another server. */
  at(url: string): Visitor;
};

/** An open socket. It queues incoming messages until they are read. */
export type Line = {
  readonly socket: WebSocket;
  send(message: ClientMessage | string): void;
  /** The next message of a type; messages of other types are skipped. */
  next<Type extends MessageType>(
    type: Type,
    wanted?: (message: MessageOf<Type>) => boolean,
  ): Promise<MessageOf<Type>>;
  /** The answer to a command, whatever it is. */
  ask(message: Extract<ClientMessage, { command: string }>): Promise<ServerMessage>;
  close(): Promise<void>;
};

/** `from` is the address that a trusted proxy names. */
export const createVisitor = (
  url: string,
  known: ReadonlyMap<string, string> = new Map(),
  from?: string,
): Visitor => {
  const forwarded = from === undefined ? {} : { 'x-forwarded-for': from };
  const jar = new Map(known);
  const cookies = (): string => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');

  const request = async <Body>(method: string, path: string, body?: unknown): Promise<HttpAnswer<Body>> => {
    const answer = await fetch(url + path, {
      method,
      headers: {
        cookie: cookies(),
        ...forwarded,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    for (const set of answer.headers.getSetCookie()) keepCookie(jar, set);
    const text = await answer.text();
    const isJson = answer.headers.get('content-type')?.startsWith('application/json') === true;
    return { status: answer.status, headers: answer.headers, body: isJson ? JSON.parse(text) : text };
  };

  return {
    request,
    async openTable(game, setup, holders, more = {}) {
      const seats = holders.map((holder) => ({ holder }));
      const wanted = { game, setup, seats, ...more };
      const { status, body } = await request<NewTableAnswer>('POST', '/api/tables', wanted);
      if (status !== 201) throw new Error(`no table: ${JSON.stringify(body)}`);
      return body;
    },
    async connect(headers = {}) {
      const socket = new WebSocket(`${url.replace('http', 'ws')}/socket`, {
        headers: { cookie: cookies(), ...forwarded, ...headers },
      });
      const line = createLine(socket);
      await once(socket, 'open');
      return line;
    },
    at: (other) => createVisitor(other, jar, from),
  };
};

const keepCookie = (jar: Map<string, string>, set: string): void => {
  const [pair = ''] = set.split(';', 1);
  const at = pair.indexOf('=');
  const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
  if (value === '') jar.delete(name);
  else jar.set(name, value);
};

const createLine = (socket: WebSocket): Line => {
  const waiting: ServerMessage[] = [];
  const sleepers = new Set<() => void>();
  const wake = (): void => {
    for (const rouse of [...sleepers]) rouse();
  };
  socket.on('message', (data) => {
    waiting.push(JSON.parse(data.toString()));
    wake();
  });
  socket.on('close', () => wake());

  const find = async (wanted: (message: ServerMessage) => boolean, what: string): Promise<ServerMessage> => {
    const deadline = Date.now() + PATIENCE_MS;
    while (Date.now() < deadline) {
      const at = waiting.findIndex(wanted);
      const [found] = at < 0 ? [] : waiting.splice(at, 1);
      if (found !== undefined) return found;
      if (socket.readyState === socket.CLOSED) throw new Error(`closed while waiting for ${what}`);
      await new Promise<void>((resolve) => {
        const rouse = (): void => {
          clearTimeout(timer);
          sleepers.delete(rouse);
          resolve();
        };
        const timer = setTimeout(rouse, deadline - Date.now());
        sleepers.add(rouse);
      });
    }
    throw new Error(`no ${what} within ${PATIENCE_MS} ms`);
  };

  const send = (message: ClientMessage | string): void =>
    socket.send(typeof message === 'string' ? message : JSON.stringify(message));

  return {
    socket,
    send,
    async next(type, wanted = () => true) {
      type Wanted = MessageOf<typeof type>;
      return (await find((message) => message.type === type && wanted(message as Wanted), type)) as Wanted;
    },
    async ask(message) {
      send(message);
      const answers = (other: ServerMessage): boolean =>
        'command' in other && other.command === message.command;
      return await find(answers, `answer to ${message.command}`);
    },
    async close() {
      if (socket.readyState === socket.CLOSED) return;
      const closed = once(socket, 'close');
      socket.close();
      await closed;
    },
  };
};
