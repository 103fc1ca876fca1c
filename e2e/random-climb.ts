import type { Page } from 'playwright-core';

type Climb = {
  readonly characters: readonly string[];
  readonly moves?: number;
  readonly luck?: number;
  /** Whether it counts for the campaign. A chosen seed would make it practice, so the seed differs each time. */
  readonly counts?: boolean;
};

/** Plays a random climb through the page's own session, to its end or for some moves; returns the table. */
export async function randomClimb(page: Page, url: string, climb: Climb): Promise<string> {
  await page.goto(`${url}/credits`);
  return page.evaluate(async ({ characters, moves = Number.POSITIVE_INFINITY, luck = 1, counts = false }) => {
    await fetch('/api/me');
    const opened = await fetch('/api/tables', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        game: 'slay-the-spire',
        setup: { characters, climb: {} },
        seats: characters.map(() => ({ holder: 'me' })),
        ...(counts ? {} : { seed: `luck ${luck}` }),
      }),
    });
    const { table } = (await opened.json()) as { table: string };
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/socket`);
    await new Promise((resolve, reject) => {
      socket.onopen = resolve;
      socket.onerror = () => reject(new Error('The socket did not open.'));
    });
    let random = luck;
    let made = 0;
    await new Promise<void>((resolve, reject) => {
      socket.onclose = () => reject(new Error(`The socket closed after ${made} moves.`));
      socket.onmessage = async ({ data }) => {
        const message = JSON.parse(data);
        if (message.type !== 'picture') return;
        const { outcome, outlooks } = message.picture;
        if (outcome !== undefined || made >= moves) return resolve();
        // No faster than the server allows for one connection.
        await new Promise((wait) => setTimeout(wait, made > 150 ? 22 : 0));
        const choices = outlooks.flatMap(
          (outlook: { viewer: number; options: { move: number; readable: { do: string } }[] }) =>
            outlook.options
              .filter(({ readable }) => readable.do !== 'take back')
              .map(({ move }) => ({ seat: outlook.viewer, move })),
        );
        random = (Math.imul(random, 1_664_525) + 1_013_904_223) >>> 0;
        made++;
        const command = `random-climb-${made}`;
        const choice = choices[(random >>> 8) % choices.length];
        socket.send(JSON.stringify({ type: 'move', command, table, ...choice }));
      };
      socket.send(JSON.stringify({ type: 'watch', table }));
    });
    socket.close();
    return table;
  }, climb);
}
