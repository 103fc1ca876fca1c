import { readdirSync, readFileSync } from 'node:fs';
import type { BrowserContext, Page, Request, Route } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { problemsAtBothWidths } from '../testing/axe.ts';
import { inBrowser } from '../testing/in-browser.ts';
import { goToTable, openTable } from '../testing/opened.ts';
import { type Place, placesFor } from '../testing/places.ts';

const { app, newPage } = inBrowser();

const FIGHT = { game: 'slay-the-spire', setup: { characters: ['Ironclad'] }, seats: [{ holder: 'me' }] };
const DUEL = {
  game: 'mystic-spires',
  setup: { decks: ['March of Cinders', 'Critical Light'] },
  seats: [{ holder: 'me' }, { holder: 'bot' }],
};
const ASSETS = 'dist/web/assets';
const AT_ONCE = 6;
/**
 * What a page without a script need not load: pictures, fonts, and the report of its failure, which the server limits by
 * address. The browser refuses these itself. A route would be asked about every request, and would switch its cache off.
 */
const UNNEEDED = [...['avif', 'jpeg', 'png', 'woff2'].map((kind) => `*.${kind}*`), '*/api/browser-errors'];

let contexts: Record<'still' | 'moving', BrowserContext>;
let places: readonly Place[];
/** Where each script that is loaded later is needed. */
const neededAt = new Map<string, Place>();

const scriptOf = (address: string): string | undefined => /\/assets\/([^/?]+\.js)$/.exec(address)?.[1];

/** The scripts that the page names itself, and that come before anything can catch an error. */
const firstScripts = (): ReadonlySet<string | undefined> => {
  const html = readFileSync('dist/web/index.html', 'utf8');
  return new Set(
    [...html.matchAll(/(?:src|href)="([^"]+\.js)"/g)].map(([, address = '']) => scriptOf(address)),
  );
};

/** Does something for each of a list, in several pages at once. */
async function forEach<Each>(list: Iterable<Each>, act: (each: Each) => Promise<void>): Promise<void> {
  const open = [...list];
  const work = async (): Promise<void> => {
    for (let each = open.shift(); each !== undefined; each = open.shift()) await act(each);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** Does something on a new page, which cannot load the script that is named. */
async function inPlace(place: Place, act: (page: Page) => Promise<void>, without?: string): Promise<void> {
  const context = contexts[place.moves === true ? 'moving' : 'still'];
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const urls = without === undefined ? UNNEEDED : [...UNNEEDED, `*/assets/${without}`];
  await session.send('Network.setBlockedURLs', { urls });
  await act(page);
  await page.close();
}

/** Goes to a place and does what is done there, as far as that is possible. */
const go = async (page: Page, place: Place): Promise<void> => {
  const url = place.host === undefined ? app.url : app.url.replace('127.0.0.1', place.host);
  await page.goto(url + place.path);
  if (place.act === undefined) return;
  const failed = page.locator('[data-failure]').first().waitFor();
  const done = place.act(page);
  // The one that loses waits until the page is closed.
  for (const each of [failed, done]) each.catch(() => undefined);
  await Promise.race([failed, done]);
};

const first = firstScripts();
/** Pages load no script of the worker; what a page says without one is in device.e2e.test.ts. */
const later = readdirSync(ASSETS).filter(
  (file) => file.endsWith('.js') && !file.startsWith('worker-') && !first.has(file),
);

const unseen = (): readonly string[] => later.filter((file) => !neededAt.has(file));

/** Resolves when the page has had nothing to do for a moment, however slow the machine is. */
const idle = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise((done) => setTimeout(() => requestIdleCallback(() => done(), { timeout: 1_000 }), 50)),
  );

/** Notes which scripts each place loads, until all are known. A place is left after it was idle this many times in a row. */
async function look(idleTimes: number): Promise<void> {
  await forEach(places, async (place) => {
    if (unseen().length === 0) return;
    await inPlace(place, async (page) => {
      const coming = new Set<Request>();
      let times = 0;
      page.on('request', (request) => {
        // Some pages go on asking the server for news.
        const script = scriptOf(request.url());
        // What the front page fetches ahead it does not need.
        if (script === undefined || request.headers()['sec-purpose'] === 'prefetch') return;
        coming.add(request);
        // The first of the list that loads it: others may load it for a part they can do without.
        const known = neededAt.get(script);
        if (known === undefined || places.indexOf(place) < places.indexOf(known)) neededAt.set(script, place);
      });
      // A script that has come may ask for others as soon as the page has time for it.
      const arrived = (request: Request): void => {
        if (coming.delete(request)) times = 0;
      };
      page.on('requestfinished', arrived);
      page.on('requestfailed', arrived);
      await go(page, place);
      for (; times < idleTimes || coming.size > 0; times++) await idle(page);
      expect(await page.locator('[data-failure]').count(), place.name).toBe(0);
    });
  });
}

/** The failure is told, or the place goes on without the script. */
const waitFor = async (page: Page, { instead }: Place): Promise<void> => {
  const told = ['[data-failure]', ...(instead === undefined ? [] : [instead])].join(', ');
  await page.locator(told).first().waitFor();
  expect((await page.locator('#root').innerText()).trim().length).toBeGreaterThan(30);
  expect(await page.locator('a[href], button').count()).toBeGreaterThan(0);
};

/** A script with the same exports, where everything throws when it is called or drawn, and nothing when it is loaded. */
async function throwing(route: Route): Promise<void> {
  const code = await (await route.fetch()).text();
  const [, list = ''] = /export\s*\{([^}]*)\}[;\s]*$/.exec(code) ?? [];
  const names = list.split(',').map((each) => each.replace(/^.* as /s, '').trim());
  const fail = `const fail = new Proxy(() => { throw new Error('thrown by a test'); }, {
    get: (known, key) => (key === 'then' || typeof key === 'symbol' ? undefined : (known[key] ?? fail)),
  });`;
  await route.fulfill({
    contentType: 'text/javascript',
    body: `${fail} export { ${names.map((name) => `fail as ${name}`).join(', ')} };`,
  });
}

