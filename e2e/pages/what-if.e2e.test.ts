/** The page "What if": questions about a fight of each game, in workers of the browser. */
import { readFileSync } from 'node:fs';
import { playOnce } from '@three-spires/what-if';
import { playTable, type Question } from '@three-spires/what-if/figures';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { problemsAtBothWidths } from '../testing/axe.ts';
import { inBrowser, PHONE } from '../testing/in-browser.ts';
import { openTable } from '../testing/opened.ts';
import { playAtRandom } from '../testing/random-game.ts';

const { app, newPage } = inBrowser();

const ME = { holder: 'me' } as const;
const POSITION = {
  players: [
    {
      character: 'Ironclad',
      hand: ['Strike', 'Strike', 'Defend', 'Defend', 'Bash'],
      draw: ['Strike', 'Strike', 'Strike', 'Defend', 'Defend'],
    },
  ],
  enemies: [{ id: 'a1-enc-jaw-worm', row: 1 }],
};
const FIGHT = {
  game: 'slay-the-spire',
  setup: { characters: ['Ironclad'], position: POSITION },
  seats: [ME],
  seed: 'what if',
};

const choosePlays = async (page: Page, plays: number): Promise<void> => {
  await page.getByLabel('Plays').selectOption(String(plays));
};
const start = (page: Page) => page.locator('[data-action="start"]').first();
const done = (page: Page) => page.locator('[data-run="done"]').waitFor({ timeout: 300_000 });
const inState = (page: Page) => page.locator('[data-run]').first();

const savedTable = async (page: Page, action = 'save'): Promise<string> => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator(`[data-action="${action}"]`).click(),
  ]);
  return readFileSync((await download.path()) ?? '', 'utf8').replace('\uFEFF', '');
};

/** Nothing lies beyond the right edge. */
const isWithin = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

