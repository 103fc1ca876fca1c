import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildSite } from '../../scripts/build.mjs';
import { problemsAtBothWidths } from '../testing/axe.ts';
import { playOnDevice } from '../testing/device-game.ts';
import { type FileServer, serveFiles } from '../testing/file-server.ts';
import { inBrowser } from '../testing/in-browser.ts';
import { startMortalBrowser } from '../testing/killed-browser.ts';
import { settled } from '../testing/settled.ts';

const BASE = '/games/spires/';
const { app, newPage } = inBrowser();
const folder = mkdtempSync(path.join(tmpdir(), 'three-spires-site-'));
let site: FileServer;

beforeAll(async () => {
  await buildSite(folder, BASE);
  site = await serveFiles(folder, BASE);
});
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true, force: true });
});

const openSite = async (context?: BrowserContext): Promise<Page> => {
  const page = context === undefined ? await newPage() : await context.newPage();
  await page.goto(site.url);
  await page.getByRole('button', { name: /Play solo/ }).waitFor();
  return page;
};

const FIGHT = {
  game: 'slay-the-spire',
  setup: { characters: ['Ironclad'] },
  seats: [{ holder: 'me' as const }],
  seed: 'device fight',
};

/** Opens a table of the site and waits until it can be played. */
const openTable = async (page: Page, table: string): Promise<void> => {
  await page.goto(`${site.url}table/${table}`);
  await page.locator('[data-table] main').waitFor();
  await settled(page);
};

const seqOf = (page: Page): Promise<string | null> => page.locator('[data-table]').getAttribute('data-seq');

describe('a site of plain files under a path', () => {
  test('asks nobody but its host, also at deep links, and has no faults for screen readers', async () => {
    const page = await newPage();
    const outside: string[] = [];
    page.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(site.url) && !url.startsWith('data:') && !url.startsWith('blob:'))
        outside.push(url);
    });
    await page.goto(`${site.url}rules/slay-the-spire`);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.goto(site.url);
    await page.getByText('kept in this browser').waitFor();
    expect(await problemsAtBothWidths(page)).toEqual([]);
    expect(outside).toEqual([]);
  });

  test('says what needs other people, and what to do instead', async () => {
    const page = await openSite();
    await page.getByRole('link', { name: 'Find players' }).click();
    await page.locator('[data-online-only]').getByText('needs a server').waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    await page.getByRole('link', { name: 'Front page' }).last().click();
    await page.getByRole('button', { name: /Play solo/ }).waitFor();
  });

  test('plays a fight, a duel against a bot and a climb of the tower to their ends', async () => {
    const page = await openSite();
    const fight = await playOnDevice(page, { body: FIGHT });
    expect(fight.ending).toBeDefined();
    const duel = await playOnDevice(page, {
      body: {
        game: 'mystic-spires',
        setup: { decks: ['March of Cinders', 'Overdue Tides'], first: 'first' },
        seats: [{ holder: 'me' }, { holder: 'bot', level: 'novice' }],
        seed: 'device duel',
      },
    });
    expect(duel.ending).toBeDefined();
    const tower = await playOnDevice(page, {
      body: {
        game: 'stygian-society',
        setup: { players: 1, heroes: ['Knight', 'Doctor', 'Burglar'] },
        seats: [{ holder: 'me' }],
        seed: 'device tower',
      },
    });
    expect(tower.ending).toBeDefined();
    await page.goto(`${site.url}history`);
    // Games from a seed are practice.
    await page.getByLabel('Practice too').check();
    await expect.poll(() => page.locator('main a[href*="/here-"]').count()).toBeGreaterThanOrEqual(3);
  });

  test('goes on where it was after a reload in the middle of a game', async () => {
    const page = await openSite();
    const { table } = await playOnDevice(page, { body: FIGHT, moves: 5 });
    await openTable(page, table);
    const before = await seqOf(page);
    expect(before).toBe('5');
    await page.reload();
    await page.locator('[data-table] main').waitFor();
    expect(await seqOf(page)).toBe(before);
    await page
      .getByRole('button', { name: /End turn/ })
      .first()
      .click();
    await expect.poll(() => seqOf(page)).not.toBe(before);
  });

  test('shows one game in two tabs, and goes on when the tab that ran it is closed', async () => {
    const first = await openSite();
    const { table } = await playOnDevice(first, { body: FIGHT, moves: 3 });
    const second = await first.context().newPage();
    await openTable(second, table);
    const before = await seqOf(second);
    await first.close();
    await second
      .getByRole('button', { name: /End turn/ })
      .first()
      .click();
    await expect.poll(() => seqOf(second)).not.toBe(before);
  });
});

