/** Processor time of all processes of the browser while nobody touches a table. */
import type { Browser, Page } from 'playwright-core';
import type { App } from '../../e2e/testing/app.ts';
import { goToTable, openAt, openTable } from '../../e2e/testing/opened.ts';
import { boss } from '../../e2e/testing/positions.ts';

const measuredMs = 20_000;
/** What a table loads late and shows first is over by then. */
const settledMs = 5_000;
/** Tables stand still 30 seconds after the last input. */
const restingMs = 32_000;
const limitPercent = 5;

export type Idle = {
  readonly table: string;
  /** Share of a core, in percent, right after the table was opened and once it rests. */
  readonly fresh: number;
  readonly resting: number;
  readonly ok: boolean;
};

type Opener = (page: Page, url: string) => Promise<unknown>;

const table =
  (data: object): Opener =>
  async (page, url) =>
    goToTable(page, url, (await openTable(page, url, { ...data, seed: 'measured' })).table);

const TABLES: Readonly<Record<string, Opener>> = {
  fight: table({ game: 'slay-the-spire', setup: { characters: ['Ironclad'] }, seats: [{ holder: 'me' }] }),
  'Boss fight': (page, url) => openAt(page, url, boss),
  duel: table({
    game: 'mystic-spires',
    setup: { decks: ["Sleepers' Court", 'March of Cinders'] },
    seats: [{ holder: 'me' }, { holder: 'me' }],
  }),
  'tower floor': table({
    game: 'stygian-society',
    setup: { players: 3, heroes: ['Knight', 'Doctor', 'Burglar'] },
    seats: [{ holder: 'me' }, { holder: 'me' }, { holder: 'me' }],
  }),
};

/** Seconds of processor time that the processes of the browser have used. */
async function usedSeconds(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}

async function shareOfACore(browser: Browser, page: Page): Promise<number> {
  const before = await usedSeconds(browser);
  await page.waitForTimeout(measuredMs);
  return ((await usedSeconds(browser)) - before) / (measuredMs / 100_000);
}

/** The browser must have no other page open. */
export async function measureIdle(browser: Browser, { url }: App): Promise<readonly Idle[]> {
  const all: Idle[] = [];
  for (const [name, open] of Object.entries(TABLES)) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    try {
      const page = await context.newPage();
      await open(page, url);
      await page.waitForTimeout(settledMs);
      const fresh = await shareOfACore(browser, page);
      await page.waitForTimeout(restingMs - measuredMs - settledMs);
      const resting = await shareOfACore(browser, page);
      all.push({ table: name, fresh, resting, ok: Math.max(fresh, resting) <= limitPercent });
    } finally {
      await context.close();
    }
  }
  return all;
}
