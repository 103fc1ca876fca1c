import type { NewTokenAnswer, Programs } from '@three-spires/session/protocol';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { problemsAtBothWidths } from '../testing/axe.ts';
import { inBrowserAlone } from '../testing/in-browser.ts';

const { app, newPage } = inBrowserAlone();

const person = async (name: string): Promise<Page & { readonly id?: string }> => {
  const page = await newPage();
  await page.request.patch(`${app.url}/api/me`, { data: { name } });
  return page;
};

const idOf = async (page: Page): Promise<string> =>
  ((await (await page.request.get(`${app.url}/api/me`)).json()) as { id: string }).id;

/** A bot account of a person, and what its program asks. */
const botOf = async (owner: Page, name: string) => {
  const post = (path: string, data: object) => owner.request.post(app.url + path, { data });
  const { bots } = (await (await post('/api/me/bots', { name })).json()) as Programs;
  const id = bots.at(-1)?.id ?? '';
  const token = { name: 'run', scopes: ['read', 'play', 'challenge'], bot: id };
  const { secret } = (await (await post('/api/me/tokens', token)).json()) as NewTokenAnswer;
  const ask = async <Answer>(method: string, path: string, body?: object): Promise<Answer> => {
    const answer = await fetch(app.url + path, {
      method,
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    expect([path, answer.status]).toEqual([path, answer.status < 300 ? answer.status : 'an answer']);
    return (await answer.json()) as Answer;
  };
  return { id, ask };
};

/** Challenges someone from a page that has the button. */
const challenge = async (page: Page, name: string, game: string): Promise<void> => {
  await page.getByRole('button', { name: `Challenge ${name}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator(`[data-game-choice="${game}"]`).click();
  await dialog.locator('[data-action="send-challenge"]').click();
};

describe('the page of bots', () => {
  test('says that there are none, and what it needs on this device', async () => {
    const page = await newPage();
    await page.goto(`${app.url}/bots`);
    await page.getByText('No bot account plays on this server yet.').waitFor();
    await page.evaluate(() => localStorage.setItem('three-spires world', 'device'));
    await page.reload();
    await page.locator('[data-online-only]').waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    await page.getByRole('button').click();
    await page.getByText('No bot account plays on this server yet.').waitFor();
  });

  test('leads to a bot, its replays, and a challenge that it accepts', async () => {
    const [olga, ann] = [await person('Olga'), await person('Ann')];
    const clank = await botOf(olga, 'Clank');
    await olga.goto(`${app.url}/you`);
    await olga.getByLabel('Show my name on its page').click();
    await olga.locator('[data-bot-account] input:checked').waitFor();

    await ann.goto(`${app.url}/play`);
    await ann.getByRole('link', { name: 'See the bots' }).click();
    const card = ann.locator(`[data-bot="${clank.id}"]`);
    await card.getByText('by Olga').waitFor();
    expect(await problemsAtBothWidths(ann)).toEqual([]);
    await card.getByRole('link', { name: 'Clank (bot)' }).click();
    await ann.getByRole('heading', { level: 1, name: 'Clank (bot)' }).waitFor();
    await ann.getByText('There is no finished game').waitFor();
    await challenge(ann, 'Clank (bot)', 'mystic-spires');
    await ann.locator('[data-lobby]').waitFor();

    const { challenges } = await clank.ask<{ challenges: { id: string; status: string }[] }>(
      'GET',
      '/api/challenges',
    );
    expect(challenges).toMatchObject([{ status: 'open', mine: false, summary: { game: 'mystic-spires' } }]);
    const choice = 'March of Cinders';
    const id = challenges[0]?.id ?? '';
    const { table } = await clank.ask<{ table: string }>('POST', `/api/challenges/${id}/accept`, { choice });
    // The socket of the table tells of the answer.
    const tray = ann.locator('[data-challenge-tray]');
    await tray.getByText('Clank (bot) accepts your challenge').waitFor();
    expect(await problemsAtBothWidths(ann)).toEqual([]);
    await tray.getByRole('button', { name: 'Close' }).press('Enter');
    await tray.getByText('Clank (bot)').waitFor({ state: 'detached' });

    await ann.request.patch(`${app.url}/api/tables/${table}`, { data: { listed: true } });
    await ann.request.post(`${app.url}/api/tables/${table}/seats`, {
      data: { invite: 'open', seat: 0, choice },
    });
    await ann.goto(`${app.url}/bots/${clank.id}`);
    await ann.getByRole('link', { name: /^Watch Mystic Spires/ }).waitFor();
    await clank.ask('POST', `/api/tables/${table}/resign`, { seat: 1 });
    await ann.locator(`[data-finished="${table}"]`).getByText('Lost').waitFor();
    expect(await problemsAtBothWidths(ann)).toEqual([]);
    await ann
      .getByRole('link', { name: /^Watch the replay|Replay/ })
      .first()
      .click();
    await ann.waitForURL(new RegExp(`/replay/${table}`));
  });

  test('is read page by page', async () => {
    for (let owner = 0; owner < 5; owner++) {
      const page = await person(`Owner ${owner}`);
      for (let bot = 0; bot < 5; bot++) await botOf(page, `Gear ${owner}-${bot}`);
    }
    const ann = await person('Ann');
    await ann.goto(`${app.url}/bots`);
    expect(await ann.locator('[data-bot]').count()).toBe(0);
    await ann.locator('[data-bot]').first().waitFor();
    expect(await ann.locator('[data-bot]').count()).toBe(20);
    await ann.getByRole('button', { name: 'Next' }).click();
    await ann.getByRole('status').getByText('Page 2 of 2').waitFor();
    await ann.goBack();
    await ann.getByRole('status').getByText('Page 1 of 2').waitFor();
  });
});

describe('a challenge between people', () => {
  const openTable = async (host: Page, game: string, setup: object): Promise<string> => {
    const seats = [{ holder: 'me' }, { holder: 'open' }];
    const answer = await host.request.post(`${app.url}/api/tables`, { data: { game, setup, seats } });
    return ((await answer.json()) as { table: string }).table;
  };
  const challengeTo = (host: Page, table: string, to: string) =>
    host.request.post(`${app.url}/api/challenges`, { data: { table, person: to } });

  test('is shown as a notice wherever the other is, and accepted with a deck by keyboard', async () => {
    const [ann, bob] = [await person('Ann'), await person('Bob')];
    const setup = { decks: ['March of Cinders', null], first: 'first' };
    const table = await openTable(ann, 'mystic-spires', setup);
    await challengeTo(ann, table, await idOf(bob));
    await bob.goto(app.url);
    const tray = bob.locator('[data-challenge-tray="1"]');
    await tray.getByText('Ann challenges you to Mystic Spires').waitFor();
    await tray.getByText('no clock · not rated').waitFor();
    expect(await problemsAtBothWidths(bob)).toEqual([]);
    await tray.getByRole('button', { name: 'Accept the challenge of Ann' }).press('Enter');
    await bob.waitForURL(/\/challenge\//);
    await bob
      .getByRole('button', { name: /^Play with/ })
      .first()
      .click();
    await bob.waitForURL(new RegExp(`/table/${table}`));
  });

  test('is declined, which the other sees at once', async () => {
    const [ann, bob] = [await person('Ann'), await person('Bob')];
    const table = await openTable(ann, 'slay-the-spire', { characters: ['Ironclad', 'Silent'] });
    await ann.goto(`${app.url}/table/${table}`);
    await challengeTo(ann, table, await idOf(bob));
    // Only an answer to a challenge that the page has seen is news.
    await ann.locator('[data-challenge-tray]').waitFor({ state: 'attached' });
    await bob.goto(`${app.url}/bots`);
    await bob.getByRole('button', { name: 'Decline the challenge of Ann' }).click();
    await bob.locator('[data-status="declined"]').waitFor();
    await ann.locator('[data-challenge-tray]').getByText('Bob declines your challenge').waitFor();
  });

  test('is withdrawn on the page of bots, and its notice goes', async () => {
    const [ann, bob] = [await person('Ann'), await person('Bob')];
    const table = await openTable(ann, 'slay-the-spire', { characters: ['Ironclad', 'Silent'] });
    await challengeTo(ann, table, await idOf(bob));
    const other = await openTable(bob, 'slay-the-spire', { characters: ['Ironclad', 'Silent'] });
    await bob.goto(`${app.url}/table/${other}`);
    const notice = bob.locator('[data-challenge-tray] [data-challenge]');
    await notice.waitFor();
    await ann.goto(`${app.url}/bots`);
    await ann.getByRole('button', { name: 'Withdraw your challenge to Bob' }).click();
    await ann.locator('[data-status="withdrawn"]').waitFor();
    await notice.waitFor({ state: 'detached' });
  });

  test('begins with a name at a table, and on the set-up page with all choices', async () => {
    const [ann, bob] = [await person('Ann'), await person('Bob')];
    const table = await openTable(ann, 'slay-the-spire', { characters: ['Ironclad', 'Silent'] });
    const { invite } = (await (await ann.request.get(`${app.url}/api/tables/${table}`)).json()) as {
      invite: string;
    };
    await bob.request.post(`${app.url}/api/tables/${table}/seats`, { data: { invite } });
    await bob.goto(`${app.url}/table/${table}`);
    await ann.goto(`${app.url}/table/${table}`);
    await ann.getByRole('button', { name: 'People at this table' }).click();
    await ann.getByRole('button', { name: 'Challenge, block or report Bob' }).click();
    await ann.getByRole('button', { name: 'Challenge Bob' }).click();
    await ann.getByRole('link', { name: 'All choices for the new game' }).click();
    await ann.locator('[data-challenging]').getByText('You are challenging Bob').waitFor();
    expect(await ann.locator('input[value="friend"]').isChecked()).toBe(true);
    await ann.locator('[data-action="begin"]').click();
    await ann.locator('[data-lobby]').waitFor();
    await bob.locator('[data-challenge-tray]').getByText('Ann challenges you to Mystic Spires').waitFor();
  });
});
