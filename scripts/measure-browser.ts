// npm run measure: how fast the table answers with twelve enemies and four players on it, in a real browser.
import { loadavg } from 'node:os';
import type { CDPSession, Page } from 'playwright-core';
import { startApp } from '../e2e/app.ts';
import { launchBrowser } from '../e2e/browser.ts';
import { seqOf } from '../e2e/fight.ts';
import { openAt } from '../e2e/opened.ts';
import { crowd } from '../e2e/positions.ts';
import { ensureBuilt } from './build.mjs';

const rounds = 8;
const paintLimitMs = 100;
const frameLimitMs = 50;
const settledMs = 900;

type Measured = {
  readonly paint: number;
  readonly longestFrame: number;
  /** Processor time of the page's own thread, which does not grow when the machine is busy with other things. */
  readonly work: number;
};

/** Begins to watch frames and inputs inside the page. */
const watch = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen = { began: 0, paint: 0, longestFrame: 0, last: performance.now() };
    Object.assign(window, { measured: seen });
    const begin = (event: Event): void => {
      if (seen.began !== 0) return;
      seen.began = event.timeStamp;
      // The frame after the next one begins when what the input changed has been painted.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          seen.paint = performance.now() - seen.began;
        }),
      );
    };
    for (const type of ['pointerdown', 'keydown']) window.addEventListener(type, begin, { capture: true });
    const frame = (now: number): void => {
      seen.longestFrame = Math.max(seen.longestFrame, now - seen.last);
      seen.last = now;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });

const reset = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { measured } = window as unknown as { measured: Record<string, number> };
    Object.assign(measured, { began: 0, paint: 0, longestFrame: 0, last: performance.now() });
  });

const read = (page: Page): Promise<Omit<Measured, 'work'>> =>
  page.evaluate(() => {
    const { measured } = window as unknown as { measured: { paint: number; longestFrame: number } };
    return { paint: measured.paint, longestFrame: measured.longestFrame };
  });

async function workOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000;
}

async function measure(page: Page, session: CDPSession, act: () => Promise<unknown>): Promise<Measured> {
  await reset(page);
  const before = await workOf(session);
  await act();
  await page.waitForTimeout(settledMs);
  return { ...(await read(page)), work: (await workOf(session)) - before };
}

const worst = (values: readonly number[]): number => Math.max(...values);
const middle = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

function report(name: string, all: readonly Measured[]): boolean {
  const paints = all.map(({ paint }) => paint);
  const frames = all.map(({ longestFrame }) => longestFrame);
  const ok = middle(paints) < paintLimitMs && middle(frames) <= frameLimitMs;
  console.log(
    `${ok ? 'ok    ' : 'SLOW  '} ${name.padEnd(16)} input to paint ${middle(paints).toFixed(0)} ms (worst ${worst(paints).toFixed(0)}), longest frame ${middle(frames).toFixed(0)} ms (worst ${worst(frames).toFixed(0)}), page's own work ${middle(all.map(({ work }) => work)).toFixed(0)} ms`,
  );
  return ok;
}

await ensureBuilt();
const app = await startApp();
const browser = await launchBrowser();
try {
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  const sizes: number[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      if (String(payload).includes('"type":"picture"')) sizes.push(payload.length);
    }),
  );
  await openAt(page, app.url, crowd);
  await page.waitForTimeout(2_000);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  // The transpiler names inner functions with a call the page does not know.
  await page.evaluate('globalThis.__name = (named) => named');
  await watch(page);
  const picked: Measured[] = [];
  const played: Measured[] = [];
  const undone: Measured[] = [];
  for (let round = 0; round < rounds; round++) {
    picked.push(await measure(page, session, () => page.locator('[data-hand-card]').first().click()));
    const before = await seqOf(page);
    played.push(await measure(page, session, () => page.locator('[data-target="enemy:3"]').click()));
    if ((await seqOf(page)) === before) throw new Error('The card was not played.');
    undone.push(await measure(page, session, () => page.keyboard.press('u')));
  }
  const oks = [report('pick a card', picked), report('play a card', played), report('undo', undone)];
  console.log(
    `       pictures       ${sizes.length} of ${Math.round(middle(sizes) / 1024)} kB (largest ${Math.round(worst(sizes) / 1024)} kB) before compression; the person holds all four seats`,
  );
  console.log(
    `       machine        load ${loadavg()[0]?.toFixed(1)} while measuring; limits hold for a quiet one`,
  );
  process.exitCode = oks.every(Boolean) ? 0 : 1;
} finally {
  await browser.close();
  await app.stop();
}
