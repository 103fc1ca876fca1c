// npm run measure: how fast the table answers with twelve enemies and four players on it, in a real browser.
import { loadavg } from 'node:os';
import type { Page } from 'playwright-core';
import { startApp } from '../e2e/app.ts';
import { launchBrowser } from '../e2e/browser.ts';
import { seqOf } from '../e2e/fight.ts';
import { openAt } from '../e2e/opened.ts';
import { crowd } from '../e2e/positions.ts';
import { ensureBuilt } from './build.mjs';

const rounds = 10;
const paintLimitMs = 100;
const frameLimitMs = 50;
const settledMs = 900;

type Measured = { readonly paint: number; readonly longestFrame: number };

/** Starts to record frames and inputs inside the page. */
const watch = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen = { began: 0, paint: 0, longestFrame: 0, last: performance.now() };
    Object.assign(window, { measured: seen });
    const begin = (event: Event): void => {
      if (seen.began !== 0) return;
      seen.began = event.timeStamp;
      // The frame after the next one begins once the change has been painted.
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

const read = (page: Page): Promise<Measured> =>
  page.evaluate(() => {
    const { measured } = window as unknown as { measured: { paint: number; longestFrame: number } };
    return { paint: measured.paint, longestFrame: measured.longestFrame };
  });

type TraceEvent = {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
};

/** The longest task of the page's main thread in a trace, in milliseconds of processor time. */
function longestTask(trace: Buffer): number {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: readonly TraceEvent[] };
  const main = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}:${tid}`),
  );
  const tasks = traceEvents.filter(({ name, pid, tid }) => name === 'RunTask' && main.has(`${pid}:${tid}`));
  return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur)) / 1_000;
}

async function measure(page: Page, act: () => Promise<unknown>): Promise<Measured> {
  await reset(page);
  await act();
  await page.waitForTimeout(settledMs);
  return read(page);
}

/** A trace slows the page down, so it is recorded in a round whose frames are not measured. */
async function traceTask(page: Page, act: () => Promise<unknown>): Promise<number> {
  await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline'] });
  await act();
  await page.waitForTimeout(settledMs);
  return longestTask(await browser.stopTracing());
}

const worst = (values: readonly number[]): number => Math.max(...values);
const middle = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** `task` is processor time, which other load on the machine does not increase. */
function report(name: string, all: readonly Measured[], task: number): boolean {
  const paints = all.map(({ paint }) => paint);
  const frames = all.map(({ longestFrame }) => longestFrame);
  const ok = middle(paints) < paintLimitMs && middle(frames) <= frameLimitMs;
  console.log(
    `${ok ? 'ok    ' : 'SLOW  '} ${name.padEnd(16)} input to paint ${middle(paints).toFixed(0)} ms (worst ${worst(paints).toFixed(0)}), longest frame ${middle(frames).toFixed(0)} ms (worst ${worst(frames).toFixed(0)}), longest task's own time ${task.toFixed(0)} ms`,
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
  // The transpiler names inner functions through a helper that does not exist in the page.
  await page.evaluate('globalThis.__name = (named) => named');
  await watch(page);
  const pick = (): Promise<void> => page.locator('[data-hand-card]').first().click();
  const play = (): Promise<void> => page.locator('[data-target="enemy:3"]').click();
  const undo = (): Promise<void> => page.keyboard.press('u');
  const picked: Measured[] = [];
  const played: Measured[] = [];
  const undone: Measured[] = [];
  for (let round = 0; round < rounds; round++) {
    picked.push(await measure(page, pick));
    const before = await seqOf(page);
    played.push(await measure(page, play));
    if ((await seqOf(page)) === before) throw new Error('The card was not played.');
    undone.push(await measure(page, undo));
  }
  const oks = [
    report('pick a card', picked, await traceTask(page, pick)),
    report('play a card', played, await traceTask(page, play)),
    report('undo', undone, await traceTask(page, undo)),
  ];
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
