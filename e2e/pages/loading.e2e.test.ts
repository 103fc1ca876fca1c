/** What pages ask the server for, and when it is shown. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inBrowser } from '../testing/in-browser.ts';
import { openTable } from '../testing/opened.ts';

const { app, newPage } = inBrowser();

/** Scripts and styles that the page asks for from now on, in order; the cache may answer. */
const filesAsked = (page: Page): readonly string[] => {
  const found: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/assets\/.*\.(js|css)$/.test(pathname)) found.push(pathname);
  });
  return found;
};

const openTower = async (page: Page): Promise<string> => {
  const { table } = await openTable(page, app.url, {
    ...{ game: 'stygian-society', setup: { players: 3, heroes: ['Knight', 'Doctor', 'Burglar'] } },
    seats: [{ holder: 'me' }, { holder: 'me' }, { holder: 'me' }],
  });
  return `${app.url}/table/${table}`;
};

const joints = (page: Page) => page.locator('[data-table] [data-glass="knight"] [data-joint]');

test('the front page fetches the table ahead that a click begins, but does not run it', async () => {
  const page = await newPage();
  const files = filesAsked(page);
  await page.goto(app.url);
  const ofTable = () => files.filter((file) => /\/slay-the-spire-[\w-]+\.js$/.test(file)).length;
  await expect.poll(ofTable).toBeGreaterThan(0);
  expect(await page.locator('link[rel="modulepreload"][href*="slay-the-spire"]').count()).toBe(0);
});

test('a table begins with few files', async () => {
  const page = await newPage();
  const table = await openTower(page);
  const files = filesAsked(page);
  await page.goto(table);
  await joints(page).first().waitFor();
  expect(new Set(files).size).toBeLessThanOrEqual(9);
});

test('figures wait for their hall, and appear with it', async () => {
  const page = await newPage();
  await page.clock.install();
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/place/tower.avif*', async (route) => {
    await answered;
    await route.continue();
  });
  const table = await openTower(page);
  const figure = page.waitForResponse(/figure\/knight\.avif/);
  await page.goto(table);
  await (await figure).finished();
  await page.clock.runFor(200);
  expect(await joints(page).count()).toBe(0);
  answer();
  await joints(page).first().waitFor({ state: 'attached' });
  expect(await page.locator('[data-place-picture="tower"][data-come]').count()).toBe(1);
});

test('a hall that does not come keeps no figure away', async () => {
  const page = await newPage();
  await page.clock.install();
  await page.route('**/place/tower.avif*', () => undefined);
  await page.goto(await openTower(page));
  await page.locator('[data-place-picture="tower"]').waitFor({ state: 'attached' });
  await expect
    .poll(async () => {
      await page.clock.runFor(500);
      return joints(page).count();
    })
    .toBeGreaterThan(0);
});
