import type { CDPSession, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { problemsAtBothWidths } from '../testing/axe.ts';
import { inBrowserAlone } from '../testing/in-browser.ts';

const { app, newPage } = inBrowserAlone();

const person = async (name: string): Promise<Page> => {
  const page = await newPage({ serviceWorkers: 'allow' });
  await page.request.patch(`${app.url}/api/me`, { data: { name } });
  return page;
};

const openNotices = async (page: Page): Promise<void> => {
  await page.goto(app.url);
  await page.getByRole('link', { name: 'Turn notices' }).click();
  await page.getByRole('heading', { name: 'Turn notices', level: 1 }).waitFor();
  await page.getByRole('heading', { name: 'Webhook' }).waitFor();
};

describe('the page for turn notices', () => {
  test('is clean and fits both widths, also with everything switched on', async () => {
    const page = await person('Ann');
    await openNotices(page);
    expect(await problemsAtBothWidths(page)).toEqual([]);
    await page.locator('[data-action="make-feed"]').click();
    await page.locator('[data-feed]').waitFor();
    await page.locator('[data-webhook]').fill('https://hooks.example.com/turns');
    await page.locator('[data-action="save-webhook"]').click();
    await page.locator('[data-key]').waitFor();
    expect(await problemsAtBothWidths(page)).toEqual([]);
  });

  test('makes a feed, gives it another address, and switches it off', async () => {
    const page = await person('Bob');
    await openNotices(page);
    await page.locator('[data-action="make-feed"]').click();
    const address = page.locator('[data-feed]');
    const first = await address.inputValue();
    expect(await (await fetch(first)).text()).toContain('<feed xmlns="http://www.w3.org/2005/Atom">');
    await page.locator('[data-action="new-feed"]').click();
    await expect.poll(() => address.inputValue()).not.toBe(first);
    const second = await address.inputValue();
    expect([(await fetch(first)).status, (await fetch(second)).status]).toEqual([404, 200]);
    await page.locator('[data-action="end-feed"]').click();
    await page.locator('[data-action="make-feed"]').waitFor();
    expect((await fetch(second)).status).toBe(404);
  });

  test('says why a webhook is refused, and shows the key of one that is taken', async () => {
    const page = await person('Cid');
    await openNotices(page);
    await page.locator('[data-webhook]').fill('https://192.168.0.1/turns');
    await page.locator('[data-action="save-webhook"]').click();
    await page.getByRole('alert').getByText('This address is not on the public internet').waitFor();
    await page.locator('[data-webhook]').fill('https://hooks.example.com/turns');
    await page.locator('[data-action="save-webhook"]').click();
    expect(await page.locator('[data-key]').inputValue()).toMatch(/^[\w-]{43}$/);
    expect(await page.getByRole('alert').count()).toBe(0);
    await page.reload();
    expect(await page.locator('[data-webhook]').inputValue()).toBe('https://hooks.example.com/turns');
    await page.locator('[data-action="end-webhook"]').click();
    await page.locator('[data-key]').waitFor({ state: 'detached' });
  });

  test('says what is wrong when notes are not allowed, or the push service cannot be reached', async () => {
    const page = await person('Dot');
    await openNotices(page);
    const push = page.getByRole('checkbox', { name: 'Tell me when it is my turn' });
    await push.click();
    await page.getByRole('alert').getByText('The browser does not allow notes').waitFor();
    await page.context().grantPermissions(['notifications'], { origin: app.url });
    await page.reload();
    await push.click();
    await page.getByRole('alert').getByText('could not reach its push service').waitFor();
    expect(await push.isChecked()).toBe(false);
    expect(await push.isEnabled()).toBe(true);
  });
});

type Shown = { title: string; body: string; tag: string; data: unknown };

/** Hands the worker a message, as the push service does. */
const pusher = async (page: Page): Promise<(message: object) => Promise<void>> => {
  const session: CDPSession = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [found] = registrations;
      if (found !== undefined) resolve(found.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/app-worker.js');
    await navigator.serviceWorker.ready;
  });
  const registrationId = await registered;
  return async (message) => {
    const data = JSON.stringify(message);
    await session.send('ServiceWorker.deliverPushMessage', { origin: app.url, registrationId, data });
  };
};

