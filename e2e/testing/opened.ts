import type { Page } from 'playwright-core';
import { settled } from './settled.ts';

type Opened = { readonly table: string; readonly invite: string };
type Position = { readonly players: readonly { readonly character: string }[] };

/** Opens a table on the server as the person of a page. */
export async function openTable(page: Page, url: string, data: object): Promise<Opened> {
  const answer = await page.request.post(`${url}/api/tables`, { data });
  if (!answer.ok()) throw new Error(`No table was opened: ${await answer.text()}`);
  return (await answer.json()) as Opened;
}

/** A first fight for two, with one seat still open. */
export const openForTwo = (page: Page, url: string): Promise<Opened> =>
  openTable(page, url, {
    game: 'slay-the-spire',
    setup: { characters: ['Ironclad', 'Silent'] },
    seats: [{ holder: 'me' }, { holder: 'open' }],
  });

/** Goes to a table and waits until it is drawn and accepts input. */
export async function goToTable(page: Page, url: string, table: string): Promise<void> {
  await page.goto(`${url}/table/${table}`);
  await page.locator('[data-table] main').waitFor();
  await passLobby(page);
  await settled(page);
}

/** Where a seat is open people meet in a lobby first; goes on to the table, if the game can begin. */
export async function passLobby(page: Page): Promise<void> {
  const begin = page.locator('[data-lobby] [data-action="begin"]:enabled');
  if ((await begin.count()) === 0) return;
  await begin.click();
  await page.locator('[data-lobby]').waitFor({ state: 'detached' });
  await page.locator('[data-table] main').waitFor();
}

/** Opens a table on the server in the given position, and goes there. */
export async function openAt(
  page: Page,
  url: string,
  position: Position,
  holders: readonly ('me' | 'open')[] = position.players.map(() => 'me'),
): Promise<string> {
  const characters = position.players.map(({ character }) => character);
  const { table } = await openTable(page, url, {
    game: 'slay-the-spire',
    setup: { characters, position },
    seats: holders.map((holder) => ({ holder })),
    seed: 'opened',
  });
  await goToTable(page, url, table);
  return table;
}
