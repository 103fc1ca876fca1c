import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { problemsAtBothWidths } from '../testing/axe.ts';
import { insideViewport, SIZES } from '../testing/geometry.ts';
import { inBrowser, WIDE } from '../testing/in-browser.ts';
import { openFor } from '../testing/random-game.ts';
import { playAside, recordedGame } from '../testing/recorded-game.ts';
import { settled } from '../testing/settled.ts';

const { app, newPage } = inBrowser();
let page: Page;
let table: string;

/** Plays a recorded game to its end; returns its table. */
const playRecorded = async (on: Page, game: string, name: string): Promise<string> => {
  await on.goto(`${app.url}/credits`);
  const { setup, seed, moves } = recordedGame(game, name);
  const seats = [...new Set(moves.map(({ seat }) => seat))].map(() => ({ holder: 'me' as const }));
  const opened = await openFor(on, { ...{ game, setup: setup as Record<string, unknown>, seats, seed } });
  const { play } = await playAside(on, opened);
  for (const { seat, move } of moves) await play(seat, move);
  return opened;
};

beforeAll(async () => {
  page = await newPage();
  table = await playRecorded(page, 'stygian-society', 'one-player');
});

const at = async (): Promise<number> => Number(await page.locator('[data-replay]').getAttribute('data-at'));
const chart = () => page.getByRole('slider', { name: 'Chance of winning' });

describe('the analysis of a finished game', () => {
  test('is made from its story, with progress, and shows a chart', async () => {
    await page.goto(`${app.url}/story/${table}`);
    await page.getByRole('link', { name: 'Analysis' }).click();
    await page.locator('[data-analysis="none"]').waitFor();
    await page.getByRole('button', { name: 'Begin the analysis' }).click();
    await page.getByRole('progressbar', { name: /of \d+ decisions/ }).waitFor();
    await chart().waitFor({ timeout: 600_000 });
    await page.getByText('The same as a table').click();
    const rows = page.locator('[data-analysis] tbody tr');
    expect(await rows.count()).toBe(Number(await chart().getAttribute('max')) + 1);
    expect(await rows.last().innerText()).toMatch(/The end|100%|0%/);
    expect(await problemsAtBothWidths(page)).toEqual([]);
    await page.getByText('The same as a table').click();
  });

  test('fits every screen', async () => {
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await settled(page);
      expect(await insideViewport(page, ['[data-analysis]', 'section[aria-label="Replay"]'])).toEqual([]);
    }
    await page.setViewportSize(WIDE);
  });

  test('jumps to a point with a click, and from point to point with the arrow keys', async () => {
    const last = Number(await page.locator('[data-replay]').getAttribute('data-last'));
    const box = await chart().boundingBox();
    if (box === null) throw new Error('The chart is not shown.');
    await chart().click({ position: { x: box.width - 4, y: box.height / 2 } });
    await expect.poll(at).toBe(last);
    const text = await chart().getAttribute('aria-valuetext');
    expect(text).toMatch(new RegExp(`^Step ${last}: (0|100)%$`));
    await page.keyboard.press('ArrowLeft');
    await expect.poll(at).toBeLessThan(last);
    const before = await at();
    expect(await chart().getAttribute('aria-valuetext')).toMatch(new RegExp(`^Step ${before}: \\d+%$`));
    await page.keyboard.press('ArrowLeft');
    await expect.poll(at).toBeLessThan(before);
  });

  test('shows a move that lost much, and plays on from before it', async () => {
    const loss = page.locator('[data-loss]').first();
    expect(await loss.innerText()).toMatch(/played “.+”; “.+” would have kept \d+% more\./);
    const seq = Number(await loss.getAttribute('data-loss'));
    await loss.getByRole('button', { name: /^Show/ }).click();
    await expect.poll(at).toBe(seq - 1);
    await loss.getByRole('button', { name: /^Play on from here/ }).click();
    await page.locator(`[data-table][data-seq="${seq - 1}"]`).waitFor();
    expect(page.url()).not.toContain(table);
  });

  test('plays on with the better line in place of a move that lost much', async () => {
    await page.goto(`${app.url}/replay/${table}?analysis`);
    const loss = page.locator('[data-loss][data-line]').first();
    await loss.waitFor();
    const seq = Number(await loss.getAttribute('data-loss'));
    const moves = Number(await loss.getAttribute('data-line'));
    expect((await loss.locator('p').innerText()).split(', then ')).toHaveLength(moves);
    await loss.getByRole('button', { name: /^Play on with the better line/ }).click();
    // Cubes may fall after it, which adds entries.
    await page.waitForFunction(
      (least) => Number(document.querySelector('[data-table]')?.getAttribute('data-seq')) >= least,
      seq - 1 + moves,
    );
    expect(page.url()).not.toContain(table);
  });

  test('is there for anyone with the link', async () => {
    const stranger = await newPage();
    await stranger.goto(`${app.url}/replay/${table}?analysis`);
    await stranger.getByRole('slider', { name: 'Chance of winning' }).waitFor();
  });
});

test('tells how the chance of a climb of Slay the Spire rose and fell', async () => {
  const climb = await newPage();
  const done = await playRecorded(climb, 'slay-the-spire', 'watcher');
  await climb.goto(`${app.url}/story/${done}`);
  await climb.getByRole('link', { name: 'Analysis' }).click();
  await climb.getByRole('button', { name: 'Begin the analysis' }).click();
  const slider = climb.getByRole('slider', { name: 'Chance of winning' });
  await slider.waitFor({ timeout: 600_000 });
  await climb.getByText('The same as a table').click();
  const rows = climb.locator('[data-analysis] tbody tr');
  expect(await rows.count()).toBe(Number(await slider.getAttribute('max')) + 1);
  expect(await rows.first().innerText()).toMatch(/\d+%/);
});
