import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { closeDialog } from './dialog.ts';
import { catchUp, isOver, isRewards, startSolo, step, takeRewards } from './fight.ts';
import { inBrowser } from './in-browser.ts';

const { app, newPage } = inBrowser();

const person = async (width: number): Promise<Page> => newPage({ viewport: { width, height: 860 } });

const over = async (pages: readonly Page[]): Promise<boolean> =>
  (await Promise.all(pages.map((page) => isOver(page)))).every(Boolean);

test('two people in two browsers fight together', async () => {
  const host = await person(1440);
  await host.goto(`${app.url}/new`);
  await host.locator('input[name="mode"][value="firstFight"]').check({ force: true });
  await host.locator('input[name="Silent"]').nth(2).check();
  await host.getByRole('button', { name: 'Begin the fight' }).click();
  await host.getByRole('button', { name: 'Invite' }).click();
  const field = host.getByRole('textbox', { name: 'Invitation link' });
  const link = await field.inputValue();
  await closeDialog(host);

  const guest = await person(390);
  await guest.goto(link);
  await guest.getByRole('button', { name: /Silent/ }).click();
  await guest.locator('[data-hand-card]').first().waitFor();
  expect(
    await guest.locator('[data-hand-card][aria-label^="Strike"], [data-hand-card]').count(),
  ).toBeGreaterThan(4);

  const pages = [host, guest] as const;
  for (let steps = 0; steps < 300 && !(await over(pages)); steps++) {
    for (const [page, other] of [pages, pages.toReversed()] as const) {
      if (page === undefined || other === undefined || (await isOver(page))) continue;
      await ((await isRewards(page)) ? takeRewards(page) : step(page));
      await catchUp(other, page);
    }
  }
  expect(await over(pages)).toBe(true);
});

test('a person without an invitation is told so', async () => {
  const host = await person(1440);
  await startSolo(host, app.url);
  const stranger = await person(1024);
  await stranger.goto(host.url());
  await stranger.getByText(/invitation/).waitFor();
});
