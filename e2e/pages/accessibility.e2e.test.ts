import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { seriousProblems } from '../testing/axe.ts';
import { closeDialog } from '../testing/dialog.ts';
import { fight, startSolo, takeRewards } from '../testing/fight.ts';
import { inBrowser } from '../testing/in-browser.ts';
import { openAt } from '../testing/opened.ts';
import { short } from '../testing/positions.ts';

const { app, newPage } = inBrowser();
let page: Page;

beforeAll(async () => {
  page = await newPage({ viewport: { width: 1280, height: 860 } });
});

const serious = () => seriousProblems(page);

describe('axe finds no serious problem', () => {
  test('on the front pages', async () => {
    await page.goto(app.url);
    const solo = page.getByRole('button', { name: /Play solo/ });
    await solo.waitFor();
    expect(await serious()).toEqual([]);
    await solo.click();
    await page.getByRole('button', { name: /Ironclad/ }).waitFor();
    expect(await serious()).toEqual([]);
    await page.goto(`${app.url}/new`);
    await page.getByRole('button', { name: 'Begin the climb' }).waitFor();
    expect(await serious()).toEqual([]);
    await page.goto(`${app.url}/credits`);
    await page.getByRole('link', { name: 'CC BY 3.0' }).waitFor();
    expect(await serious()).toEqual([]);
  });

  test('in combat, with a card picked, and in the dialogs', async () => {
    await startSolo(page, app.url);
    expect(await serious()).toEqual([]);
    await page.locator('[data-hand-card][data-playable]').first().click();
    expect(await serious()).toEqual([]);
    await page.keyboard.press('Escape');
    for (const name of ['Settings', 'Rules', 'Menu', 'Keys']) {
      if (name === 'Keys') await page.keyboard.press('?');
      else await page.getByRole('button', { name, exact: true }).click();
      await page.getByRole('dialog', { name }).waitFor();
      expect(await serious()).toEqual([]);
      await closeDialog(page);
    }
  });

  test('on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await serious()).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 860 });
  });

  test('at the rewards and at the end', async () => {
    await openAt(page, app.url, short);
    expect(await fight(page)).toBe('rewards');
    expect(await serious()).toEqual([]);
    await takeRewards(page);
    await page.locator('main[data-result]').waitFor();
    expect(await serious()).toEqual([]);
  });
});
