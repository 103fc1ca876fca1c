/** What an audit of an installable application looks at, on the pages themselves. */
import type { NewTableBody } from '@three-spires/session/protocol';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { playOnDevice } from '../testing/device-game.ts';
import { inBrowser, PHONE } from '../testing/in-browser.ts';
import { isPageKept } from '../testing/site.ts';

const { app, newPage } = inBrowser();

type Icon = {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
  readonly purpose?: string;
};
type Manifest = {
  readonly name: string;
  readonly short_name: string;
  readonly description: string;
  readonly id: string;
  readonly start_url: string;
  readonly scope: string;
  readonly display: string;
  readonly theme_color: string;
  readonly background_color: string;
  readonly icons: readonly Icon[];
  readonly screenshots: readonly (Icon & { readonly form_factor: string; readonly label: string })[];
  readonly shortcuts: readonly {
    readonly name: string;
    readonly url: string;
    readonly icons: readonly Icon[];
  }[];
};

const ADDRESS = `${app.url}/manifest.webmanifest`;
const readManifest = async (): Promise<Manifest> => (await (await fetch(ADDRESS)).json()) as Manifest;

/** The largest that all screenshots together may weigh. */
const SCREENSHOTS_LIMIT = 700_000;

/** Fetches a picture of the manifest, and its size as it decodes. */
const decoded = async ({ src }: Icon) => {
  const answer = await fetch(new URL(src, ADDRESS));
  const bytes = Buffer.from(await answer.arrayBuffer());
  const { width, height } = await sharp(bytes).metadata();
  return { type: answer.headers.get('content-type'), sizes: `${width}x${height}`, bytes };
};

describe('the manifest', () => {
  test('is one that the browser can install from', async () => {
    const page = await newPage({ serviceWorkers: 'allow' });
    await page.goto(app.url);
    const browser = await page.context().newCDPSession(page);
    const { errors, url } = await browser.send('Page.getAppManifest');
    expect([url, errors]).toEqual([ADDRESS, []]);
    const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
    // Contexts of tests have no profile, which is the only thing in the way.
    expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual(
      [],
    );
  });

  test('has every field that a store or a home screen shows', async () => {
    const manifest = await readManifest();
    expect(manifest).toMatchObject({
      name: 'Three Spires',
      short_name: 'Three Spires',
      display: 'standalone',
    });
    expect(manifest.description.length).toBeGreaterThan(20);
    for (const address of [manifest.id, manifest.start_url, manifest.scope])
      expect(new URL(address, ADDRESS).href).toBe(`${app.url}/`);
    const has = (sizes: string, purpose: string): boolean =>
      manifest.icons.some((icon) => icon.sizes === sizes && icon.purpose === purpose);
    expect([has('192x192', 'any'), has('512x512', 'any'), has('512x512', 'maskable')]).toEqual([
      true,
      true,
      true,
    ]);
    for (const form of ['wide', 'narrow']) {
      const shown = manifest.screenshots.filter(({ form_factor }) => form_factor === form);
      expect(shown.length).toBeGreaterThanOrEqual(3);
      // All of one form must have the same proportions, or a browser shows none of them.
      expect(new Set(shown.map(({ sizes }) => sizes)).size).toBe(1);
    }
    expect(manifest.shortcuts.map(({ name }) => name)).toEqual([
      'Slay the Spire',
      'Mystic Spires',
      'The Stygian Society',
    ]);
  });

  test('names pictures that decode at the sizes it states', async () => {
    const { icons, screenshots, shortcuts } = await readManifest();
    let weight = 0;
    for (const picture of [...icons, ...screenshots, ...shortcuts.flatMap((each) => each.icons)]) {
      const { bytes, ...found } = await decoded(picture);
      expect(found, picture.src).toEqual({ type: picture.type, sizes: picture.sizes });
      if (picture.src.endsWith('.webp')) weight += bytes.length;
    }
    expect(weight).toBeLessThan(SCREENSHOTS_LIMIT);
  });

  test('has a maskable icon with nothing but its ground outside the safe middle', async () => {
    const { icons, background_color: ground } = await readManifest();
    const icon = icons.find(({ purpose }) => purpose === 'maskable');
    if (icon === undefined) throw new Error('There is no maskable icon.');
    const { bytes } = await decoded(icon);
    const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const wanted = [1, 3, 5].map((at) => Number.parseInt(ground.slice(at, at + 2), 16));
    const [middle, safe] = [info.width / 2, 0.4 * info.width + 1];
    let outside = 0;
    for (let y = 0; y < info.height; y++)
      for (let x = 0; x < info.width; x++) {
        if (Math.hypot(x + 0.5 - middle, y + 0.5 - middle) <= safe) continue;
        const point = data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3);
        if (wanted.some((value, channel) => Math.abs(value - (point[channel] ?? 0)) > 8)) outside++;
      }
    expect(outside).toBe(0);
  });

  test('opens the set-up of each game from its shortcut', async () => {
    const page = await newPage();
    for (const { url } of (await readManifest()).shortcuts) {
      await page.goto(new URL(url, ADDRESS).href);
      await page.locator('[data-action="begin"]').waitFor();
    }
  });
});