/**
 * Records what the worker shows, by its tag. Whether a browser without a screen has notes at all depends on the system it
 * runs on.
 */
const recordNotes = async (page: Page): Promise<() => Promise<Shown[]>> => {
  const context = page.context();
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  await worker.evaluate(() => {
    const shown = new Map<string, unknown>();
    const show = async (title: string, { body, tag = '', data }: NotificationOptions): Promise<void> => {
      shown.set(tag, { title, body, tag, data });
    };
    const { registration } = self as unknown as { registration: ServiceWorkerRegistration };
    Object.assign(registration, { showNotification: show });
    Object.assign(self, { shown });
  });
  return () => worker.evaluate(() => [...(self as unknown as { shown: Map<string, Shown> }).shown.values()]);
};

test('a note says which game waits, one for each table, and leads nowhere else', async () => {
  const page = await person('Eve');
  await page.goto(`${app.url}/notices`);
  const push = await pusher(page);
  const shownNotes = await recordNotes(page);
  const title = 'It is your turn: Mystic Spires';
  const message = { id: '1', title, text: 'You play with Bob.', table: 'one', url: `${app.url}/table/one` };
  await push(message);
  const note = { title, body: 'You play with Bob.', tag: 'one', data: { path: '/table/one' } };
  await expect.poll(() => shownNotes()).toEqual([note]);
  await push({ ...message, id: '2', text: 'You play with Bob and Cid.' });
  await expect.poll(() => shownNotes()).toEqual([{ ...note, body: 'You play with Bob and Cid.' }]);
  await push({ ...message, id: '3', table: 'two', url: 'https://elsewhere.example/table/two' });
  await expect
    .poll(async () => (await shownNotes()).find(({ tag }) => tag === 'two')?.data)
    .toEqual({ path: '/' });
});

describe('a slow game', () => {
  test('is chosen where friends play, and the lobby says what it means', async () => {
    const page = await person('Flo');
    await page.goto(`${app.url}/new/stygian-society`);
    const days = page.getByRole('radiogroup', { name: 'Time for a move' });
    const begin = page.getByRole('button', { name: 'Enter the tower' });
    await begin.waitFor();
    expect(await days.count()).toBe(0);
    await page.locator('input[name="way"][value="friends"]').check({ force: true });
    await days.getByText('3 days').click();
    await begin.click();
    const told = page.locator('[data-slow]');
    await told.getByText('each player has 3 days for every move. A bot plays').waitFor();
    expect(await problemsAtBothWidths(page)).toEqual([]);
  });

  test('shows the days that are left on the front page and at the table', async () => {
    const [ann, bob] = [await person('Gus'), await person('Hal')];
    const body = {
      ...{ game: 'slay-the-spire', setup: { characters: ['Ironclad', 'Silent'] }, clock: { days: 2 } },
      seats: [{ holder: 'me' }, { holder: 'open' }],
    };
    const opened = await ann.request.post(`${app.url}/api/tables`, { data: body });
    const { table, invite } = (await opened.json()) as { table: string; invite: string };
    const taken = await bob.request.post(`${app.url}/api/tables/${table}/seats`, { data: { invite } });
    expect(taken.ok()).toBe(true);
    await ann.goto(app.url);
    const line = ann.locator('[data-continue] a').first();
    await line.getByText('Your turn · 2 days left').waitFor();
    await line.click();
    await ann.getByRole('timer', { name: '2 days left' }).waitFor();
    expect(await problemsAtBothWidths(ann)).toEqual([]);
  });
});
