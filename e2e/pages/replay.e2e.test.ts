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
  table = await randomClimb(page, app.url, { characters: ['Ironclad', 'Silent'] });
});

const at = async (where: Page): Promise<number> =>
  Number(await where.locator('[data-replay]').getAttribute('data-at'));
const isAt = (where: Page, moment: number): Promise<void> =>
  where.locator(`[data-replay][data-at="${moment}"]`).waitFor();

describe('a finished climb', () => {
  test('is watched step by step, with buttons, keys and the slider', async () => {
    await page.goto(`${app.url}/replay/${table}`);
    await isAt(page, 0);
    const last = Number(await page.locator('[data-replay]').getAttribute('data-last'));
    expect(last).toBeGreaterThan(20);
    await page.getByRole('button', { name: 'One step on' }).click();
    await isAt(page, 1);
    await page.keyboard.press('ArrowRight');
    await isAt(page, 2);
    await page.getByText('Next to move:').first().waitFor();
    expect(await page.getByText(/^Waiting for|^Resolving/).count()).toBe(0);
    await page.keyboard.press('ArrowLeft');
    await isAt(page, 1);
    await page.getByRole('slider', { name: 'Moment of the game' }).fill('15');
    await isAt(page, 15);
    await page.locator('body').click({ position: { x: 2, y: 400 } });
    await page.keyboard.press('End');
    await isAt(page, last);
    await page.locator('main[data-result]').waitFor();
    await page.keyboard.press('Home');
    await isAt(page, 0);
  });

  test('jumps from room to room and to any round', async () => {
    await page.keyboard.press('Shift+ArrowRight');
    await expect.poll(() => at(page)).toBeGreaterThan(0);
    await page.getByRole('button', { name: /Step \d+ of/ }).click();
    const list = page.getByRole('navigation', { name: 'Jump to' });
    await list.getByRole('button', { name: 'Round 1' }).first().click();
    await page.locator('[data-figure^="enemy"]').first().waitFor();
    expect(await problemsAtBothWidths(page)).toEqual([]);
    await list.getByRole('button', { name: 'Close' }).click();
  });

  test('plays automatically and stops', async () => {
    const before = await at(page);
    await page.getByRole('combobox', { name: 'Speed' }).selectOption('8');
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await expect.poll(() => at(page)).toBeGreaterThan(before + 2);
    await page.getByRole('button', { name: 'Pause' }).click();
    // The picture updates a moment after the slider.
    const slider = page.getByRole('slider', { name: 'Moment of the game' });
    await expect.poll(async () => (await at(page)) - Number(await slider.inputValue())).toBe(0);
    const stopped = await at(page);
    await page.waitForTimeout(400);
    expect(await at(page)).toBe(stopped);
  });

  test('offers no moves', async () => {
    expect(await page.locator('[data-playable], [data-target]').count()).toBe(0);
  });

  test('is open to anyone with the link, as either player saw it', async () => {
    const stranger = await newPage();
    await stranger.goto(`${app.url}/replay/${table}?at=12`);
    await isAt(stranger, 12);
    const hand = (): Promise<string[]> =>
      stranger
        .locator('[data-hand-card]')
        .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label') ?? ''));
    await stranger.getByRole('button', { name: /Step \d+ of/ }).click();
    await stranger.getByRole('button', { name: 'Round 1' }).first().click();
    await expect.poll(hand).toContainEqual(expect.stringMatching(/^(Strike|Defend|Bash)/));
    const seen = await hand();
    await stranger.getByRole('combobox', { name: 'Eyes of' }).selectOption('1');
    // The hand is empty for a moment while the other one is loaded.
    const others = async (): Promise<boolean> => {
      const now = await hand();
      return now.length > 0 && JSON.stringify(now) !== JSON.stringify(seen);
    };
    await expect.poll(others).toBe(true);
  });

  test('goes on from any point at a new table', async () => {
    await page.goto(`${app.url}/replay/${table}?at=10`);
    await isAt(page, 10);
    await page.locator('[data-action="branch"]').click();
    await page.locator('[data-table]').waitFor();
    expect(page.url()).not.toContain(table);
    expect(await page.locator('[data-table]').getAttribute('data-seq')).toBe('10');
  });
});

describe('a climb that goes on', () => {
  test('cannot be watched by a stranger', async () => {
    const running = await randomClimb(page, app.url, { characters: ['Watcher'], moves: 12 });
    await page.goto(`${app.url}/replay/${running}?at=12`);
    await isAt(page, 12);
    const stranger = await newPage();
    await stranger.goto(`${app.url}/replay/${running}`);
    await stranger.getByText('You hold no seat at this table').waitFor();
  });
});
