import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { startSolo } from '../testing/fight.ts';
import { insideViewport } from '../testing/geometry.ts';
import { inBrowser } from '../testing/in-browser.ts';

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

  test.each(['/learn/nope', '/rules/nope', '/library/nope'])(
    'says so at %s, too, and leads on',
    async (place) => {
      await page.goto(`${app.url}${place}`);
      await page.getByText('There is nothing at this address').waitFor();
      expect(await page.getByRole('link', { name: /Three short lessons/ }).count()).toBeGreaterThan(0);
    },
  );

  test('says that there is no such lesson, and lists those there are', async () => {
    await page.goto(`${app.url}/learn/slay-the-spire/nope`);
    await page.getByRole('alert').filter({ hasText: 'There is no such lesson' }).waitFor();
    expect(await page.locator('[data-lesson]').count()).toBe(3);
  });

  test.each([
    { width: 1440, height: 900 },
    { width: 1920, height: 1080 },
  ])('shows every way into the games and to the shelf without scrolling, at $width', async (size) => {
    const newcomer = await newPage({ viewport: size });
    await newcomer.goto(app.url);
    await newcomer.getByRole('button', { name: 'Ironclad' }).waitFor();
    expect(await insideViewport(newcomer, ['main a', 'main button'])).toEqual([]);
  });

  test('comes back from the choice of a hero, by the browser and by its own button', async () => {
    await page.goto(`${app.url}/credits`);
    await page.goto(app.url);
    const solo = page.getByRole('button', { name: /Play solo/ });
    const hero = page.getByRole('button', { name: /Silent/ });
    for (const back of [() => page.goBack(), () => page.getByRole('button', { name: 'Back' }).click()]) {
      await solo.click();
      await hero.waitFor();
      await back();
      await solo.waitFor();
      expect(new URL(page.url()).pathname).toBe('/');
    }
    await page.goForward();
    await hero.waitFor();
  });
});
