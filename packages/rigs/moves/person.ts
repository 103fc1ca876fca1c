/** A person with one socket at one table, who knows only what the server has sent. */
import { once } from 'node:events';
import type { ServerMessage } from '@three-spires/session/protocol';
import type { Picture } from '@three-spires/table';
import { applyDelta } from '@three-spires/table/delta';
import { WebSocket } from 'ws';

type Received = { messages: number; bytes: number; pictures: number };

export type Person = {
  readonly request: (method: string, path: string, body?: unknown) => Promise<unknown>;
  /** Opens a socket and follows the table; another socket that is open stays as it is. */
  join(table: string, invite?: string): Promise<void>;
  /** The newest socket. */
  socket(): WebSocket | undefined;
  /** The same person at another screen, not connected yet. */
  twin(): Person;
  readonly received: Received;
  /** The newest picture. */
  picture(): Picture | undefined;
  /** Sends a command and waits for its answer. Fails when the socket closes first. */
  ask(message: { readonly command: string; readonly [field: string]: unknown }): Promise<ServerMessage>;
  /** Asks what a move of a seat would do, and waits for the answer. */
  preview(table: string, seat: number, move: number): Promise<void>;
  /** Waits for a picture of this entry or a later one. Fails when the socket closes first. */
  see(seq: number): Promise<void>;
  leave(): void;
};

export const createPerson = (url: string, known = ''): Person => {
  let cookie = known;
  let socket: WebSocket | undefined;
  let picture: Picture | undefined;
  let wake: () => void = () => undefined;
  const received: Received = { messages: 0, bytes: 0, pictures: 0 };
  let previewed: () => void = () => undefined;
  const answers = new Map<
    string,
    { readonly resolve: (answer: ServerMessage) => void; readonly reject: (error: Error) => void }
  >();

  const receive = (text: string): void => {
    received.messages++;
    received.bytes += Buffer.byteLength(text);
    const message = JSON.parse(text) as ServerMessage;
    if (message.type === 'picture' || message.type === 'changes') {
      received.pictures++;
      picture =
        message.type === 'picture' ? message.picture : (applyDelta(picture, message.changes) as Picture);
      wake();
    } else if (message.type === 'previews') {
      previewed();
    } else if ('command' in message && message.command !== undefined) {
      answers.get(message.command)?.resolve(message);
      answers.delete(message.command);
    }
  };

  const send = (message: unknown): void => socket?.send(JSON.stringify(message));
  const isClosed = (): boolean => socket === undefined || socket.readyState >= socket.CLOSING;

  const fail = (closed: WebSocket): void => {
    if (closed !== socket) return;
    for (const { reject } of answers.values()) reject(new Error('the socket was closed'));
    answers.clear();
    previewed();
    wake();
  };

  return {
    async request(method, path, body) {
      const answer = await fetch(url + path, {
        method,
        headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const [set] = answer.headers.getSetCookie();
      if (set !== undefined) cookie = set.split(';', 1).join('');
      if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`);
      return await answer.json();
    },
    async join(table, invite) {
      const opened = new WebSocket(`${url.replace('http', 'ws')}/socket`, { headers: { cookie } });
      socket = opened;
      picture = undefined;
      // Only the newest socket counts: another one may still deliver what is older.
      opened.on('message', (data) => {
        if (opened === socket) receive(data.toString());
      });
      opened.on('close', () => fail(opened));
      opened.on('error', () => fail(opened));
      await once(opened, 'open');
      send({ type: 'watch', table, changes: true, invite });
    },
    socket: () => socket,
    twin: () => createPerson(url, cookie),
    received,
    picture: () => picture,
    ask: (message) =>
      new Promise((resolve, reject) => {
        if (isClosed()) return reject(new Error('the socket is closed'));
        answers.set(message.command, { resolve, reject });
        send(message);
      }),
    async preview(table, seat, move) {
      if (picture === undefined) return;
      const answered = new Promise<void>((resolve) => {
        previewed = resolve;
      });
      send({ type: 'preview', table, seat, seq: picture.seq, moves: [move] });
      await answered;
    },
    async see(seq) {
      while ((picture?.seq ?? -1) < seq) {
        if (isClosed()) throw new Error('the socket was closed');
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    },
    leave: () => socket?.close(),
  };
};
