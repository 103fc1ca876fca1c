// What replay, endings, campaign and chat look like.
import type { Page } from 'playwright-core';
import { randomClimb } from '../../e2e/random-climb.ts';

type Shot = (page: Page, name: string) => Promise<void>;

export async function replay(page: Page, url: string, shot: Shot): Promise<void> {
  const table = await randomClimb(page, url, { characters: ['Ironclad', 'Silent'] });
  await page.goto(`${url}/replay/${table}`);
  await page.locator('[data-replay]').waitFor();
  await page.getByRole('button', { name: /Move \d+ of/ }).click();
  await page.getByRole('button', { name: 'Round 2' }).first().click();
  await page.locator('[data-figure^="enemy"]').first().waitFor();
  await page.waitForTimeout(500);
  await shot(page, 'replay-chapters');
  await page.getByRole('button', { name: 'Close' }).click();
  await shot(page, 'replay');
}

export async function story(page: Page, url: string, shot: Shot): Promise<void> {
  const table = await longestClimb(page, url);
  await page.goto(`${url}/table/${table}`);
  await page.getByRole('heading', { name: 'Turning points' }).waitFor();
  await shot(page, 'story-top');
  await page.getByRole('heading', { name: 'The way up' }).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 700);
  await shot(page, 'story-path');
  await page.getByRole('heading', { name: 'The party' }).evaluate((node) => node.scrollIntoView());
  await shot(page, 'story-party');
}

/** A climb by chance is short; one of several is long enough to be looked at. */
async function longestClimb(page: Page, url: string): Promise<string> {
  let best = { table: '', moves: 0 };
  for (let luck = 1; luck <= 8; luck++) {
    const table = await randomClimb(page, url, { characters: ['Ironclad', 'Silent'], luck });
    const moves = await page.evaluate(
      async (id) => (await (await fetch(`/api/tables/${id}/summary`)).json()).summary.stops.length,
      table,
    );
    if (moves > best.moves) best = { table, moves };
  }
  return best.table;
}
