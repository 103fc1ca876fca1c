import type { NewTableBody } from '@three-spires/session/protocol';
import type { Page } from 'playwright-core';

type Played = {
  /** As many moves at most; the whole game if not given. */
  readonly moves?: number;
  readonly luck?: number;
  /** The move with which it is given up then. */
  readonly concession?: number;
};

/** Opens a table for the person of the page, who must have visited the server. */
export const openFor = (page: Page, body: NewTableBody): Promise<string> =>
  page.evaluate(async (wanted) => {
    await fetch('/api/me');
    const opened = await fetch('/api/tables', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(wanted),
    });
    const { table } = (await opened.json()) as { table: string };
    return table;
  }, body);

/** Plays a table at random through a socket of its own, whatever the page shows, to its end or for some moves. */
export const playAtRandom = (page: Page, table: string, played: Played = {}): Promise<void> =>
  page.evaluate(
    async ({ table: id, moves = Number.POSITIVE_INFINITY, luck = 1, concession }) => {
      const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/socket`);
      await new Promise((resolve, reject) => {
        socket.onopen = resolve;
        socket.onerror = () => reject(new Error('The socket did not open.'));
      });
      let random = luck;
      let made = 0;
      const command = (): string => `random-game-${luck}-${made}`;
      await new Promise<void>((resolve, reject) => {
        socket.onclose = () => reject(new Error(`The socket closed after ${made} moves.`));
        socket.onmessage = async ({ data }) => {
          const message = JSON.parse(data);
          if (message.type !== 'picture') return;
          const { outcome, outlooks } = message.picture;
          if (outcome !== undefined) return resolve();
          const choices = outlooks.flatMap(
            (outlook: { viewer: number; options: { move: number; readable: { do: string } }[] }) =>
              outlook.options
                .filter(({ readable }) => !['take back', 'give', 'swap'].includes(readable.do))
                .map(({ move }) => ({ seat: outlook.viewer, move })),
          );
          if (made >= moves) {
            if (concession === undefined) return resolve();
            socket.send(
              JSON.stringify({
                type: 'move',
                command: 'random-game-over',
                table: id,
                seat: 0,
                move: concession,
              }),
            );
            return;
          }
          // The others decide; their move brings another picture.
          if (choices.length === 0) return;
          // No faster than the server allows for one connection.
          await new Promise((wait) => setTimeout(wait, made > 150 ? 22 : 0));
          random = (Math.imul(random, 1_664_525) + 1_013_904_223) >>> 0;
          made++;
          const choice = choices[(random >>> 8) % choices.length];
          socket.send(JSON.stringify({ type: 'move', command: command(), table: id, ...choice }));
        };
        socket.send(JSON.stringify({ type: 'watch', table: id }));
      });
      socket.close();
    },
    { table, ...played },
  );