test.each(['device-worker', 'host'])(
  'says that the games cannot be opened without the script %s',
  async (name) => {
    const page = await newPage();
    await page.context().route(`**/assets/worker-${name}-*.js`, (route) => route.abort());
    await page.goto(site.url);
    await page.getByRole('alert').getByText('could not be opened').waitFor();
    await page.unrouteAll();
  },
);

describe('a browser that is killed', () => {
  /** Few in every test run; test:long asks for more. */
  const KILLS = Number(process.env.DEVICE_KILLS ?? 3);
  const LEAST_MOVES = 3;

  test('loses no move that it has acknowledged', async () => {
    const profile = mkdtempSync(path.join(tmpdir(), 'three-spires-profile-'));
    const known = new Map<string, number>();
    let table: string | undefined;
    let acknowledged = 0;
    for (let kill = 0; kill < KILLS; kill++) {
      const { page, kill: end } = await startMortalBrowser(profile);
      page.on('console', (message) => {
        const [, at = '', seq] = /^acknowledged (\S+) (\d+)$/.exec(message.text()) ?? [];
        if (seq === undefined) return;
        table = at;
        acknowledged++;
        known.set(at, Math.max(known.get(at) ?? 0, Number(seq)));
      });
      await page.goto(site.url);
      if (table !== undefined) {
        const { opened, ending } = await playOnDevice(page, { table, moves: 0 });
        expect(opened).toBeGreaterThanOrEqual(known.get(table) ?? 0);
        if (ending !== undefined) table = undefined;
      }
      const before = acknowledged;
      const body = { ...FIGHT, seed: `killed ${kill}` };
      let isOver = false;
      playOnDevice(page, { ...(table === undefined ? { body } : { table }), luck: kill + 1 })
        .then(() => {
          isOver = true;
        })
        .catch(() => undefined);
      await expect.poll(() => isOver || acknowledged >= before + LEAST_MOVES, { interval: 1 }).toBe(true);
      await end();
    }
    expect(acknowledged).toBeGreaterThan(KILLS);
    rmSync(profile, { recursive: true, force: true });
  });
});

describe('the application of a server', () => {
  test('opens without the network after the first visit, and plays on the device', async () => {
    const page = await newPage({ serviceWorkers: 'allow' });
    await page.goto(app.url);
    const isKept = () => page.evaluate(async () => (await caches.match(location.href)) !== undefined);
    await expect.poll(isKept).toBe(true);
    await page.context().setOffline(true);
    await page.reload();
    await page.getByText('No server can be reached').waitFor();
    await page.getByRole('button', { name: 'On this device' }).click();
    await page.getByText('kept in this browser').waitFor();
    const { table } = await playOnDevice(page, { body: FIGHT, moves: 4 });
    await page.goto(`${app.url}/table/${table}`);
    await page.locator('[data-table] main').waitFor();
    await page
      .getByRole('button', { name: /End turn/ })
      .first()
      .click();
    await expect.poll(() => seqOf(page)).not.toBe('4');
  });

  test('keeps games online and games on the device apart', async () => {
    const page = await newPage();
    await page.goto(app.url);
    await page.getByRole('button', { name: 'On this device' }).click();
    await page.getByText('kept in this browser').waitFor();
    const { table } = await playOnDevice(page, { body: FIGHT, moves: 2 });
    await page.reload();
    await page.locator(`[data-continue] a[href$="${table}"]`).waitFor();
    await page.getByRole('button', { name: 'Online' }).click();
    await page.locator('[data-continue]').waitFor({ state: 'detached' });
  });
});
