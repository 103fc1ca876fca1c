import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { NewTableBody } from '@three-spires/session/protocol';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { buildSite } from '../../scripts/build.mjs';
import { problemsAtBothWidths } from '../testing/axe.ts';
import { playOnDevice } from '../testing/device-game.ts';
import type { FileServer } from '../testing/file-server.ts';
import { inBrowser } from '../testing/in-browser.ts';
import { builtSite, isPageKept } from '../testing/site.ts';

const { newPage } = inBrowser();
const site = builtSite(buildSite, '/spires/');

const GAMES: Readonly<Record<string, Pick<NewTableBody, 'setup' | 'seats'>>> = {
  'slay-the-spire': { setup: { characters: ['Ironclad'] }, seats: [{ holder: 'me' }] },
  'mystic-spires': {
    setup: { decks: ['March of Cinders', 'Overdue Tides'] },
    seats: [{ holder: 'me' }, { holder: 'bot', level: 'novice' }],
  },
  'stygian-society': { setup: { players: 1 }, seats: [{ holder: 'me' }] },
};

/** Each kind of page once: what it loads of its game is in the same list of scripts. */
const PAGES = [
  ...['', 'credits', 'history', 'campaign', 'decks/new', 'tower', 'you', 'new/slay-the-spire'],
  ...['library/mystic-spires', 'rules/stygian-society', 'sandbox/mystic-spires'],
  ...['sources/slay-the-spire', 'learn/stygian-society'],
];

const openYou = async (url: string): Promise<Page> => {
  const page = await newPage({ serviceWorkers: 'allow' });
  await page.goto(url);
  await expect.poll(() => isPageKept(page, url)).toBe(true);
  await page.goto(`${url}you`);
  return page;
};

const download = (page: Page) => page.locator('[data-action="download"]');

const picturesOf = (): readonly (readonly [string, number])[] =>
  JSON.parse(readFileSync(path.join(site.folder, 'offline-files.json'), 'utf8')).pictures;

const timesAsked = ({ asked }: FileServer, file: string): number =>
  asked.filter((each) => each === `/spires/${file.replace(/\?.*/, '')}`).length;

describe('a download of everything', () => {
  test('says its size, can be stopped, and goes on where it was', async () => {
    const server = await site.serve();
    const page = await openYou(server.url);
    expect(await problemsAtBothWidths(page)).toEqual([]);
    await download(page)
      .getByText(/Download everything \(1\d MB\)/)
      .waitFor();
    await download(page).click();
    await page.locator('[data-action="stop-download"]').click();
    await download(page).waitFor();
    expect(await page.locator('[data-downloaded]').count()).toBe(0);
    await download(page).click();
    await page.locator('[data-downloaded]').waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    const pictures = picturesOf();
    expect(pictures.length).toBeGreaterThan(1000);
    // A page may show a picture while it is being downloaded; nothing comes again after that.
    const often = pictures.filter(([file]) => timesAsked(server, file) > 2);
    expect(often).toEqual([]);
  });

  test('makes every page, game and picture work without a network', async () => {
    const server = await site.serve();
    const page = await openYou(server.url);
    await download(page).click();
    await page.locator('[data-downloaded]').waitFor();
    await server.close();
    const failed: string[] = [];
    page.on('requestfailed', (request) => {
      // What a page has not finished loading when it is left.
      const isLeft = request.failure()?.errorText === 'net::ERR_ABORTED';
      if (!isLeft) failed.push(request.url());
    });
    for (const path of PAGES) {
      await page.goto(server.url + path);
      await page.locator('main h1, main h2').first().waitFor();
      expect(await page.getByRole('alert').count(), path).toBe(0);
    }
    // A page that hosts the games.
    await page.goto(server.url);
    await page.getByRole('button', { name: /Play solo/ }).waitFor();
    const tables: string[] = [];
    for (const [game, how] of Object.entries(GAMES)) {
      const body = { game, ...how, seed: 'offline' };
      const { table } = await playOnDevice(page, { body, moves: 4 });
      tables.push(table);
    }
    for (const table of tables) {
      await page.goto(`${server.url}table/${table}`);
      await page.locator('[data-table] main').waitFor();
    }
    const missing = await page.evaluate(
      async (files) => {
        const found = await Promise.all(files.map(async (file) => (await fetch(`/spires/${file}`)).ok));
        return files.filter((_, at) => !found[at]);
      },
      picturesOf().map(([file]) => file),
    );
    expect(missing).toEqual([]);
    expect(failed).toEqual([]);
  });

  test('says so when the browser has no more room, and shows pictures all the same', async () => {
    const server = await site.serve();
    const page = await openYou(server.url);
    await download(page).waitFor();
    const browser = await page.context().newCDPSession(page);
    const { usage } = await browser.send('Storage.getUsageAndQuota', { origin: new URL(server.url).origin });
    await browser.send('Storage.overrideQuotaForOrigin', {
      origin: new URL(server.url).origin,
      quotaSize: usage + 2_000_000,
    });
    await download(page).click();
    await page.getByRole('alert').getByText('no more room for this site').waitFor();
    await download(page).waitFor();
    await page.goto(`${server.url}library/slay-the-spire`);
    await page.waitForFunction(() =>
      [...document.images].some(({ complete, naturalWidth }) => complete && naturalWidth > 0),
    );
  });

  test('says so when the network goes away, and goes on when it is back', async () => {
    const server = await site.serve();
    const page = await openYou(server.url);
    await download(page).waitFor();
    server.serve('/nowhere');
    await download(page).click();
    await page.getByRole('alert').getByText('could not be fetched').waitFor();
    server.serve(site.folder);
    await download(page).click();
    await page.locator('[data-downloaded]').waitFor();
  });
});
