import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { problemsAtBothWidths } from '../testing/axe.ts';
import { inBrowser } from '../testing/in-browser.ts';
import { randomClimb } from '../testing/random-climb.ts';

const { app, newPage } = inBrowser();
let page: Page;
let table: string;

beforeAll(async () => {
  page = await newPage();
  table = await randomClimb(page, app.url, { characters: ['Ironclad', 'Silent'], counts: true });
});

describe('the end of a climb', () => {
  test('shows its story to the players', async () => {
    await page.goto(`${app.url}/table/${table}`);
    await page.locator('main[data-result="defeat"]').waitFor();
    await page.getByRole('heading', { name: 'The way up' }).waitFor();
    expect(await page.getByRole('link', { name: /^Neow: watch/ }).count()).toBe(1);
    await page.getByText(/(Ironclad|Silent) dies/).waitFor();
    await page.getByRole('heading', { name: 'Damage by card' }).first().waitFor();
    await page.getByText('Ironclad: lock 1 opened').waitFor();
    await page
      .getByText(/Immolate.*Power Through|Power Through.*Immolate/)
      .first()
      .waitFor();
    expect(await problemsAtBothWidths(page)).toEqual([]);
  });

  test('leads from a turning point to its moment in the replay', async () => {
    await page
      .getByRole('link', { name: /(Ironclad|Silent) dies/ })
      .first()
      .click();
    await page.locator('[data-replay]').waitFor();
    const replay = page.locator('[data-replay]');
    expect(await replay.getAttribute('data-at')).toBe(await replay.getAttribute('data-last'));
  });

  test('is open to other people, without its campaign rewards', async () => {
    const stranger = await newPage();
    await stranger.goto(`${app.url}/story/${table}`);
    await stranger.getByRole('heading', { name: 'Turning points' }).waitFor();
    expect(await stranger.getByText('New in your campaign').count()).toBe(0);
    expect(await problemsAtBothWidths(stranger)).toEqual([]);
  });

  test('begins again with the same party', async () => {
    await page.goto(`${app.url}/table/${table}`);
    await page.getByRole('button', { name: 'Again with the same party' }).click();
    await page.locator('[data-table][data-seq="0"]').waitFor();
    expect(page.url()).not.toContain(table);
  });
});
