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
