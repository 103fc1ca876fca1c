import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { closeDialog } from '../testing/dialog.ts';
import { andWait, isOver, isRewards, seqOf } from '../testing/fight.ts';
import { inBrowser } from '../testing/in-browser.ts';
import { openAt } from '../testing/opened.ts';
import { short } from '../testing/positions.ts';
import { settled } from '../testing/settled.ts';

const { app, newPage } = inBrowser();
let page: Page;

beforeAll(async () => {
  page = await newPage({ viewport: { width: 1280, height: 800 } });
});

/** The name of the focused element; empty if that is the page itself. */
const focusedLabel = (): Promise<string> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (focused === null || focused === document.body) return '';
    return focused.getAttribute('aria-label') ?? focused.textContent ?? '';
  });

/** Tab until the focus is on something with this name. */
async function tabTo(name: RegExp, limit = 60): Promise<void> {
  for (let presses = 0; presses < limit; presses++) {
    await page.keyboard.press('Tab');
    if (name.test(await focusedLabel())) return;
  }
  throw new Error(`Tab never reached ${name}; the last was "${await focusedLabel()}".`);
}

const count = (selector: string): Promise<number> => page.locator(selector).count();

/** Waits until the table has moved on, or the fight has ended and its controls are hidden. */
const movedOn = (before: number, shown: Locator): Promise<void> =>
  expect.poll(async () => (await seqOf(page)) > before || !(await shown.isVisible())).toBe(true);

/** Picks the first playable card by its number and plays it; false when there is none. */
async function playByNumber(): Promise<boolean> {
  const cards = await page.locator('[data-hand-card]:visible').all();
  for (const [place, card] of cards.slice(0, 10).entries()) {
    if ((await card.getAttribute('data-playable')) === null) continue;
    const before = await seqOf(page);
    // A card that answers a question is chosen by its number alone.
    const isAnswer = (await card.getAttribute('data-answer')) !== null;
    await page.keyboard.press(String((place + 1) % 10));
    if (!isAnswer) await page.keyboard.press('Enter');
    await movedOn(before, card);
    return true;
  }
  return false;
}

/** What to press next at the rewards: reveal, take what is still open, confirm. */
async function nextReward(): Promise<RegExp> {
  const hidden = page.locator('main').getByRole('button', { name: /^Reveal/ });
  if ((await hidden.count()) > 0) return /^Reveal/;
  const open = page.locator('[data-offer]:not(:has([data-taken])) [data-takeable]').first();
  if ((await open.count()) === 0) return /^Confirm/;
  const label = (await open.getAttribute('aria-label')) ?? '';
  return new RegExp(`^${label.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);
}

describe('the keyboard alone', () => {
  test('starts a fight', async () => {
    await page.goto(app.url);
    await page.getByRole('button', { name: /Play solo/ }).waitFor();
    await tabTo(/Play solo/);
    await page.keyboard.press('Enter');
    // The whole page tells of the Ironclad too, and has the focus for a moment.
    await page.waitForFunction(() => {
      const { activeElement, body } = document;
      return activeElement !== body && /Ironclad/.test(activeElement?.textContent ?? '');
    });
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.locator('[data-hand-card]').first().waitFor();
    await settled(page);
  });

  test('cancels with Escape, shows the keys and searches the rules', async () => {
    await page.keyboard.press('1');
    await expect.poll(() => count('[data-hand-card][aria-pressed="true"]')).toBe(1);
    await page.keyboard.press('Escape');
    await expect.poll(() => count('[data-hand-card][aria-pressed="true"]')).toBe(0);
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keys' }).waitFor();
    await closeDialog(page);
    await page.keyboard.press('/');
    await page.getByRole('searchbox').fill('vulnerable');
    await page.getByText('STS-38.20').first().waitFor();
    await closeDialog(page);
  });

  test('inspects a card', async () => {
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('i');
    await page.getByRole('dialog').getByText('Upgraded').waitFor();
    await closeDialog(page);
  });

  test('plays a whole fight and takes the rewards', async () => {
    await openAt(page, app.url, short);
    for (let steps = 0; steps < 300 && !(await isOver(page)) && !(await isRewards(page)); steps++) {
      if (await playByNumber()) continue;
      const end = page.locator('[data-action="end-turn"]:not([disabled])');
      if (!(await end.isVisible())) {
        await page.waitForTimeout(50);
        continue;
      }
      const before = await seqOf(page);
      await page.keyboard.press('e');
      const sure = page.getByRole('button', { name: 'End it anyway' });
      await expect.poll(async () => (await seqOf(page)) > before || (await sure.isVisible())).toBe(true);
      if (await sure.isVisible()) {
        await tabTo(/End it anyway/);
        await page.keyboard.press('Enter');
      }
      await movedOn(before, end);
    }
    for (let steps = 0; steps < 20 && (await isRewards(page)); steps++) {
      await tabTo(await nextReward());
      await andWait(page, () => page.keyboard.press('Enter'));
    }
    await page.locator('main[data-result]').waitFor();
  });
});
