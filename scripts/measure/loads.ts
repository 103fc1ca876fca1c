/** What opening a page costs: requests, bytes as they are transferred, first and largest paint, with an empty cache. */
import type { Browser, CDPSession, Page } from 'playwright-core';
import type { App } from '../../e2e/testing/app.ts';
import { openTable } from '../../e2e/testing/opened.ts';

/** Kinds of files by how their names end; everything else is `other`. */
const KINDS = {
  script: /\.js$/,
  style: /\.css$/,
  font: /\.woff2$/,
  picture: /\.(svg|png|avif|jpeg)$/,
} as const;

export type Kind = keyof typeof KINDS | 'other';
export type Load = {
  readonly requests: number;
  /** Bytes as they were transferred. */
  readonly bytes: Readonly<Record<Kind, number>>;
  /** Milliseconds from the beginning of the navigation. */
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** The longest task of the page's main thread. */
  readonly longestTask: number;
};

type Opener = (page: Page, url: string) => Promise<string>;

const table =
  (data: object): Opener =>
  async (page, url) =>
    `/table/${(await openTable(page, url, { ...data, seed: 'measured' })).table}`;

/** The pages that are measured. */
export const PAGES: Readonly<Record<string, Opener>> = {
  'front page': async () => '/',
  'slay-the-spire': table({
    game: 'slay-the-spire',
    setup: { characters: ['Ironclad'] },
    seats: [{ holder: 'me' }],
  }),
  'mystic-spires': table({
    game: 'mystic-spires',
    setup: { decks: ["Sleepers' Court", 'March of Cinders'] },
    seats: [{ holder: 'me' }, { holder: 'me' }],
  }),
  'stygian-society': table({
    game: 'stygian-society',
    setup: { players: 3, heroes: ['Knight', 'Doctor', 'Burglar'] },
    seats: [{ holder: 'me' }, { holder: 'me' }, { holder: 'me' }],
  }),
};

/** Nothing has been asked for this long: the page is there. */
const QUIET_MS = 1_500;

const kindOf = (address: string): Kind => {
  const { pathname } = new URL(address);
  for (const [kind, ending] of Object.entries(KINDS)) if (ending.test(pathname)) return kind as Kind;
  return 'other';
};

/** Counts requests and bytes from now on. */
async function count(session: CDPSession) {
  const addresses = new Map<string, string>();
  const bytes: Record<Kind, number> = { script: 0, style: 0, font: 0, picture: 0, other: 0 };
  const counted = { requests: 0, last: Date.now(), bytes };
  const began = (): void => {
    counted.requests++;
    counted.last = Date.now();
  };
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    // What is fetched ahead for the next page costs this one nothing.
    if (!request.url.startsWith('http') || request.initialPriority === 'VeryLow') return;
    addresses.set(requestId, request.url);
    began();
  });
  session.on('Network.webSocketCreated', began);
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const address = addresses.get(requestId);
    if (address !== undefined) bytes[kindOf(address)] += encodedDataLength;
    counted.last = Date.now();
  });
  await session.send('Network.enable');
  return counted;
}

/** Records paints from the very beginning. */
const watchPaints = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const paints = { firstPaint: 0, largestPaint: 0, longestTask: 0 };
    Object.assign(window, { paints });
    new PerformanceObserver((list) => {
      for (const { name, startTime } of list.getEntries())
        if (name === 'first-contentful-paint') paints.firstPaint = startTime;
    }).observe({ type: 'paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) paints.largestPaint = startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    // Only tasks of more than 50 ms are told.
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        paints.longestTask = Math.max(paints.longestTask, duration);
    }).observe({ type: 'longtask', buffered: true });
  });

/** Opens a page with an empty cache, `slower` times as slow as this processor is. */
export async function load(browser: Browser, { url }: App, name: string, slower: number): Promise<Load> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    const address = (await PAGES[name]?.(page, url)) ?? '/';
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
    await watchPaints(page);
    const counted = await count(session);
    await page.goto(url + address);
    await page.locator(address === '/' ? 'main' : '[data-table] main').waitFor();
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    while (Date.now() - counted.last < QUIET_MS) await page.waitForTimeout(100);
    const paints = await page.evaluate(
      () => (window as unknown as { paints: Omit<Load, 'requests' | 'bytes'> }).paints,
    );
    return { requests: counted.requests, bytes: counted.bytes, ...paints };
  } finally {
    await context.close();
  }
}
