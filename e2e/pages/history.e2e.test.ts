import { readFileSync } from 'node:fs';
import { mysticSpires } from '@three-spires/mystic-spires';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { problemsAtBothWidths } from '../testing/axe.ts';
import { noOverlaps, SIZES } from '../testing/geometry.ts';
import { inBrowser } from '../testing/in-browser.ts';
import { openFor, playAtRandom } from '../testing/random-game.ts';
import { stage } from '../testing/staged.ts';

const { app, newPage } = inBrowser();
let page: Page;
const tables: Record<'climb' | 'daily' | 'duel' | 'tower', string> = {
  ...{ climb: '', daily: '', duel: '', tower: '' },
};
const ME = { holder: 'me' } as const;
const today = new Date().toISOString().slice(0, 10);

beforeAll(async () => {
  page = await newPage();
  await page.goto(`${app.url}/credits`);
  const open = (game: string, setup: Record<string, unknown>, others: readonly { holder: 'bot' }[] = []) =>
    openFor(page, { game, setup, seats: [ME, ...others] });
  tables.climb = await open('slay-the-spire', { characters: ['Ironclad'], climb: {} });
  await playAtRandom(page, tables.climb);
  tables.daily = await open('slay-the-spire', { characters: ['Silent'], climb: { daily: today } });
  await playAtRandom(page, tables.daily, { luck: 2 });
  const decks = ['March of Cinders', 'Critical Light'];
  tables.duel = await open('mystic-spires', { decks }, [{ holder: 'bot' }]);
  await playAtRandom(page, tables.duel, { moves: 12, concession: mysticSpires.concession ?? 0 });
  tables.tower = await open('stygian-society', { players: 1 });
  await playAtRandom(page, tables.tower, { luck: 3 });
});

/** Nothing on the page covers anything else, and nothing is cut off at the side, at every size. */
async function layoutProblems(on: Page, selectors: readonly string[]): Promise<readonly string[]> {
  const found: string[] = [];
  for (const size of SIZES) {
    await on.setViewportSize(size);
    found.push(...(await noOverlaps(on, selectors)));
    const wide = await on.evaluate(() => document.documentElement.scrollWidth);
    if (wide > size.width) found.push(`the page is ${wide} px wide on a screen of ${size.width}`);
  }
  return found;
}

type Image = { readonly width: number; readonly height: number; readonly colours: number };

/** Decodes a PNG in the browser and counts its colours, coarsely. */
async function look(png: Buffer): Promise<Image> {
  return page.evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    const { data } = context?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
    const colours = new Set<number>();
    for (let at = 0; at < data.length; at += 4 * 97)
      colours.add(
        ((data[at] ?? 0) >> 4) * 256 + ((data[at + 1] ?? 0) >> 4) * 16 + ((data[at + 2] ?? 0) >> 4),
      );
    return { width: canvas.width, height: canvas.height, colours: colours.size };
  }, png.toString('base64'));
}

