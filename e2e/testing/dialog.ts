import type { Page } from 'playwright-core';
import { press } from './fight.ts';

/** Closes the open dialog by key, once it has the focus that Escape needs. */
export async function closeDialog(page: Page): Promise<void> {
  await page.locator('dialog:focus-within').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

const attempts = 5;

/** Opens the rule that forbids something. The button is shown for a few seconds only, so it may take more attempts. */
export async function showRule(page: Page, attempt: () => Promise<unknown>): Promise<void> {
  for (let tried = 0; tried < attempts; tried++) {
    await attempt();
    if (await press(page.getByRole('button', { name: 'Show the rule' }))) return;
  }
  throw new Error(`The rule could not be opened in ${attempts} attempts.`);
}
