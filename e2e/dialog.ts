import type { Page } from 'playwright-core';
import { press } from './fight.ts';

/** Closes the open dialog by key, once it has the focus that Escape needs. */
export async function closeDialog(page: Page): Promise<void> {
  await page.locator('dialog:focus-within').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** Opens the rule that forbids something. The way there is shown for some seconds only, so it may take a second attempt. */
export async function showRule(page: Page, attempt: () => Promise<unknown>): Promise<void> {
  do await attempt();
  while (!(await press(page.getByRole('button', { name: 'Show the rule' }))));
}
