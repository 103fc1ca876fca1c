import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page, WebSocket } from 'playwright-core';

type Recorded = {
  readonly setup: unknown;
  readonly seed: string;
  readonly moves: readonly { readonly seat: number; readonly move: number }[];
};

/** A finished game kept as a file, see kernel/testing/fixture.ts. */
export const recordedGame = (game: string, name: string): Recorded => {
  const file = path.resolve(import.meta.dirname, `../../packages/${game}/fixtures/${name}.json`);
  const { setup, seed, moves } = JSON.parse(readFileSync(file, 'utf8')) as {
    setup: unknown;
    seed: string;
    moves: string;
  };
  return {
    ...{ setup, seed },
    moves: moves
      .split(' ')
      .map((word) => ({ seat: Number(word[0]), move: Number.parseInt(word.slice(1), 36) })),
  };
};

type Player = { play(seat: number, move: number): Promise<number> };

/** Takes part in a table from a page that shows something else; `play` answers with the newest entry of the log. */
export const playAside = async (page: Page, table: string): Promise<Player> => {
  await page.evaluate(async (id) => {
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/socket`);
    await new Promise((resolve) => socket.addEventListener('open', resolve));
    socket.send(JSON.stringify({ type: 'watch', table: id }));
    let made = 0;
    Object.assign(window, {
      playAside: (seat: number, move: number) =>
        new Promise<number>((resolve, reject) => {
          const command = `aside-move-${++made}`;
          const send = (): void =>
            socket.send(JSON.stringify({ type: 'move', command, table: id, seat, move }));
          socket.onmessage = ({ data }) => {
            const message = JSON.parse(data as string);
            // A quick machine plays faster than a person may.
            if (message.command === command && message.code === 'too-fast') setTimeout(send, 500);
            else if (message.command === command && message.type !== 'accepted')
              reject(new Error(JSON.stringify(message)));
            if (message.cause === command) resolve(message.picture.seq as number);
          };
          send();
        }),
    });
  }, table);
  return {
    play: (seat, move) =>
      page.evaluate(
        ([of, made]) =>
          (window as unknown as { playAside(seat: number, move: number): Promise<number> }).playAside(
            of as number,
            made as number,
          ),
        [seat, move],
      ),
  };
};

/** What a page was told about a table: the events of every entry, as they came over its socket. */
export const eventsHeard = (page: Page) => {
  const events = new Map<number, Record<string, unknown>[]>();
  page.on('websocket', (socket: WebSocket) =>
    socket.on('framereceived', ({ payload }) => {
      const message = JSON.parse(payload.toString()) as {
        events?: { seq: number; event: Record<string, unknown> }[];
      };
      for (const { seq, event } of message.events ?? []) events.set(seq, [...(events.get(seq) ?? []), event]);
    }),
  );
  return { of: (seq: number) => events.get(seq) ?? [] };
};