describe('the story of a finished game', () => {
  const STORIES = [
    ['climb', 'The way up'],
    ['duel', 'The Keepers'],
    ['tower', 'Floor by floor'],
  ] as const;

  test.each(STORIES)('of a %s is told at its table and on a page of its own', async (kind, heading) => {
    for (const address of ['table', 'story']) {
      await page.goto(`${app.url}/${address}/${tables[kind]}`);
      await page.getByRole('heading', { name: heading }).waitFor();
      await page.getByRole('button', { name: 'Share' }).waitFor();
      expect(await problemsAtBothWidths(page)).toEqual([]);
    }
    expect(await layoutProblems(page, ['main h1', 'main dl > div', 'main h2'])).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  test.each(STORIES)('of a %s can be shared as an image that is not blank', async (kind) => {
    await page.goto(`${app.url}/story/${tables[kind]}`);
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Share' }).click();
    const download = await coming;
    expect(download.suggestedFilename()).toBe('three-spires.png');
    const { width, height, colours } = await look(readFileSync(await download.path()));
    expect([width, height]).toEqual([1200, 630]);
    expect(colours).toBeGreaterThan(60);
  });
});

describe('the history', () => {
  test('lists finished games of all three, with replay and story', async () => {
    await page.goto(`${app.url}/history`);
    const games = page.locator('main ol > li[data-result]');
    await games.first().waitFor();
    expect(await games.count()).toBe(4);
    expect(await games.first().textContent()).toContain('The Stygian Society');
    expect(await games.nth(1).textContent()).toContain('March of Cinders');
    expect(await problemsAtBothWidths(page)).toEqual([]);
    expect(
      await layoutProblems(page, ['main ol > li[data-result]', 'main h2', 'fieldset button', 'main label']),
    ).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
    await games
      .nth(1)
      .getByRole('link', { name: /^Story/ })
      .click();
    await page.getByRole('heading', { name: 'The Keepers' }).waitFor();
    await page.goBack();
    await games
      .first()
      .getByRole('link', { name: /^Replay/ })
      .click();
    await page.locator('[data-replay]').waitFor();
  });

  test('is filtered by game and has the figures of what is listed', async () => {
    await page.goto(`${app.url}/history`);
    await page.getByRole('button', { name: 'Slay the Spire' }).click();
    const games = page.locator('main ol > li[data-result]');
    await expect.poll(() => games.count()).toBe(2);
    const figures = page.locator('section[aria-labelledby="history-statistics"]');
    await figures.getByText('Ironclad').waitFor();
    const text = (await figures.textContent()) ?? '';
    expect(text).toContain('Games2');
    expect(text).toContain('0 of 2 won');
    expect(text).not.toContain('March of Cinders');
  });

  test('is empty for a person who has finished nothing', async () => {
    const stranger = await newPage();
    await stranger.goto(`${app.url}/history`);
    await stranger.getByText('No finished games that count yet.').waitFor();
    await stranger.locator('[data-empty]').getByRole('link', { name: 'Choose a game to play' }).waitFor();
    expect(await stranger.locator('li[data-result]').count()).toBe(0);
  });
});

describe('the results of a day', () => {
  test('mark your own and are linked from the front page and the end of a Daily Climb', async () => {
    await page.goto(`${app.url}/table/${tables.daily}`);
    await page.getByRole('link', { name: `Results of ${today}` }).click();
    const mine = page.locator('tr[data-mine]');
    await mine.waitFor();
    expect(await mine.textContent()).toMatch(/you.*Silent.*Lost.*Act 1, floor \d+/);
    expect(await problemsAtBothWidths(page)).toEqual([]);
    expect(await layoutProblems(page, ['main td', 'main th', 'nav a', 'main h1'])).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('link', { name: 'Yesterday' }).click();
    await page.getByText('Nobody has finished this climb yet.').waitFor();
    await page.goto(app.url);
    await page.getByRole('link', { name: 'Daily results' }).click();
    await page.locator('tr[data-mine]').waitFor();
  });

  test('say in one sentence that a day is wrong', async () => {
    await page.goto(`${app.url}/daily/slay-the-spire?day=2999-01-01`);
    expect(await page.getByRole('alert').textContent()).toBe('2999-01-01 is not a day that has come yet.');
  });
});

describe('the scene at the end', () => {
  const FIGHT = {
    players: [{ character: 'Ironclad', energy: 3, hand: ['Strike'] }],
    enemies: [{ name: 'Corrupt Heart', hp: 1, mode: 2 }],
  };
  const scene = (on: Page, result: string) => on.locator(`[data-end-scene="${result}"]`);

  async function strike(on: Page): Promise<void> {
    await stage(on, app.url, FIGHT);
    await on.locator('[data-hand-card]').first().click();
    await on.locator('[data-target^="enemy"]').first().click();
  }

  test('shows what was beaten and goes on to the panel by itself', async () => {
    const watcher = await newPage({ reducedMotion: 'no-preference', speed: 'normal' });
    await strike(watcher);
    await scene(watcher, 'victory').waitFor();
    await watcher.locator('main[data-result="victory"]').waitFor();
    expect(await scene(watcher, 'victory').count()).toBe(0);
  });

  test('ends with any key, and is not shown again when the table is opened later', async () => {
    const watcher = await newPage({ speed: 'calm' });
    await watcher.goto(`${app.url}/credits`);
    const table = await openFor(watcher, {
      game: 'slay-the-spire',
      setup: { characters: ['Watcher'], climb: {} },
      seats: [ME],
    });
    await watcher.goto(`${app.url}/table/${table}`);
    await watcher.locator('[data-table]').waitFor();
    await watcher.evaluate(async (id) => {
      const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/socket`);
      await new Promise((resolve) => {
        socket.onopen = resolve;
      });
      socket.send(JSON.stringify({ type: 'giveUp', command: 'give-up-now', table: id, seat: 0 }));
    }, table);
    await scene(watcher, 'defeat').waitFor();
    await watcher.keyboard.press('Escape');
    await watcher.locator('main[data-result="defeat"]').waitFor();
    await watcher.reload();
    await watcher.locator('main[data-result="defeat"], [data-end-scene]').first().waitFor();
    expect(await scene(watcher, 'defeat').count()).toBe(0);
  });

  test('shows the society falling', async () => {
    const watcher = await newPage({ speed: 'normal' });
    await watcher.goto(`${app.url}/credits`);
    const table = await openFor(watcher, { game: 'stygian-society', setup: { players: 1 }, seats: [ME] });
    await watcher.goto(`${app.url}/table/${table}`);
    await watcher.locator('[data-table]').waitFor();
    await playAtRandom(watcher, table, { luck: 5 });
    await scene(watcher, 'defeat').waitFor();
    await watcher.locator('main[data-result="defeat"]').waitFor();
  });
});
