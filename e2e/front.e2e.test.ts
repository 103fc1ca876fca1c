import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type App, startApp } from './app.ts';
import { launchBrowser } from './browser.ts';
import { startSolo } from './fight.ts';

let app: App;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  app = await startApp();
  browser = await launchBrowser();
  page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

describe('the front page', () => {
  test('leads into a running solo fight with two clicks', async () => {
    await startSolo(page, app.url);
    expect(page.url()).toMatch(/\/table\/[\w-]+$/);
    expect(await page.locator('[data-hand-card]').count()).toBe(5);
    expect(
      await page
        .getByRole('button', { name: /End turn/ })
        .first()
        .isEnabled(),
    ).toBe(true);
  });

  test('lists the fight to continue, and continues it', async () => {
    const table = page.url();
    await page.goto(app.url);
    await page.getByRole('link', { name: /Ironclad/ }).click();
    await page.locator('[data-hand-card]').first().waitFor();
    expect(page.url()).toBe(table);
  });

  test('credits the icons and says that it is a fan work', async () => {
    await page.goto(app.url);
    await page.getByRole('link', { name: 'Credits' }).click();
    await page.getByText('CC BY 3.0').waitFor();
    expect(await page.getByText(/not affiliated/).count()).toBeGreaterThan(0);
  });

  test('has something to say at an unknown address', async () => {
    await page.goto(`${app.url}/nowhere`);
    await page.getByText('There is nothing at this address').waitFor();
  });
});
