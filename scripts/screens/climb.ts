// Screens of the way up: setting out, Neow, the map, the ends of Acts.
import type { Page } from 'playwright-core';

type Shoot = (page: Page, name: string, fullPage?: boolean) => Promise<void>;

/** Setting out: the page of a new run, with much of it chosen. */
export async function newRun(page: Page, url: string, shoot: Shoot): Promise<void> {
  await page.goto(`${url}/new`);
  await page.getByRole('button', { name: 'Begin the climb' }).waitFor();
  await shoot(page, 'new-run', true);
  await page.locator('input[name="Defect"]').nth(2).check();
  await page.locator('input[name="mode"][value="custom"]').check({ force: true });
  await page.locator('input[name="unlocks"][value="all"]').check({ force: true });
  await page.locator('input[name="ascension"][value="4"]').check({ force: true });
  await page.getByRole('checkbox', { name: /^Heirloom/ }).check();
  await page.getByRole('checkbox', { name: /^Uncertain Future/ }).check();
  await shoot(page, 'new-run-custom', true);
}
