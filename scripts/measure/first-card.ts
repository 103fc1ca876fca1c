/** Clicks and seconds from the front page to the first card of a solo climb, played by someone who knows the way. */
import type { Browser, Page } from 'playwright-core';
import type { App } from '../../e2e/testing/app.ts';
import { middle } from './figures.ts';

const rounds = 3;
/** Far longer than any step takes: something else is asked than this script answers. */
const patienceMs = 60_000;
const clickLimit = 4;
const limitMs = 6_000;

export type FirstCard = {
  /** The most clicks and the median of the milliseconds. */
  readonly clicks: number;
  readonly ms: number;
  readonly ok: boolean;
};

/** What leads on, in this order; each is clicked where it is there at all. */
const WAYS = {
  door: '[data-climb-as="Ironclad"]',
  solo: 'button:has-text("Play solo")',
  character: 'section[aria-busy] button:has-text("Ironclad")',
  card: '[data-question="offer"] [data-choice]',
  blessing: '[data-place="neow"] [data-target]',
  room: '[data-action="way"]',
} as const;
type Way = keyof typeof WAYS;

/** A card without a target. */
const DEFEND = '[data-hand-card][data-playable][aria-label^="Defend"]';
/** Blessings that ask for nothing and show no card; others are decisions of their own. */
const NO_QUESTION = /^(?!.*(card|curse|potion|relic|remove|transform|upgrade)).*$/is;

/** Waits for the next way that has not been gone yet; undefined when the hand has been dealt. */
async function nextWay(page: Page, gone: ReadonlySet<Way>): Promise<Way | undefined> {
  const deadline = performance.now() + patienceMs;
  while (performance.now() < deadline) {
    if (await page.locator(DEFEND).first().isVisible()) return undefined;
    for (const [way, selector] of Object.entries(WAYS) as [Way, string][])
      if (!gone.has(way) && (await page.locator(selector).first().isVisible())) return way;
    await page.waitForTimeout(10);
  }
  throw new Error(`Nothing leads on after ${[...gone].join(', ')}.`);
}

/** Undefined where every blessing asks for more: such a climb is not measured. */
async function once(page: Page, url: string): Promise<{ clicks: number; ms: number } | undefined> {
  await page.goto(url);
  await page.locator(`${WAYS.door}, ${WAYS.solo}`).first().waitFor();
  await page.waitForTimeout(1_500);
  const gone = new Set<Way>();
  let clicks = 0;
  const began = performance.now();
  for (let way = await nextWay(page, gone); way !== undefined; way = await nextWay(page, gone)) {
    gone.add(way);
    // The door leads past the choice of a length and a character.
    if (way === 'door') gone.add('solo').add('character');
    const found = page.locator(WAYS[way]);
    const chosen = way === 'blessing' ? found.filter({ hasText: NO_QUESTION }) : found;
    if ((await chosen.count()) === 0) return undefined;
    await chosen.first().click();
    clicks++;
  }
  const before = Number(await page.locator('[data-table]').getAttribute('data-seq'));
  const isPlayed = (): Promise<boolean> =>
    page.evaluate(
      (seq) => Number(document.querySelector('[data-table]')?.getAttribute('data-seq')) > seq,
      before,
    );
  do {
    await page.locator(DEFEND).first().click();
    clicks++;
    // Played, or only picked up: then it takes another click.
    await page.waitForFunction(
      (seq) =>
        Number(document.querySelector('[data-table]')?.getAttribute('data-seq')) > seq ||
        document.querySelector('[data-hand-card][aria-pressed="true"]') !== null,
      before,
    );
  } while (!(await isPlayed()));
  return { clicks, ms: performance.now() - began };
}

export async function measureFirstCard(browser: Browser, { url }: App): Promise<FirstCard> {
  const all: { clicks: number; ms: number }[] = [];
  while (all.length < rounds) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const measured = await once(await context.newPage(), url);
    if (measured !== undefined) all.push(measured);
    await context.close();
  }
  const clicks = Math.max(...all.map((each) => each.clicks));
  const ms = middle(all.map((each) => each.ms));
  return { clicks, ms, ok: clicks <= clickLimit && ms <= limitMs };
}