describe('a fight of Slay the Spire', () => {
  test('is asked about from the menu of its table, with what the seat knows', async () => {
    const page = await newPage();
    await page.goto(`${app.url}/credits`);
    const { table } = await openTable(page, app.url, FIGHT);
    await page.goto(`${app.url}/table/${table}`);
    await page.getByRole('button', { name: 'Menu' }).click();
    const [asked] = await Promise.all([
      page.waitForEvent('popup'),
      page.locator('[data-action="what-if"]').click(),
    ]);
    await asked.getByText('cannot see is dealt again for every play').waitFor();
    await choosePlays(asked, 20);
    await start(asked).click();
    await done(asked);
    const { moment } = await asked.evaluate(async (id) => {
      const answer = await fetch(`/api/tables/${id}/moment`);
      return { moment: (await answer.json()) as { state: unknown; at: number } };
    }, table);
    const question: Question = {
      game: 'slay-the-spire',
      sides: [{ start: { kind: 'moment', state: moment.state, isOpen: false } }],
      ...{ seat: 0, levels: ['adept'], until: 'scene', seed: 'what if' },
    };
    const plays = Array.from({ length: 20 }, (_, number) => ({ number, ends: playOnce(question, number) }));
    // The figures of the browser are those of Node on the same seeds.
    expect(await savedTable(asked)).toBe(playTable([`After move ${moment.at}`], 'what if', plays));
    const won = plays.filter(({ ends }) => ends[0]?.result === 'won').length;
    expect(await asked.locator('[data-chance]').innerText()).toBe(`${5 * won} %`);
    await asked.close();
  });

  test('is asked about from the sandbox: two moves, the same figures again, and at any width', async () => {
    const page = await newPage();
    await page.goto(`${app.url}/sandbox/slay-the-spire`);
    await page.locator('[data-action="what-if"]').click();
    await page.getByText('Two moves', { exact: true }).click();
    await page.getByLabel('First move of Option A').selectOption({ label: 'End turn' });
    await choosePlays(page, 20);
    await start(page).click();
    await done(page);
    expect(await page.locator('[data-chance]').count()).toBe(2);
    expect(await page.locator('[data-difference]').innerText()).toMatch(/percentage points/);
    const first = await savedTable(page);
    expect(first.split('\r\n')).toHaveLength(42);
    await start(page).click();
    await done(page);
    expect(await savedTable(page)).toBe(first);
    expect(await problemsAtBothWidths(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await isWithin(page)).toBe(true);
  });

  test('can be stopped at once, and says how far it came', async () => {
    const page = await newPage();
    await page.goto(`${app.url}/what-if/slay-the-spire`);
    await page.locator('main li button').first().click();
    await page.getByLabel('Plays').waitFor();
    await choosePlays(page, 10_000);
    await start(page).click();
    await page.locator('[data-chance]').first().waitFor();
    await page.locator('[data-action="stop"]').click();
    await page.locator('[data-run="stopped"]').waitFor();
    const played = Number(await inState(page).getAttribute('data-played'));
    expect(played).toBeGreaterThan(0);
    expect(played).toBeLessThan(10_000);
    await page.getByText(`Stopped after ${played} of 10000 plays.`).waitFor();
    expect((await savedTable(page)).split('\r\n')).toHaveLength(played + 2);
    expect(page.workers()).toHaveLength(0);
  });

  test('compares two decks, and names a card that does not exist', async () => {
    const page = await newPage();
    await page.goto(`${app.url}/sandbox/slay-the-spire`);
    await page.locator('[data-action="what-if"]').click();
    await page.getByText('Two decks', { exact: true }).click();
    const cards = page.getByLabel('Cards of Option B, one on each line');
    await cards.fill('Strik');
    await choosePlays(page, 20);
    await start(page).click();
    await page.locator('[data-run="failed"]').waitFor();
    expect(await page.getByRole('alert').innerText()).toMatch(/no card is called "Strik".*Strike/s);
    await cards.fill(Array.from({ length: 10 }, () => 'Bludgeon').join('\n'));
    await start(page).click();
    await done(page);
    const lines = (await savedTable(page)).split('\r\n').filter((line) => line.startsWith('Option B'));
    expect(lines).toHaveLength(20);
  });

  test('waits while its tab is hidden', async () => {
    const [page, other] = [await newPage(), await newPage()];
    const show = (isHidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'hidden', { configurable: true, get: () => value });
        document.dispatchEvent(new Event('visibilitychange'));
      }, isHidden);
    for (const each of [page, other]) {
      await each.goto(`${app.url}/what-if/slay-the-spire`);
      await each.locator('main li button').first().click();
      await choosePlays(each, 20);
    }
    await show(true);
    await start(page).click();
    await page.locator('[data-run="running"]').waitFor();
    // Meanwhile another tab plays all of its own.
    await start(other).click();
    await done(other);
    expect(await inState(page).getAttribute('data-played')).toBe('0');
    await show(false);
    await done(page);
    expect(await savedTable(page)).toBe(await savedTable(other));
  });

  test('is asked about on this device without a server', async () => {
    const page = await newPage();
    await page.goto(`${app.url}/sandbox/slay-the-spire`);
    await page.evaluate(() => localStorage.setItem('three-spires world', 'device'));
    await page.reload();
    await page.getByRole('button', { name: 'Play this position' }).click();
    await page.waitForURL(/\/table\/here-/);
    const table = /here-[^/?]+/.exec(page.url())?.[0];
    await page.goto(`${app.url}/what-if/slay-the-spire?table=${table}`);
    await page.getByText('cannot see is dealt again for every play').waitFor();
    // What was loaded is enough: nothing is asked of the server any more.
    await page.route('**/api/**', (route) => route.abort());
    await choosePlays(page, 20);
    await start(page).click();
    await done(page);
    expect((await savedTable(page)).split('\r\n')).toHaveLength(22);
  });

  test('says in a sentence when a worker fails', async () => {
    const page = await newPage();
    await page.goto(`${app.url}/what-if/slay-the-spire`);
    await page.locator('main li button').first().click();
    await page.getByLabel('Plays').waitFor();
    await page.route(/worker-.*\.js$/, (route) => route.abort());
    await start(page).click();
    await page.getByText('A worker of this page failed, so the plays have ended.').waitFor();
  });
});

