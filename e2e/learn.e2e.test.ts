import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { seriousProblems } from './axe.ts';
import { andWait, type Hands, takeRewards } from './fight.ts';
import { inBrowser, PHONE } from './in-browser.ts';
import { settled } from './settled.ts';

const { app, newPage } = inBrowser();

async function begin(options?: BrowserContextOptions): Promise<Page> {
  const page = await newPage(options);
  await page.goto(app.url);
  await page.getByRole('link', { name: /guided first fight/ }).click();
  await at(page, 'welcome');
  return page;
}

const at = (page: Page, step: string): Promise<void> => page.locator(`[data-step="${step}"]`).waitFor();

const press = (page: Page, selector: string, hands: Hands): Promise<void> =>
  hands === 'touch' ? page.locator(selector).first().tap() : page.locator(selector).first().click();

const card = (name: string): string => `[data-hand-card][aria-label^="${name}"]`;

/** Plays a card on its first target, or by a second press if it needs none. */
async function play(page: Page, name: string, hands: Hands): Promise<void> {
  await press(page, card(name), hands);
  // A tap takes effect a moment later.
  await page.locator('[data-hand-card][aria-pressed="true"]').waitFor();
  const targeted = (await page.locator('[data-target]').count()) > 0;
  await andWait(page, () =>
    press(page, targeted ? '[data-target]' : '[data-hand-card][aria-pressed="true"]', hands),
  );
}

/** Plays every card that deals damage and ends turns, until the fight ends. */
async function finish(page: Page, hands: Hands): Promise<void> {
  for (let moves = 0; moves < 200; moves++) {
    if ((await page.locator('[data-action="confirm-rewards"]').count()) > 0) return;
    const strike = page.locator(`${card('Strike')}[data-playable], ${card('Bash')}[data-playable]`).first();
    const end = page.locator('[data-action="end-turn"]:not([disabled])');
    if (await strike.isVisible()) {
      await (hands === 'touch' ? strike.tap() : strike.click());
      await andWait(page, () => press(page, '[data-target]', hands));
    } else if (await end.isVisible())
      await andWait(page, () => press(page, '[data-action="end-turn"]', hands));
    else await page.waitForTimeout(50);
  }
  throw new Error('The fight did not end.');
}

describe('the guided first fight', () => {
  test.each([
    ['by mouse', {}, 'mouse'],
    ['by tapping on a phone', PHONE, 'touch'],
  ] as const)('teaches a whole fight %s', async (_, options, hands) => {
    const page = await begin(options);
    expect(await seriousProblems(page)).toEqual([]);
    for (const step of ['intent', 'incoming', 'energy', 'pick']) {
      await press(page, '[data-learn="next"]', hands);
      await at(page, step);
    }
    await press(page, card('Strike'), hands);
    await at(page, 'attack');
    await andWait(page, () => press(page, '[data-target]', hands));
    await at(page, 'block');
    await play(page, 'Defend', hands);
    await at(page, 'spend');
    await play(page, 'Defend', hands);
    await at(page, 'end');
    await andWait(page, () => press(page, '[data-action="end-turn"]', hands));
    await at(page, 'die');
    await page.reload();
    await at(page, 'die');
    await press(page, '[data-learn="next"]', hands);
    await at(page, 'bash');
    await play(page, 'Bash', hands);
    await at(page, 'double');
    await play(page, 'Strike', hands);
    await at(page, 'inspect');
    await press(page, '[data-learn="next"]', hands);
    await at(page, 'finish');
    await finish(page, hands);
    await at(page, 'rewards');
    await takeRewards(page);
    await at(page, 'won');
    await page.context().close();
  });

  test('goes on by keyboard, reacts to a turn that ends early, and can be left', async () => {
    const page = await begin();
    await settled(page);
    await page.keyboard.press('n');
    await at(page, 'intent');
    await andWait(page, () => page.keyboard.press('e'));
    await at(page, 'die');
    await page.getByRole('link', { name: 'Leave the guide' }).click();
    await page.getByRole('button', { name: /Play solo/ }).waitFor();
    await page.context().close();
  });
});
