import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { catchUp, isOver, isRewards, startSolo, step, takeRewards } from '../testing/fight.ts';
import { inBrowser, PHONE } from '../testing/in-browser.ts';

const { app, newPage } = inBrowser();

/** How each plays: one at a desk, the other on a phone. */
const HANDS = ['mouse', 'touch'] as const;

const over = async (pages: readonly Page[]): Promise<boolean> =>
  (await Promise.all(pages.map((page) => isOver(page)))).every(Boolean);

test('two people in two browsers fight together', async () => {
  const host = await newPage();
  await host.goto(`${app.url}/new`);
  await host.locator('input[name="mode"][value="firstFight"]').check({ force: true });
  await host.locator('input[name="Silent"]').nth(2).check();
  await host.getByRole('button', { name: 'Begin the fight' }).click();
  const link = await host.getByRole('textbox', { name: 'Invitation link' }).inputValue();

  const guest = await newPage(PHONE);
  await guest.goto(link);
  await guest.getByRole('button', { name: /Silent/ }).click();
  await guest.locator('[data-hand-card]').first().waitFor();
  expect(
    await guest.locator('[data-hand-card][aria-label^="Strike"], [data-hand-card]').count(),
  ).toBeGreaterThan(4);

  const pages = [host, guest] as const;
  for (let steps = 0; steps < 300 && !(await over(pages)); steps++) {
    for (const [at, page] of pages.entries()) {
      if (await isOver(page)) continue;
      await ((await isRewards(page)) ? takeRewards(page) : step(page, HANDS[at]));
      for (const other of pages) await catchUp(other, page);
    }
  }
  expect(await over(pages)).toBe(true);
  // After a first fight the climb is what comes next.
  const climb = await host.locator('[data-action="climb"]').getAttribute('class');
  expect(climb).not.toBe(await host.locator('[data-action="rematch"]').getAttribute('class'));
});

test('a person without an invitation is told so', async () => {
  const host = await newPage();
  await startSolo(host, app.url);
  const stranger = await newPage();
  await stranger.goto(host.url());
  await stranger.getByText(/invitation/).waitFor();
});
