/** How fast the table answers with twelve enemies and four players on it. */
import type { Browser, Page } from 'playwright-core';
import type { App } from '../../e2e/testing/app.ts';
import { seqOf } from '../../e2e/testing/fight.ts';
import { openAt } from '../../e2e/testing/opened.ts';
import { crowd } from '../../e2e/testing/positions.ts';
import { middle, worst } from './figures.ts';

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
async function traceTask(browser: Browser, page: Page, act: () => Promise<unknown>): Promise<number> {
  await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline'] });
  await act();
  await page.waitForTimeout(settledMs);
  return longestTask(await browser.stopTracing());
}

/** Milliseconds: medians with the worst of them. `task` is processor time, which other load does not increase. */
export type Answer = {
  readonly paint: number;
  readonly worstPaint: number;
  readonly longestFrame: number;
  readonly worstFrame: number;
  readonly task: number;
  readonly ok: boolean;
};

function answerOf(all: readonly Measured[], task: number): Answer {
  const paints = all.map(({ paint }) => paint);
  const frames = all.map(({ longestFrame }) => longestFrame);
  const [paint, longestFrame] = [middle(paints), middle(frames)];
  return {
    paint,
    worstPaint: worst(paints),
    longestFrame,
    worstFrame: worst(frames),
    task,
    ok: paint < paintLimitMs && longestFrame <= frameLimitMs,
  };
}

export type Moves = {
  readonly answers: Readonly<Record<'pick a card' | 'play a card' | 'undo', Answer>>;
  /** Bytes of what the server sent for a move, before compression. */
  readonly messages: number;
};

/** Picks up a card, plays it and takes it back, again and again. */
export async function measureMoves(browser: Browser, { url }: App): Promise<Moves> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    const sizes: number[] = [];
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        if (String(payload).startsWith('{"type":"picture"')) sizes.push(payload.length);
      }),
    );
    await openAt(page, url, crowd);
    await page.waitForTimeout(2_000);
    // The transpiler names inner functions through a helper that does not exist in the page.
    await page.evaluate('globalThis.__name = (named) => named');
    await watch(page);
    const pick = (): Promise<void> => page.locator('[data-hand-card]').first().click();
    const play = (): Promise<void> => page.locator('[data-target="enemy:3"]').click();
    const undo = (): Promise<void> => page.keyboard.press('u');
    const [picked, played, undone]: [Measured[], Measured[], Measured[]] = [[], [], []];
    for (let round = 0; round < rounds; round++) {
      picked.push(await measure(page, pick));
      const before = await seqOf(page);
      played.push(await measure(page, play));
      if ((await seqOf(page)) === before) throw new Error('The card was not played.');
      undone.push(await measure(page, undo));
    }
    return {
      answers: {
        'pick a card': answerOf(picked, await traceTask(browser, page, pick)),
        'play a card': answerOf(played, await traceTask(browser, page, play)),
        undo: answerOf(undone, await traceTask(browser, page, undo)),
      },
      messages: middle(sizes),
    };
  } finally {
    await context.close();
  }
}