describe('every page', () => {
  beforeAll(async () => {
    const still = await newPage();
    await still.goto(app.url);
    const other = await newPage();
    await other.goto(app.url);
    await other.request.get(`${app.url}/api/me`);
    places = await placesFor(still, other);
    const moving = await newPage({ reducedMotion: 'no-preference' });
    contexts = { still: still.context(), moving: moving.context() };
    for (const idleTimes of [6, 40, 160]) await look(idleTimes);
  });

  test('without any one of its scripts, every page says a sentence and offers a way on', async () => {
    expect(unseen(), 'no place of places.ts loads these').toEqual([]);
    const blank: string[] = [];
    await forEach(later, async (file) => {
      const place = neededAt.get(file) as Place;
      const look = async (page: Page): Promise<void> => {
        try {
          await go(page, place);
          await waitFor(page, place);
        } catch (error) {
          blank.push(`${place.name} without ${file}: ${error}`);
        }
      };
      await inPlace(place, look, file);
    });
    expect(blank).toEqual([]);
  });

  test('an error while any page is drawn leads to a sentence and a way on', async () => {
    const pages = new Map([...neededAt].filter(([file]) => /(?:^|-)(page|table)-[\w-]{8}\.js$/.test(file)));
    expect(pages.size).toBeGreaterThan(20);
    await forEach(pages, ([file, place]) =>
      inPlace(place, async (page) => {
        await page.route(`**/assets/${file}`, throwing);
        try {
          await go(page, place);
          await page.locator('[data-failure="failure.error"]').waitFor();
        } catch (error) {
          throw new Error(`${place.name} with errors in ${file}`, { cause: error });
        }
      }),
    );
  });
});

