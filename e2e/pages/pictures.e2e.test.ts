import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inBrowser } from '../testing/in-browser.ts';

const { app, newPage } = inBrowser();

/** The addresses of pictures that the page asks for, as it asks for them. */
const askedBy = (page: Page): string[] => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // The browser asks for the favicon when it likes.
    if (pathname.startsWith('/pictures/') && !pathname.endsWith('favicon.png')) asked.push(pathname);
  });
  return asked;
};

/** How far things jump that nobody has touched, from now on. */
const watchShifts = async (page: Page): Promise<() => Promise<number>> => {
  await page.evaluate(() => {
    const seen = globalThis as unknown as { shifted: number };
    seen.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        seen.shifted += entry.value;
    }).observe({ type: 'layout-shift' });
  });
  return () => page.evaluate(() => (globalThis as unknown as { shifted: number }).shifted);
};

/** Waits until nothing has moved for a while: typefaces and scripts are there, and only pictures are still to come. */
const whenStill = async (page: Page, shifted: () => Promise<number>): Promise<number> => {
  let [before, now] = [-1, await shifted()];
  while (before !== now) {
    await page.waitForTimeout(600);
    [before, now] = [now, await shifted()];
  }
  return now;
};

const openCards = async (page: Page): Promise<void> => {
  await page.goto(`${app.url}/library/slay-the-spire?kind=card`);
  await page.locator('[data-picture="card/ironclad-strike"]').waitFor();
};

const strike = '[data-picture="card/ironclad-strike"]';

test('pictures come when they are near, and nothing jumps when they come', async () => {
  const page = await newPage({ viewport: { width: 1024, height: 768 } });
  const asked = askedBy(page);
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.avif*', async (route) => {
    await held;
    await route.continue();
  });
  await openCards(page);
  const shifted = await watchShifts(page);
  const before = await whenStill(page, shifted);
  release();
  await page.waitForFunction(
    (selector) => (document.querySelector<HTMLImageElement>(`${selector} img`)?.naturalWidth ?? 0) > 0,
    strike,
  );
  expect(await whenStill(page, shifted)).toBe(before);
  expect(asked).toContain('/pictures/slay-the-spire/card/ironclad-strike.avif');
  expect(asked.some((path) => path.endsWith('plain.svg'))).toBe(false);
  const last = page.locator('[data-picture^="card/"]').last();
  const address = `/pictures/slay-the-spire/${await last.getAttribute('data-picture')}.avif`;
  expect(asked).not.toContain(address);
  const answered = page.waitForResponse((response) => new URL(response.url()).pathname === address);
  await last.scrollIntoViewIfNeeded();
  expect((await answered).headers()['content-type']).toBe('image/avif');
});

test('each character has a Strike of its own', async () => {
  const page = await newPage();
  await page.goto(`${app.url}/library/slay-the-spire?kind=card&q=Strike`);
  const drawn = page.locator('[data-picture$="-strike"]');
  await drawn.first().waitFor();
  const keys = await drawn.evaluateAll((all) => all.map((each) => each.getAttribute('data-picture')));
  for (const character of ['ironclad', 'silent', 'defect', 'watcher'])
    expect(keys).toContain(`card/${character}-strike`);
});

test('the setting for plain pictures loads one sheet and no glass', async () => {
  const page = await newPage();
  await page.addInitScript(() =>
    localStorage.setItem('three-spires.settings', JSON.stringify({ plainPictures: true })),
  );
  const asked = askedBy(page);
  await openCards(page);
  const silhouette = page.locator(`${strike} use`);
  await silhouette.waitFor({ state: 'attached' });
  await page.waitForFunction(
    (selector) => (document.querySelector<SVGUseElement>(`${selector} use`)?.getBBox().width ?? 0) > 50,
    strike,
  );
  expect(new Set(asked)).toEqual(new Set(['/pictures/slay-the-spire/plain.svg']));
});

test('forced colours show plain pictures', async () => {
  const page = await newPage({ forcedColors: 'active' });
  const asked = askedBy(page);
  await openCards(page);
  await page.locator(`${strike} use`).waitFor({ state: 'attached' });
  expect(asked.some((path) => path.endsWith('.avif'))).toBe(false);
});

test('a picture that does not load is replaced by its silhouette', async () => {
  const page = await newPage();
  await page.route('**/card/ironclad-strike.avif*', (route) => route.abort());
  await openCards(page);
  await page.locator(`${strike} use`).waitFor({ state: 'attached' });
  await page.locator('[data-picture="card/ironclad-defend"] img').waitFor();
});

test('the credits say who drew the icons in a picture', async () => {
  const page = await newPage();
  await page.goto(`${app.url}/credits`);
  const pictures = page.locator('[data-pictures="slay-the-spire"]');
  await pictures.locator('summary').click();
  const entries = await pictures.locator('li').allTextContents();
  expect(entries.length).toBeGreaterThan(300);
  expect(entries.every((entry) => /(adapted from .+, CC BY 3.0|drawn by this project)$/.test(entry))).toBe(
    true,
  );
  expect(await page.locator('[data-author="Lorc"]').count()).toBe(1);
  const numbered = page.locator('[data-pictures="mystic-spires"]');
  await numbered.locator('summary').click();
  await expect
    .poll(() => numbered.locator('[data-key^="card/"]').first().innerText())
    .not.toContain('drm 001');
});
