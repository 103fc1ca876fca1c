import type { Page } from 'playwright-core';
import { settled } from './settled.ts';

type Position = { readonly players: readonly { readonly character: string }[] };

/** Opens a real table on the real server in a position of one's choice, and goes there. */
export async function openAt(
  page: Page,
  url: string,
  position: Position,
  holders: readonly ('me' | 'open')[] = position.players.map(() => 'me'),
): Promise<string> {
  const characters = position.players.map(({ character }) => character);
  const answer = await page.request.post(`${url}/api/tables`, {
    data: {
      game: 'slay-the-spire',
      setup: { characters, position },
      seats: holders.map((holder) => ({ holder })),
      seed: 'opened',
    },
  });
  const { table } = (await answer.json()) as { table: string };
  await page.goto(`${url}/table/${table}`);
  await page.locator('[data-table] main').waitFor();
  await settled(page);
  return table;
}
