/** A person with one socket at one table, who knows only what the server has sent. */
import { once } from 'node:events';
import type { ServerMessage } from '@three-spires/session/protocol';
import type { Picture } from '@three-spires/table';
import { applyDelta } from '@three-spires/table/delta';
import { WebSocket } from 'ws';

type Received = { messages: number; bytes: number; pictures: number };

export type Person = {
  readonly request: (method: string, path: string, body?: unknown) => Promise<unknown>;
  /** Opens the socket and follows the table. */
  join(table: string): Promise<void>;
  readonly received: Received;
  /** The newest picture. */
  picture(): Picture | undefined;
  /** Sends a command and waits for its answer. */
  ask(message: { readonly command: string }): Promise<ServerMessage>;
  /** Asks what a move of a seat would do, and waits for the answer. Servers before `changes` say it in every picture. */
  preview(table: string, seat: number, move: number): Promise<void>;
  /** Waits for a picture of this entry or a later one. */
  see(seq: number): Promise<void>;
  leave(): void;
};

/** `changes`: whether the server can send changes in place of whole pictures. */
export const createPerson = (url: string, changes: boolean): Person => {
  let cookie = '';
  let socket: WebSocket | undefined;
  let picture: Picture | undefined;
  let wake: () => void = () => undefined;
  const received: Received = { messages: 0, bytes: 0, pictures: 0 };
  let previewed: () => void = () => undefined;
  const answers = new Map<string, (answer: ServerMessage) => void>();

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
      answers.get(message.command)?.(message);
      answers.delete(message.command);
    }
  };

  const send = (message: unknown): void => socket?.send(JSON.stringify(message));

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
    async join(table) {
      socket = new WebSocket(`${url.replace('http', 'ws')}/socket`, { headers: { cookie } });
      socket.on('message', (data) => receive(data.toString()));
      await once(socket, 'open');
      send({ type: 'watch', table, ...(changes ? { changes } : {}) });
    },
    received,
    picture: () => picture,
    ask: (message) =>
      new Promise((resolve) => {
        answers.set(message.command, resolve);
        send(message);
      }),
    async preview(table, seat, move) {
      if (!changes || picture === undefined) return;
      const answered = new Promise<void>((resolve) => {
        previewed = resolve;
      });
      send({ type: 'preview', table, seat, seq: picture.seq, moves: [move] });
      await answered;
    },
    async see(seq) {
      while ((picture?.seq ?? -1) < seq)
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
    },
    leave: () => socket?.close(),
  };
};