test('a page that fails can be read, left and tried again by keys', async () => {
  const page = await newPage();
  const library = (file: string): boolean => /\/assets\/library-page-/.test(file);
  await page.route(
    (url) => library(url.pathname),
    (route) => route.abort(),
  );
  await page.goto(app.url);
  const told = page.waitForRequest('**/api/browser-errors');
  await page.getByRole('link', { name: 'Library' }).first().click();
  await page.getByRole('heading', { name: 'A part of this page did not load', level: 1 }).waitFor();
  const report = await told;
  expect(report.postDataJSON()).toMatchObject({ kind: 'script', page: new URL(page.url()).pathname });
  expect((await report.response())?.status()).toBe(202);
  expect(await page.locator('[role="alert"]').innerText()).toContain('Check your connection');
  expect(await problemsAtBothWidths(page)).toEqual([]);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');

  await page.goBack();
  await page.locator('[data-action="together"]').first().waitFor();
  await page.goForward();
  await page.locator('[data-failure]').waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.locator('[data-action="together"]').first().waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
  await page.goBack();
  await page.locator('[data-failure]').waitFor();
  await page.unrouteAll();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('searchbox').first().waitFor();
});

test('a script that fails twice is asked for again, and the page opens', async () => {
  const page = await newPage();
  let asked = 0;
  await page.route('**/assets/rules-page-*.js', (route) => {
    asked++;
    return asked <= 2 ? route.abort() : route.continue();
  });
  await page.goto(`${app.url}/rules/slay-the-spire`);
  await page.getByRole('searchbox').first().waitFor();
  expect(asked).toBeGreaterThan(2);
});

test('a table whose script has failed comes back without a reload', async () => {
  const page = await newPage();
  await page.goto(app.url);
  const { table } = await openTable(page, app.url, DUEL);
  await page.reload();
  await page.route('**/assets/mystic-spires-*.js', (route) => route.abort());
  await page.locator(`a[href="/table/${table}"]`).first().click();
  await page.getByText('Your seat is kept').waitFor();
  await page.unrouteAll();
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.getByRole('button', { name: 'Back to the table' }).click();
  await page.locator('[data-table] main').first().waitFor();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('after a deploy an open table offers the new version, and a move that was not sent is made once', async () => {
  const page = await newPage();
  let isCut = false;
  const sent: string[] = [];
  await page.routeWebSocket(/\/socket$/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      const isMove = String(message).includes('"type":"move"');
      if (isMove) sent.push(String(message));
      if (!isMove || !isCut) server.send(message);
    });
  });
  await page.goto(app.url);
  const { table } = await openTable(page, app.url, FIGHT);
  await goToTable(page, app.url, table);
  const seq = async (): Promise<number> =>
    Number(await page.locator('[data-table]').getAttribute('data-seq'));
  const before = await seq();

  isCut = true;
  await page.locator('[data-action="end-turn"]').click();
  await expect.poll(() => sent.length).toBe(1);
  await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404, body: 'gone' }));
  await page.route(`${app.url}/`, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/\/assets\/index-[\w-]+\.js/, '/assets/index-of-tomorrow.js');
    await route.fulfill({ response: answer, body });
  });
  await page.getByRole('button', { name: 'Rules', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'A new version is here' });
  await dialog.getByText('Your last move has not reached the server yet.').waitFor();
  expect(await problemsAtBothWidths(page)).toEqual([]);

  await page.unrouteAll();
  isCut = false;
  await dialog.getByRole('button', { name: 'Reload' }).click();
  await expect.poll(seq).toBe(before + 1);
  expect(new URL(page.url()).pathname).toBe(`/table/${table}`);
  // Whether the server carries it out again, when the tab sends it once more, is its answer to the same command id.
  expect([...new Set(sent)]).toHaveLength(1);
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
});

test('where not even the first script comes, the page says so', async () => {
  const page = await newPage();
  await page.route('**/assets/index-*.js', (route) => route.abort());
  await page.goto(app.url, { waitUntil: 'commit' });
  await page.getByText('The page has not started yet.').waitFor();
  expect(await page.getByRole('link', { name: 'front page' }).getAttribute('href')).toBe('/');
});
