import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { MovedFile } from '@three-spires/session/protocol';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { buildSite } from '../../scripts/build.mjs';
import { problemsAtBothWidths, seriousProblems } from '../testing/axe.ts';
import { playOnDevice } from '../testing/device-game.ts';
import { reached } from '../testing/fight.ts';
import { serveFiles } from '../testing/file-server.ts';
import { inBrowser, WIDE } from '../testing/in-browser.ts';
import { openFor, playAtRandom } from '../testing/random-game.ts';
import { settled } from '../testing/settled.ts';

const { app, newPage } = inBrowser();
const folder = mkdtempSync(path.join(tmpdir(), 'three-spires-moving-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const ME = { holder: 'me' } as const;
const FIGHT = { game: 'slay-the-spire', setup: { characters: ['Ironclad'] }, seats: [ME], seed: 'moving' };

/** A page that plays on the device. */
const onDevice = async (options: Parameters<typeof newPage>[0] = {}): Promise<Page> => {
  const page = await newPage(options);
  await page.goto(app.url);
  await page.getByRole('button', { name: 'On this device' }).click();
  await page.getByText('kept in this browser').waitFor();
  return page;
};

const openTable = async (page: Page, table: string): Promise<void> => {
  await page.goto(`${app.url}/table/${table}`);
  await page.locator('[data-table] main').waitFor();
  await settled(page);
};

const seqOf = (page: Page): Promise<string | null> => page.locator('[data-table]').getAttribute('data-seq');

/** Presses something and keeps the file that the browser downloads. */
const downloaded = async (page: Page, action: string): Promise<{ file: string; content: MovedFile }> => {
  const begun = page.waitForEvent('download');
  await page.locator(`[data-action="${action}"]`).click();
  const download = await begun;
  const file = path.join(folder, `${Math.random()}-${download.suggestedFilename()}`);
  await download.saveAs(file);
  return { file, content: JSON.parse(readFileSync(file, 'utf8')) as MovedFile };
};

const bringIn = (page: Page, file: string): Promise<void> =>
  page.locator('[data-moving] input[type="file"]').setInputFiles(file);

describe('a file with games', () => {
  test('is exported on the device, imported in another browser, and its game goes on there', async () => {
    const first = await onDevice();
    await playOnDevice(first, { body: FIGHT, moves: 5 });
    await first.goto(`${app.url}/you`);
    const { file, content } = await downloaded(first, 'export-all');
    expect(content.games.map(({ entries }) => entries.length)).toEqual([5]);
    await first.locator('[data-exported="1"]').waitFor();
    expect(await problemsAtBothWidths(first)).toEqual([]);

    const second = await onDevice();
    await second.goto(`${app.url}/you`);
    await bringIn(second, file);
    await second.locator('[data-imported="1"]').waitFor();
    expect(await problemsAtBothWidths(second)).toEqual([]);
    await bringIn(second, file);
    await second.getByText('Nothing new was in the file').waitFor();
    await second.goto(app.url);
    await second.locator('[data-continue] a').click();
    await second.locator('[data-table] main').waitFor();
    await settled(second);
    expect(await seqOf(second)).toBe('5');
    await second
      .getByRole('button', { name: /End turn/ })
      .first()
      .click();
    await expect.poll(() => seqOf(second)).not.toBe('5');
  });

  test('says what is wrong with a broken, foreign or edited file, and imports nothing of it', async () => {
    const page = await onDevice();
    await playOnDevice(page, { body: FIGHT, moves: 3 });
    await page.goto(`${app.url}/you`);
    const { content } = await downloaded(page, 'export-all');
    const [game] = content.games;
    const other = await newPage();
    await other.goto(`${app.url}/you`);
    const problem = async (text: string, words: RegExp | string): Promise<void> => {
      const file = path.join(folder, 'wrong.json');
      writeFileSync(file, text);
      await bringIn(other, file);
      await other.locator('[data-moving] [role="alert"]').getByText(words).waitFor();
    };
    await problem(JSON.stringify(content).slice(0, -20), 'damaged or cut off');
    await problem('{"deck": []}', 'not an export of Three Spires');
    await problem(JSON.stringify({ ...content, version: 2 }), 'newer release');
    await problem(JSON.stringify({ ...content, games: {} }), 'games must be a list');
    const edited = { ...game, entries: [...(game?.entries ?? []), { seat: 0, move: 999_999 }] };
    await problem(JSON.stringify({ ...content, games: [game, edited] }), /does not follow the rules/);
    await problem(JSON.stringify({ ...content, games: [{ ...game, seed: 7 }] }), /seed: must be text/);
    expect(await seriousProblems(other)).toEqual([]);
    await other.goto(app.url);
    await other.getByRole('button', { name: /Play solo/ }).waitFor();
    expect(await other.locator('[data-continue]').count()).toBe(0);
  });

  test('holds more games than one import takes', async () => {
    const page = await onDevice();
    for (let luck = 1; luck <= 27; luck++)
      await playOnDevice(page, { body: { ...FIGHT, seed: `many ${luck}` }, moves: 1, luck });
    await page.goto(`${app.url}/you`);
    const { file, content } = await downloaded(page, 'export-all');
    expect(content.games).toHaveLength(27);
    const online = await newPage();
    await online.goto(`${app.url}/you`);
    await bringIn(online, file);
    await online.locator('[data-imported="27"]').waitFor();
  });
});

describe('inviting someone to a game of this device', () => {
  const hand = (character: string, ...cards: readonly string[]) => ({ character, hand: cards });
  const POSITION = {
    players: [hand('Silent', 'Survivor', 'Strike', 'Defend'), hand('Ironclad', 'Strike', 'Defend', 'Defend')],
    enemies: [{ name: 'Jaw Worm', row: 1 }],
  };
  const body = {
    game: 'slay-the-spire',
    setup: { characters: ['Silent', 'Ironclad'], position: POSITION },
    seats: [ME, ME],
  };

  test('continues in the middle of a choice, with a second browser in the other seat', async () => {
    const host = await onDevice();
    const { table } = await playOnDevice(host, { body, moves: 0 });
    await openTable(host, table);
    await host.locator('[data-hand-card][aria-label^="Survivor"]').click();
    await expect.poll(() => seqOf(host)).toBe('1');
    await host.getByRole('button', { name: 'Menu' }).click();
    await host.getByRole('button', { name: 'Invite someone' }).click();
    await host.getByText('Online the game is practice').waitFor();
    for (const size of [{ width: 390, height: 844 }, WIDE]) {
      await host.setViewportSize(size);
      expect(await seriousProblems(host)).toEqual([]);
    }
    await host.locator('[data-action="upload"]').click();
    const link = await host.getByRole('textbox', { name: 'Invitation link' }).inputValue();
    expect(await seriousProblems(host)).toEqual([]);
    await host.locator('[data-action="open-online"]').click();
    await host.locator('[data-table][data-seq="1"] main').waitFor();
    expect(host.url()).not.toContain('here-');

    const guest = await newPage();
    await guest.goto(link);
    await guest.getByRole('button', { name: /Ironclad/ }).click();
    await guest.locator('[data-hand-card]').first().waitFor();
    // The open choice is that of the host.
    await host.locator('[data-hand-card][aria-label^="Strike"]').click();
    await reached(guest, 2);
    await guest
      .getByRole('button', { name: /End turn/ })
      .first()
      .click();
    await reached(host, 3);

    await openTable(host, table);
    expect(await seqOf(host)).toBe('1');
    await host.locator('[data-moved]').getByRole('link').waitFor();
    expect(await seriousProblems(host)).toEqual([]);
  });

  test('offers the file where there is no server', async () => {
    const site = mkdtempSync(path.join(tmpdir(), 'three-spires-site-'));
    await buildSite(site, '/games/');
    const server = await serveFiles(site, '/games/');
    const page = await newPage();
    await page.goto(server.url);
    await page.getByText('kept in this browser').waitFor();
    const { table } = await playOnDevice(page, { body: FIGHT, moves: 2 });
    await page.goto(`${server.url}table/${table}`);
    await page.locator('[data-table] main').waitFor();
    await settled(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Invite someone' }).click();
    await page.getByText('This site has no server').waitFor();
    const { content } = await downloaded(page, 'export-table');
    expect(content.games).toMatchObject([{ table, entries: [{}, {}] }]);
    await server.close();
    rmSync(site, { recursive: true, force: true });
  });
});

test('a finished online game is kept on this device, and opens without the network', async () => {
  const page = await newPage({ serviceWorkers: 'allow' });
  await page.goto(app.url);
  const table = await openFor(page, { ...FIGHT, seats: [ME] });
  await playAtRandom(page, table, { luck: 3 });
  await page.goto(`${app.url}/replay/${table}`);
  await page.locator('[data-replay]').waitFor();
  const last = await page.locator('[data-replay]').getAttribute('data-last');
  await page.locator('[data-action="keep"]').click();
  await page.locator('[data-action="watch-kept"]').waitFor();
  expect(await problemsAtBothWidths(page)).toEqual([]);
  await page.setViewportSize(WIDE);
  const isKept = () => page.evaluate(async () => (await caches.match('/')) !== undefined);
  await expect.poll(isKept).toBe(true);
  await page.context().setOffline(true);
  await page.locator('[data-action="watch-kept"]').click();
  await page.waitForURL('**/replay/here-*');
  await page.reload();
  await page.locator(`[data-replay][data-last="${last}"]`).waitFor();
  await page.keyboard.press('End');
  await page.locator(`[data-replay][data-at="${last}"]`).waitFor();
});
