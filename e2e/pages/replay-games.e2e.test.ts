import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { insideViewport, noOverlaps, SIZES } from '../testing/geometry.ts';
import { inBrowser } from '../testing/in-browser.ts';
import { openPosition, RICH } from '../testing/mystic-spires-battle.ts';
import { openTable } from '../testing/opened.ts';
import { settled } from '../testing/settled.ts';

const { app, newPage } = inBrowser();
let page: Page;

beforeAll(async () => {
  page = await newPage();
  await page.goto(app.url);
});

const watch = async (table: string, game: string): Promise<void> => {
  await page.goto(`${app.url}/replay/${table}`);
  await page.locator('[data-replay] main').waitFor();
  await page.locator(`html[data-game="${game}"]`).waitFor();
};

const noControls = async (): Promise<void> => {
  for (const name of [/^Undo/, /^Concede/]) expect(await page.getByRole('button', { name }).count()).toBe(0);
  await page.locator('[data-action="menu"]').click();
  await page.getByRole('dialog').waitFor();
  expect(await page.getByRole('dialog').getByText('Give up').count()).toBe(0);
  await page.keyboard.press('Escape');
};

const PLAYER = 'section[aria-label="Replay"]';

describe('a replay looks like its game and plays nothing', () => {
  test('Mystic Spires, with the whole field', async () => {
    await watch(await openPosition(page, app.url, RICH), 'mystic-spires');
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await settled(page);
      const shown = ['[data-tower]', '[data-crystal]', '[data-zone]', '[data-lane="units"]', PLAYER];
      expect(await insideViewport(page, shown)).toEqual([]);
      expect(await noOverlaps(page, shown)).toEqual([]);
    }
    await page.getByText('Next to move:').waitFor();
    expect(await page.getByText(/^Waiting for|^Resolving/).count()).toBe(0);
    expect(await page.locator('[data-action="hold"]').count()).toBe(0);
    await noControls();
  });

  test('The Stygian Society', async () => {
    const { table } = await openTable(page, app.url, {
      game: 'stygian-society',
      setup: { players: 1, heroes: ['Knight', 'Doctor', 'Burglar'] },
      seats: [{ holder: 'me' }],
    });
    await watch(table, 'stygian-society');
    expect(await noOverlaps(page, ['[data-replay] header', PLAYER])).toEqual([]);
    await page.getByText('Next to move:').waitFor();
    expect(await page.getByText(/^Waiting for|^Resolving/).count()).toBe(0);
    await noControls();
  });
});
