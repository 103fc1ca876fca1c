import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { problemsAtBothWidths } from '../testing/axe.ts';
import { comeEarlier } from '../testing/come-earlier.ts';
import { inBrowserAlone } from '../testing/in-browser.ts';

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
  });

  test('can be opened on the set-up page', async () => {
    const ann = await person('Ann');
    await ann.goto(`${app.url}/new/mystic-spires`);
    await ann.locator('label', { has: ann.locator('input[value="friend"]') }).click();
    await ann.locator('label', { hasText: 'Open to everyone' }).click();
    // Only the server opens rated games.
    expect(await ann.getByRole('checkbox', { name: /^Rated/ }).count()).toBe(0);
    await ann.getByRole('button', { name: /begin/i }).click();
    await ann.locator('[data-lobby]').waitFor();
    expect(await ann.locator('[data-lobby] [data-action="listed"]').isChecked()).toBe(true);
  });
});

describe('quick match', () => {
  /** Two pages of people who met in the queue, at their table. */
  const matched = async (isKnown: boolean): Promise<readonly [Page, Page]> => {
    const pages = [await person('Ann'), await person('Bob')] as const;
    if (isKnown) comeEarlier(app.dataDir);
    for (const page of pages) {
      await page.goto(`${app.url}/play/mystic-spires`);
      await page.getByText(isKnown ? 'You have not played a rated game yet.' : 'You are new here').waitFor();
      await page.locator('[data-action="join-queue"]').click();
      if (page === pages[0]) await page.getByText(/^Looking for an opponent/).waitFor();
    }
    for (const page of pages) await page.waitForURL(/\/table\//);
    expect(new URL(pages[0].url()).pathname).toBe(new URL(pages[1].url()).pathname);
    for (const page of pages) await page.locator('[data-hand-card]').first().waitFor();
    return pages;
  };
  const concede = async (page: Page): Promise<void> => {
    await page.locator('[data-action="concede"]').click();
    await page.getByRole('button', { name: 'Concede the game' }).click();
  };

  test('tells newcomers before and after that their game is not rated', async () => {
    const [ann, bob] = await matched(false);
    for (const page of [ann, bob])
      await page
        .locator('[data-rating-notice="newcomer"]')
        .getByText('One of you came here for the first time less than 24 hours ago.')
        .waitFor();
    expect(await ann.locator('[data-mark="unrated"]').count()).toBe(1);
    await concede(bob);
    await ann.locator('main[data-result="victory"] [data-unrated]').getByText('Not rated').waitFor();
  });

  test('brings two people to one table, and says what leaving at once did to their ratings', async () => {
    const [ann, bob] = await matched(true);
    for (const page of [ann, bob]) await page.locator('[data-rating-notice="rated"]').waitFor();
    await bob.locator('[data-rating-notice]').getByRole('button', { name: 'Close' }).click();
    await concede(bob);
    const won = ann.locator('main[data-result="victory"] [data-ratings]');
    await won
      .getByText('Ann 1500?, Bob 1338? (−162)')
      .or(won.getByText('Bob 1338? (−162), Ann 1500?'))
      .waitFor();
    await won.getByText('only the rating of the loser changes').waitFor();
    await bob.locator('main[data-result="defeat"] [data-ratings]').getByText('Bob 1338? (−162)').waitFor();
    await bob.goto(`${app.url}/history`);
    await bob.getByText('Rating 1338 (−162)').waitFor();
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
    await chat.getByRole('button', { name: 'Challenge, block or report Bob' }).click();
    const dialog = ann.getByRole('dialog', { name: 'Bob' });
    await dialog.locator('[data-action="report"]').click();
    await dialog.getByText('The operator will read it.').waitFor();
    expect(await problemsAtBothWidths(ann)).toEqual([]);
    await dialog.locator('[data-action="block"]').click();
    await dialog.getByText('Bob is blocked.').waitFor();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await chat.getByText('rude words').waitFor({ state: 'detached' });

    // The table has gone from Bob's list. Ann can unblock him.
    await bob.goto(`${app.url}/play`);
    await bob.getByText('No table is open at the moment.').waitFor();
    await ann.goto(`${app.url}/play`);
    await ann.getByRole('button', { name: 'Unblock Bob' }).click();
    await ann.getByText('You have blocked nobody.').waitFor();
    expect(await problemsAtBothWidths(ann)).toEqual([]);
  });
});