const PAGES = ['/', '/you', '/credits', '/history', '/new/slay-the-spire', '/library/mystic-spires'] as const;
const MORE = ['/rules/stygian-society', '/sandbox/slay-the-spire', '/decks', '/learn/mystic-spires'] as const;

/** Runs in the page: the smallest text there is, and controls smaller than a finger can hit. */
const measured = () => {
  const seen = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const small: string[] = [];
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (element === null || text === '' || !seen(element)) continue;
    if (element.closest('script, style, noscript, svg, [aria-hidden="true"]') !== null) continue;
    const size = Number.parseFloat(getComputedStyle(element).fontSize);
    if (size < 12) small.push(`${size}px: ${text.slice(0, 40)}`);
  }
  const targets: string[] = [];
  for (const control of document.querySelectorAll('button, a[href], input, select, summary')) {
    if (!seen(control)) continue;
    const label = control.closest('label') ?? control;
    const { width, height } = label.getBoundingClientRect();
    const isInText = getComputedStyle(control).display === 'inline';
    if (width > 0 && !isInText && Math.min(width, height) < 24)
      targets.push(`${width.toFixed(0)}x${height.toFixed(0)}: ${control.outerHTML.slice(0, 80)}`);
  }
  return { small, targets };
};

const openPage = async (page: Page, path: string): Promise<void> => {
  await page.goto(app.url + path);
  await page.locator('main h1, main h2, [data-table] main').first().waitFor();
};

describe('on a phone', () => {
  test.each([...PAGES, ...MORE])('%s has a title, readable text and targets for fingers', async (path) => {
    const page = await newPage(PHONE);
    const insecure: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(app.url) && !/^(data|blob):/.test(request.url()))
        insecure.push(request.url());
    });
    await openPage(page, path);
    expect(await page.title()).toContain('Three Spires');
    const meta = (name: string) => page.locator(`meta[name="${name}"]`).getAttribute('content');
    expect(await meta('theme-color')).toBe((await readManifest()).theme_color);
    expect(await meta('viewport')).toContain('width=device-width');
    expect(await meta('description')).toMatch(/\w{4}/);
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    expect(await page.evaluate(measured)).toEqual({ small: [], targets: [] });
    // Everything comes from the server that sent the page, over the same protocol.
    expect(insecure).toEqual([]);
  });
});

describe('the application that was opened once', () => {
  test('starts from its start page without a network, controlled by its service worker', async () => {
    const page = await newPage({ serviceWorkers: 'allow' });
    await page.goto(app.url);
    await expect.poll(() => isPageKept(page, `${app.url}/`)).toBe(true);
    await page.context().setOffline(true);
    await page.goto(app.url);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
  });

  test('asks the browser to keep the games when the first one is made, and says what it answered', async () => {
    const page = await newPage();
    await page.addInitScript(() => {
      const asked = { times: 0 };
      Object.assign(window, { asked });
      navigator.storage.persist = async () => {
        asked.times++;
        return false;
      };
    });
    const timesAsked = () =>
      page.evaluate(() => (window as unknown as { asked: { times: number } }).asked.times);
    await page.goto(app.url);
    await page.getByRole('button', { name: 'On this device' }).click();
    await page.getByText('kept in this browser').waitFor();
    expect(await timesAsked()).toBe(0);
    await page.goto(`${app.url}/new/slay-the-spire`);
    await page.locator('label:has(> input[value="firstFight"])').click();
    await page.locator('[data-action="begin"]').click();
    await page.locator('[data-table] main').waitFor();
    expect(await timesAsked()).toBe(1);
    await page.goto(`${app.url}/you`);
    await page.getByText('may delete your games').waitFor();
    await page.locator('[data-action="keep-games"]').click();
    await page.getByText('did not agree').waitFor();
  });

  test('keeps a name and a portrait for this device', async () => {
    const page = await newPage();
    await page.goto(app.url);
    await page.getByRole('button', { name: 'On this device' }).click();
    await page.getByText('kept in this browser').waitFor();
    await page.goto(`${app.url}/you`);
    const name = page.locator('input[autocomplete="nickname"]');
    await name.fill('Ada');
    await name.press('Enter');
    await page.getByText('Saved').waitFor();
    await page.locator('summary').click();
    await page.locator('input[name="portrait"]').nth(2).check({ force: true });
    const body: NewTableBody = {
      game: 'slay-the-spire',
      setup: { characters: ['Ironclad'] },
      seats: [{ holder: 'me' }],
    };
    await page.reload();
    expect(await name.inputValue()).toBe('Ada');
    expect(await page.locator('input[name="portrait"]').nth(2).isChecked()).toBe(true);
    const { table } = await playOnDevice(page, { body, moves: 1 });
    expect(table).toMatch(/^here-/);
  });
});
