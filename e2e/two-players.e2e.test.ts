import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type App, startApp } from './app.ts';
import { launchBrowser } from './browser.ts';
import { andWait, isOver, isRewards, seqOf, startSolo, step, takeRewards } from './fight.ts';

let app: App;
let browser: Browser;

beforeAll(async () => {
  app = await startApp();
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

const person = async (width: number): Promise<Page> =>
  (await browser.newContext({ viewport: { width, height: 860 } })).newPage();

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
  await host.waitForFunction(
    () => document.querySelector<HTMLInputElement>('[role="dialog"] input')?.value !== '',
  );
  const link = await field.inputValue();
  await host.keyboard.press('Escape');

  const guest = await person(390);
  await guest.goto(link);
  await guest.getByRole('button', { name: /Silent/ }).click();
  await guest.locator('[data-hand-card]').first().waitFor();
  expect(
    await guest.locator('[data-hand-card][aria-label^="Strike"], [data-hand-card]').count(),
  ).toBeGreaterThan(4);

  await andWait(guest, () => step(guest));
  await host.waitForFunction(
    (seq) => Number(document.querySelector('[data-table]')?.getAttribute('data-seq')) >= seq,
    await seqOf(guest),
  );

  const pages = [host, guest] as const;
  for (let steps = 0; steps < 300 && !(await over(pages)); steps++) {
    for (const page of pages) {
      if (await isRewards(page)) await takeRewards(page).catch(() => undefined);
      else if (!(await isOver(page))) await step(page).catch(() => undefined);
    }
  }
  expect(await over(pages)).toBe(true);
}, 240_000);

test('a person who has no invitation is told so', async () => {
  const host = await person(1440);
  await startSolo(host, app.url);
  const stranger = await person(1024);
  await stranger.goto(host.url());
  await stranger.getByText(/invitation/).waitFor();
});