describe('Mystic Spires', () => {
  test('lets decks play each other in pairs with the same luck', async () => {
    const page = await newPage();
    await page.goto(`${app.url}/what-if/mystic-spires`);
    await page.locator('[data-deck-games]').getByLabel('The Long Burial').check();
    await start(page).click();
    await page.locator('[data-deck-games] [data-cell]').first().waitFor({ timeout: 300_000 });
    await done(page);
    expect(await page.locator('[data-matrix] tbody tr').count()).toBe(3);
    const lines = (await savedTable(page, 'save-decks')).trim().split('\r\n');
    expect(lines).toHaveLength(61);
    expect(lines.filter((line) => line.split(',')[3] === 'yes')).toHaveLength(30);
    expect(await problemsAtBothWidths(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await isWithin(page)).toBe(true);
  });

  test('is asked about a moment of a replay, through the eyes of either Keeper', async () => {
    const page = await newPage();
    await page.goto(`${app.url}/credits`);
    const setup = { decks: ['March of Cinders', 'Critical Light'], first: 'first' };
    const { table } = await openTable(page, app.url, {
      game: 'mystic-spires',
      setup,
      seats: [ME, ME],
      hints: 'on',
    });
    await page.goto(`${app.url}/replay/${table}?at=0&seat=1`);
    await page.locator('[data-action="what-if"]').click();
    await page.getByLabel('As known to').selectOption({ index: 0 });
    await page.waitForURL(/seat=0/);
    await choosePlays(page, 20);
    await start(page).click();
    await done(page);
    expect(await page.locator('[data-chance]').innerText()).toMatch(/^\d+ %$/);
  });
});

describe('The Stygian Society on a phone', () => {
  test('compares two parties in the whole tower', async () => {
    const page = await newPage(PHONE);
    await page.goto(`${app.url}/what-if/stygian-society`);
    const parties = page.locator('[data-parties]');
    await parties.getByLabel('Compare with a second party').check();
    await parties.locator('[data-action="ask-party"]').tap();
    await page.getByText('Every play is a new game.').waitFor();
    await page.getByText('Novice', { exact: true }).tap();
    await choosePlays(page, 20);
    await start(page).tap();
    await done(page);
    expect(await page.locator('[data-chance]').count()).toBe(2);
    expect((await savedTable(page)).split('\r\n')).toHaveLength(42);
    expect(await isWithin(page)).toBe(true);
  });

  test('is asked about a moment of a finished game', async () => {
    const page = await newPage(PHONE);
    await page.goto(`${app.url}/credits`);
    const opened = await openTable(page, app.url, {
      game: 'stygian-society',
      setup: { players: 1 },
      seats: [ME],
    });
    await playAtRandom(page, opened.table, { luck: 3 });
    await page.goto(`${app.url}/what-if/stygian-society?table=${opened.table}&at=20&seat=0`);
    await choosePlays(page, 20);
    await page.getByText('Novice', { exact: true }).tap();
    await start(page).tap();
    await done(page);
    expect(await problemsAtBothWidths(page)).toEqual([]);
  });
});

describe('an address that cannot be asked about', () => {
  test('says why, and offers positions', async () => {
    const page = await newPage();
    await page.goto(`${app.url}/what-if/slay-the-spire#not-a-position`);
    await page.getByText('This link is damaged').waitFor();
    await page.goto(`${app.url}/what-if/slay-the-spire?table=no-such-table`);
    await page.getByRole('alert').waitFor();
    expect(await page.locator('main li button').count()).toBeGreaterThan(0);
  });
});
