import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type App, startApp } from './app.ts';
import { launchBrowser } from './browser.ts';
import { andWait, fight, type Hands, isOver, seqOf, startSolo, takeRewards } from './fight.ts';

let app: App;
let browser: Browser;

beforeAll(async () => {
  app = await startApp();
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

async function seated(options: BrowserContextOptions): Promise<Page> {
  const page = await (await browser.newContext(options)).newPage();
  await startSolo(page, app.url);
  return page;
}

const wide: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };
const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
};

describe('a whole fight', () => {
  test.each([
    ['by mouse on a wide screen', wide, 'mouse'],
    ['by tapping on a phone', phone, 'touch'],
  ] as const)(
    '%s',
    async (_, options, hands: Hands) => {
      const page = await seated(options);
      if ((await fight(page, hands)) === 'rewards') await takeRewards(page);
      await page.locator('main[data-result]').waitFor();
      await page.getByRole('button', { name: 'Fight again' }).click();
      await page.locator('[data-hand-card]').first().waitFor();
      await page.context().close();
    },
    120_000,
  );
});

describe('a preview', () => {
  test('shows exactly what then happens', async () => {
    const page = await seated(wide);
    const strike = page.locator('[data-hand-card][aria-label^="Strike"]').first();
    await strike.click();
    const enemy = page.locator('[data-target^="enemy"]').first();
    const figure = (await enemy.getAttribute('data-target')) ?? '';
    await enemy.hover();
    const bar = page.locator(`[data-figure="${figure}"] [data-changed]`).first();
    await bar.waitFor();
    const [, after] = ((await bar.textContent()) ?? '').split(' → ');
    await andWait(page, () => enemy.click());
    const label = (await page.locator(`[data-figure="${figure}"]`).getAttribute('aria-label')) ?? '';
    expect(label).toContain(`${after} of `);
    await page.context().close();
  });

  test('is taken back by undo', async () => {
    const page = await seated(wide);
    const defend = page.locator('[data-hand-card][aria-label^="Defend"]').first();
    await defend.click();
    await andWait(page, () => defend.click());
    expect(await page.locator('[data-hand-card]').count()).toBe(4);
    await andWait(page, () => page.getByRole('button', { name: 'Undo' }).click());
    await page.waitForFunction(() => document.querySelectorAll('[data-hand-card]').length === 5);
    await page.context().close();
  });

  test('follows a card that is dragged onto an enemy', async () => {
    const page = await seated(wide);
    await page.waitForTimeout(400);
    const strike = page.locator('[data-hand-card][aria-label^="Strike"]').first();
    const enemy = page.locator('[data-figure^="enemy"]').first();
    await andWait(page, () => strike.dragTo(enemy));
    expect(await page.locator('[data-hand-card]').count()).toBe(4);
    await page.context().close();
  });
});

describe('the table', () => {
  test('says aloud what happened', async () => {
    const page = await seated(wide);
    const defend = page.locator('[data-hand-card][aria-label^="Defend"]').first();
    await defend.click();
    await andWait(page, () => defend.click());
    const announcer = page.locator('[data-announcer]');
    await page.waitForFunction(() => document.querySelector('[data-announcer]')?.textContent !== '');
    expect(await announcer.textContent()).toMatch(/Defend/);
    expect(await announcer.getAttribute('aria-live')).toBe('polite');
    await page.context().close();
  });

  test('comes back to the same question after a reload', async () => {
    const page = await seated(wide);
    const hand = await page.locator('[data-hand-card]').count();
    const seq = await seqOf(page);
    await page.reload();
    await page.locator('[data-hand-card]').first().waitFor();
    expect(await seqOf(page)).toBe(seq);
    expect(await page.locator('[data-hand-card]').count()).toBe(hand);
    await page.context().close();
  });

  test('survives a crash of the server and goes on', async () => {
    const page = await seated(wide);
    const defend = page.locator('[data-hand-card][aria-label^="Defend"]').first();
    await defend.click();
    await andWait(page, () => defend.click());
    const seq = await seqOf(page);
    await app.crash();
    await page.getByText('The connection is lost').waitFor();
    await app.restart();
    await page.getByText('The connection is lost').waitFor({ state: 'detached', timeout: 20_000 });
    expect(await seqOf(page)).toBe(seq);
    await andWait(page, () => page.locator('[data-action="end-turn"]').click());
    expect(await isOver(page)).toBe(false);
    await page.context().close();
  });

  test('says why a card cannot be played', async () => {
    const page = await seated(wide);
    for (let cards = 0; cards < 3; cards++) {
      const playable = page.locator('[data-hand-card][data-playable]').first();
      if ((await playable.count()) === 0) break;
      await playable.click();
      const target = page.locator('[data-target]').first();
      await andWait(page, () =>
        (async () => ((await target.count()) > 0 ? target.click() : playable.click()))(),
      );
    }
    const left = page.locator('[data-hand-card]:not([data-playable])').first();
    await left.click();
    expect(await page.getByRole('alert').textContent()).toMatch(/Energy|cannot/);
    await page.context().close();
  });
});
