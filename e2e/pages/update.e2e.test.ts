import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildSite } from '../../scripts/build.mjs';
import { seriousProblems } from '../testing/axe.ts';
import { playOnDevice } from '../testing/device-game.ts';
import type { FileServer } from '../testing/file-server.ts';
import { inBrowser } from '../testing/in-browser.ts';
import { copyAsNextRelease } from '../testing/next-release.ts';
import { crowd } from '../testing/positions.ts';
import { settled } from '../testing/settled.ts';
import { builtSite, isPageKept } from '../testing/site.ts';

const { newPage } = inBrowser();
const site = builtSite(buildSite, '/spires/');
const next = mkdtempSync(path.join(tmpdir(), 'three-spires-next-'));

beforeAll(() => copyAsNextRelease(site.folder, next));
afterAll(() => rmSync(next, { recursive: true, force: true }));

const [ironclad] = crowd.players;
/** A fight with a card in hand that asks for another card. */
const FIGHT = {
  game: 'slay-the-spire',
  setup: {
    characters: ['Ironclad'],
    position: { ...crowd, players: [ironclad], enemies: crowd.enemies.slice(0, 3) },
  },
  seats: [{ holder: 'me' as const }],
  seed: 'update',
};

const openTable = async (page: Page, { url }: FileServer, table: string): Promise<void> => {
  await page.goto(`${url}table/${table}`);
  await page.locator('[data-table] main').waitFor();
  await settled(page);
};

const seqOf = (page: Page): Promise<string | null> => page.locator('[data-table]').getAttribute('data-seq');

const buildOf = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? '');

/** Plays a card that asks which card of the discard pile goes back. */
const beginChoice = async (page: Page): Promise<void> => {
  const card = page.locator('[data-hand-card][aria-label^="Headbutt"]');
  await card.click();
  await page.locator('[data-target]').first().click();
  await page.locator('[data-question]').first().waitFor();
};

describe('a new release', () => {
  test('is offered in the middle of a choice, and the choice is still open after it', async () => {
    const server = await site.serve();
    const page = await newPage({ serviceWorkers: 'allow' });
    await page.goto(server.url);
    await expect.poll(() => isPageKept(page, server.url)).toBe(true);
    const { table } = await playOnDevice(page, { body: FIGHT, moves: 0 });
    await openTable(page, server, table);
    await beginChoice(page);
    const [before, old] = [await seqOf(page), await buildOf(page)];
    server.serve(next);
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await page.locator('[data-new-version]').waitFor();
    expect(await seriousProblems(page)).toEqual([]);
    // Until the person wants it, nothing changes.
    expect([await seqOf(page), await buildOf(page)]).toEqual([before, old]);
    await page.locator('[data-new-version] [data-action="reload"]').click();
    await expect.poll(() => buildOf(page).catch(() => old)).toContain('-next.js');
    await page.locator('[data-question]').first().waitFor();
    expect(await seqOf(page)).toBe(before);
    await page.locator('[data-question] button').first().click();
    await expect.poll(() => seqOf(page)).not.toBe(before);
    expect(await page.locator('[data-new-version]').count()).toBe(0);
  });

  test('leaves a page of the old release its files', async () => {
    const server = await site.serve();
    const page = await newPage({ serviceWorkers: 'allow' });
    await page.goto(server.url);
    await expect.poll(() => isPageKept(page, server.url)).toBe(true);
    const old = await buildOf(page);
    server.serve(next);
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await page.locator('[data-new-version]').waitFor();
    await server.close();
    // Scripts that the old page has not loaded yet.
    await page.getByRole('link', { name: 'Library' }).click();
    await page.locator('main h1').waitFor();
    expect(await page.evaluate(async (file) => (await fetch(file)).ok, old)).toBe(true);
    await page.reload();
    await expect.poll(() => buildOf(page)).toContain('-next.js');
    await page.locator('main h1').waitFor();
  });

  test('takes over the games from a tab of the old release, which says so and loses no move', async () => {
    const server = await site.serve();
    const older = await newPage();
    await older.goto(server.url);
    const { table } = await playOnDevice(older, { body: FIGHT, moves: 0 });
    await openTable(older, server, table);
    await beginChoice(older);
    const before = await seqOf(older);
    server.serve(next);
    const newer = await older.context().newPage();
    await openTable(newer, server, table);
    expect(await buildOf(newer)).toContain('-next.js');
    expect(await seqOf(newer)).toBe(before);
    await older.getByText('Another tab runs another version').first().waitFor();
    await newer.locator('[data-question] button').first().click();
    await expect.poll(() => seqOf(newer)).not.toBe(before);
    await older.reload();
    await older.locator('[data-table] main').waitFor();
    await expect.poll(() => seqOf(older)).toBe(await seqOf(newer));
  });
});
