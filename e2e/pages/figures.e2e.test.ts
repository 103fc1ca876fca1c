import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { appears } from '../testing/appears.ts';
import { andWait } from '../testing/fight.ts';
import { inBrowser } from '../testing/in-browser.ts';
import { crowd } from '../testing/positions.ts';
import { stage } from '../testing/staged.ts';

const { app, newPage } = inBrowser();

const fight = (enemies: readonly object[]) => ({
  die: 4,
  round: 2,
  players: [{ character: 'Ironclad', hp: 9, hand: ['Strike+', 'Defend'], draw: ['Strike'] }],
  enemies,
});
const two = fight([
  { name: 'Jaw Worm', row: 1, hp: 1 },
  { name: 'Cultist', row: 1 },
]);
const hexaghost = (hp: number) => fight([{ name: 'Hexaghost', hp, maxHp: 60 }]);

const MOVING = { reducedMotion: 'no-preference' } as const;

const joints = (figure: string, glass: string): string =>
  `[data-figure="${figure}"] [data-glass="${glass}"] [data-joint]`;

const strikeFirst = async (page: Page): Promise<void> => {
  await page.locator('[data-hand-card][aria-label^="Strike"]').click();
  await andWait(page, () => page.locator('[data-target="enemy:0"]').click());
};

/** Animations that move figures now; `endless` are those of a figure at rest, which a clock moves on (kit/breath.ts). */
const running = (page: Page): Promise<{ readonly all: number; readonly endless: number }> =>
  page.evaluate(() => {
    const found = document
      .getAnimations()
      .filter(({ effect, playState }) => {
        const target = effect instanceof KeyframeEffect ? effect.target : null;
        const moves = playState === 'running' || effect?.getTiming().iterations === Infinity;
        return moves && target !== null && target.closest('[data-glass]') !== null;
      })
      .map(({ effect }) => effect?.getTiming().iterations);
    return { all: found.length, endless: found.filter((times) => times === Infinity).length };
  });

test('heroes and enemies stand in parts that hang together, and few of them move at rest', async () => {
  const page = await newPage(MOVING);
  await stage(page, app.url, two);
  await page.locator(joints('enemy:0', 'jaw-worm')).first().waitFor();
  await page.locator(joints('player:0', 'ironclad')).first().waitFor();
  await page.locator(joints('enemy:1', 'cultist')).first().waitFor();
  for (const [figure, glass] of [
    ['enemy:0', 'jaw-worm'],
    ['enemy:1', 'cultist'],
    ['player:0', 'ironclad'],
  ] as const)
    expect(await page.locator(joints(figure, glass)).count()).toBeGreaterThanOrEqual(3);
  const { endless } = await running(page);
  expect(endless).toBeGreaterThan(0);
  expect(endless).toBeLessThanOrEqual(3 * 4);
});

/** How far the breath of the first figure has come, in milliseconds. */
const breath = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const [first] = document
      .getAnimations()
      .filter(({ effect }) => effect?.getTiming().iterations === Infinity);
    return Number(first?.currentTime ?? 0);
  });

test('figures breathe four times a second, stand still while nobody touches the page, and go on with the next input', async () => {
  const page = await newPage(MOVING);
  await page.clock.install();
  await stage(page, app.url, two);
  await page.locator(joints('enemy:0', 'jaw-worm')).first().waitFor();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.mouse.move(700, 5);
  const before = await breath(page);
  await page.clock.runFor(2_000);
  const moved = (await breath(page)) - before;
  expect(moved).toBeGreaterThan(1_500);
  expect(moved).toBeLessThan(2_500);
  await page.clock.runFor(31_000);
  const atRest = await breath(page);
  await page.clock.runFor(5_000);
  expect(await breath(page)).toBe(atRest);
  await page.mouse.move(710, 5);
  await page.clock.runFor(1_000);
  expect(await breath(page)).toBeGreaterThan(atRest);
});

test('a blow swings the joints, and what it kills breaks and is gone', async () => {
  const page = await newPage(MOVING);
  await stage(page, app.url, two);
  await page.locator(joints('player:0', 'ironclad')).first().waitFor();
  await page.locator(joints('enemy:0', 'jaw-worm')).first().waitFor();
  const swung = page.waitForFunction(
    (selector) =>
      [...document.querySelectorAll(selector)].some((joint) =>
        joint.getAnimations().some((animation) => !(animation instanceof CSSAnimation)),
      ),
    joints('player:0', 'ironclad'),
  );
  const shards = '[data-glass="jaw-worm"] [data-shards] > span';
  const fell = appears(page, shards);
  await strikeFirst(page);
  await swung;
  await fell;
  await page.locator(shards).first().waitFor({ state: 'detached' });
  expect(await page.locator('[data-figure="enemy:0"]').count()).toBe(0);
  expect(await page.locator('[data-glass="jaw-worm"]').count()).toBe(0);
  expect(await page.locator('[data-figure="enemy:1"]').count()).toBe(1);
});

test('the window behind a Boss cracks with its HP', async () => {
  const page = await newPage();
  const seen: unknown[] = [];
  for (const hp of [60, 44, 30, 14, 3]) {
    await stage(page, app.url, hexaghost(hp));
    const rose = page.locator('[data-rose="hexaghost"]');
    await rose.waitFor();
    seen.push([await rose.getAttribute('data-broken'), await rose.locator('path').count()]);
  }
  // Two strokes for each blow, and the dark panes.
  expect(seen).toEqual([
    ['0', 0],
    ['1', 2],
    ['2', 4],
    ['3', 9],
    ['4', 15],
  ]);
});

test('more than eight figures stand still', async () => {
  const page = await newPage(MOVING);
  await stage(page, app.url, crowd);
  await page.locator(joints('enemy:0', 'jaw-worm')).first().waitFor();
  expect(await running(page)).toEqual({ all: 0, endless: 0 });
});

test('with reduced motion the glass is still, and the dead are gone without a fall', async () => {
  const page = await newPage();
  await stage(page, app.url, two);
  await page.locator(joints('enemy:0', 'jaw-worm')).first().waitFor();
  expect(await running(page)).toEqual({ all: 0, endless: 0 });
  await strikeFirst(page);
  await page.locator('[data-figure="enemy:0"]').waitFor({ state: 'detached' });
  expect(await page.locator('[data-shards]').count()).toBe(0);
  expect(await running(page)).toEqual({ all: 0, endless: 0 });
});

test('plain pictures and a failed atlas show the symbol', async () => {
  const page = await newPage();
  await page.route('**/figure/jaw-worm.avif*', (route) => route.abort());
  await stage(page, app.url, two);
  const symbol = (glass: string) => page.locator(`[data-glass="${glass}"] use[href*="#figure-${glass}"]`);
  await symbol('jaw-worm').waitFor({ state: 'attached' });
  expect(await symbol('cultist').count()).toBe(0);
  await page.evaluate(() => localStorage.setItem('three-spires.settings', '{"plainPictures":true}'));
  await page.reload();
  await symbol('cultist').waitFor({ state: 'attached' });
  expect(await page.locator('[data-place-picture] img').count()).toBe(0);
});

test('every fight has the hall of its Act or its Boss', async () => {
  const page = await newPage();
  await stage(page, app.url, two);
  expect(await page.locator('[data-place-picture]').getAttribute('data-place-picture')).toBe('act-1');
  await stage(page, app.url, hexaghost(60));
  expect(await page.locator('[data-place-picture]').getAttribute('data-place-picture')).toBe('boss-1');
});
