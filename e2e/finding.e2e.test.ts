import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { problemsAtBothWidths } from './axe.ts';
import { inBrowserAlone } from './in-browser.ts';

const { app, newPage } = inBrowserAlone();

const person = async (name: string): Promise<Page> => {
  const page = await newPage();
  await page.request.get(`${app.url}/api/me`);
  await page.request.patch(`${app.url}/api/me`, { data: { name } });
  return page;
};

const duelTable = async (host: Page, more: object): Promise<string> => {
  const answer = await host.request.post(`${app.url}/api/tables`, {
    data: {
      game: 'mystic-spires',
      setup: { decks: ['March of Cinders', null], first: 'first' },
      seats: [{ holder: 'me' }, { holder: 'open' }],
      ...more,
    },
  });
  return ((await answer.json()) as { table: string }).table;
};

const close = async (...pages: readonly Page[]): Promise<void> => {
  for (const page of pages) await page.context().close();
};

describe('open tables', () => {
  test('are listed by a tick in the lobby, found by another person and left by none', async () => {
    const [ann, bob] = [await person('Ann'), await person('Bob')];
    await ann.goto(app.url);
    await ann.locator('article[data-game="mystic-spires"] [data-action="together"]').click();
    await ann.locator('[data-lobby] [data-action="listed"]').check();
    const table = new URL(ann.url()).pathname.split('/').at(-1) ?? '';

    await bob.goto(`${app.url}/play`);
    const line = bob.locator(`[data-open-table="${table}"]`);
    await line.getByText('Mystic Spires, a table of Ann').waitFor();
    expect(await problemsAtBothWidths(bob)).toEqual([]);
    // Off the list again, then on: the list follows.
    await ann.locator('[data-lobby] [data-action="listed"]').uncheck();
    await line.waitFor({ state: 'detached' });
    await ann.locator('[data-lobby] [data-action="listed"]').check();
    await line.locator('[data-action="sit-down"]').click();
    await bob.getByRole('heading', { level: 1, name: /^Ann invites you to Mystic Spires/ }).waitFor();
    await bob.getByRole('button', { name: /^Play with/ }).click();
    await bob.waitForURL(/\/table\//);
    await ann.locator('[data-lobby] [data-seat="1"]').getByText('Bob').waitFor();
    await close(ann, bob);
  });

  test('can be opened and rated on the set-up page', async () => {
    const ann = await person('Ann');
    await ann.goto(`${app.url}/new/mystic-spires`);
    await ann.locator('label', { has: ann.locator('input[value="friend"]') }).click();
    await ann.locator('label', { hasText: 'Open to everyone' }).click();
    expect(await ann.getByRole('checkbox', { name: /^Rated/ }).isChecked()).toBe(true);
    await ann.getByRole('button', { name: /begin/i }).click();
    await ann.locator('[data-lobby] [data-ratings]').getByText('Ann 1500?').waitFor();
    expect(await ann.locator('[data-lobby] [data-action="listed"]').isChecked()).toBe(true);
    await close(ann);
  });
});

describe('quick match', () => {
  test('brings two people to one table, and says what the game did to their ratings', async () => {
    const [ann, bob] = [await person('Ann'), await person('Bob')];
    await ann.goto(`${app.url}/play/mystic-spires`);
    await ann.locator('[data-action="join-queue"]').click();
    await ann.getByText(/^Looking for an opponent/).waitFor();
    await bob.goto(`${app.url}/play/mystic-spires`);
    await bob.locator('[data-action="join-queue"]').click();
    for (const page of [ann, bob]) await page.waitForURL(/\/table\//);
    expect(new URL(ann.url()).pathname).toBe(new URL(bob.url()).pathname);
    for (const page of [ann, bob]) await page.locator('[data-hand-card]').first().waitFor();
    await bob.locator('[data-action="concede"]').click();
    await bob.getByRole('button', { name: 'Concede the game' }).click();
    await ann.locator('main[data-result="victory"] [data-ratings]').getByText('Ann 1662? (+162)').waitFor();
    await bob.locator('main[data-result="defeat"] [data-ratings]').getByText('Bob 1338? (−162)').waitFor();
    await bob.goto(`${app.url}/history`);
    await bob.getByText('Rating 1338 (−162)').waitFor();
    await close(ann, bob);
  });

  test('is left with the page, and offers a bot', async () => {
    const ann = await person('Ann');
    await ann.goto(`${app.url}/play/mystic-spires`);
    await ann.locator('[data-action="join-queue"]').click();
    await ann.locator('[data-quick="waiting"]').waitFor();
    await ann.getByRole('link', { name: 'Three Spires' }).click();
    const standing = async (): Promise<string> => {
      const answer = await ann.request.post(`${app.url}/api/queue/mystic-spires/wait`);
      return ((await answer.json()) as { status: string }).status;
    };
    await expect.poll(standing).toBe('out');
    await ann.goto(`${app.url}/play/mystic-spires`);
    await ann.locator('[data-action="play-bot"]').click();
    await ann.waitForURL(/\/table\//);
    await ann.locator('[data-hand-card]').first().waitFor();
    await close(ann);
  });
});

describe('people at a table', () => {
  test('see who looks on, and block and report from the chat', async () => {
    const [ann, bob] = [await person('Ann'), await person('Bob')];
    const table = await duelTable(ann, { listed: true });
    await ann.goto(`${app.url}/table/${table}`);
    await ann.locator('[data-lobby]').waitFor();
    await bob.goto(`${app.url}/join/${table}/open`);
    await bob.getByRole('button', { name: 'Look on' }).click();
    await ann.locator('[data-watchers="1"] summary').click();
    await ann.locator('[data-watchers]').getByText('Bob').waitFor();

    await bob.getByRole('button', { name: /^Chat/ }).click();
    await bob.getByRole('textbox', { name: 'Your words' }).fill('rude words');
    await bob.keyboard.press('Enter');
    await ann.getByRole('button', { name: /^Chat/ }).click();
    const chat = ann.locator('#chat');
    await chat.getByText('rude words').waitFor();
    await chat.getByRole('button', { name: 'Block or report Bob' }).click();
    const dialog = ann.getByRole('dialog', { name: 'Bob' });
    await dialog.locator('[data-action="report"]').click();
    await dialog.getByText('The operator will read it.').waitFor();
    expect(await problemsAtBothWidths(ann)).toEqual([]);
    await dialog.locator('[data-action="block"]').click();
    await dialog.getByText('Bob is blocked.').waitFor();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await chat.getByText('rude words').waitFor({ state: 'detached' });

    // The table is not on Bob's list any more, and Ann can change her mind.
    await bob.goto(`${app.url}/play`);
    await bob.getByText('No table is open at the moment.').waitFor();
    await ann.goto(`${app.url}/play`);
    await ann.getByRole('button', { name: 'Unblock Bob' }).click();
    await ann.getByText('You have blocked nobody.').waitFor();
    expect(await problemsAtBothWidths(ann)).toEqual([]);
    await close(ann, bob);
  });
});
