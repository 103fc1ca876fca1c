import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { startSolo } from './fight.ts';
import { inBrowser } from './in-browser.ts';

const { app, newPage } = inBrowser();
let page: Page;

beforeAll(async () => {
  page = await newPage({ reducedMotion: 'no-preference' });
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
    await page.getByRole('link', { name: 'CC BY 3.0' }).waitFor();
    expect(await page.getByText(/not affiliated/).count()).toBeGreaterThan(0);
  });

  test('shows a message at an unknown address', async () => {
    await page.goto(`${app.url}/nowhere`);
    await page.getByText('There is nothing at this address').waitFor();
  });
});
