/** Asking why: of a line of the log and of the figures of a preview, by mouse, by touch and by keyboard. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { problemsAtBothWidths, seriousProblems } from '../testing/axe.ts';
import { andWait } from '../testing/fight.ts';
import { inBrowser, PHONE } from '../testing/in-browser.ts';
import { openAt } from '../testing/opened.ts';
import { settled } from '../testing/settled.ts';

const { app, newPage } = inBrowser();

const FIGHT = {
  die: 4,
  players: [
    { character: 'Ironclad', strength: 1, hand: ['Twin Strike', 'Defend', 'Bash'], draw: ['Strike'] },
  ],
  enemies: [{ name: 'Jaw Worm', row: 1, hp: 10, block: 1, vulnerable: 1 }],
};

/** The chain of a hit: each step with its figure and its rule. */
const TWIN_STRIKE = [
  'Ironclad plays Twin Strike. STS-13.18',
  'Twin Strike: 1 Hit = 1 STS-17.3',
  'Strength adds 1. = 2 STS-38.18',
  'Vulnerable doubles it. = 4 STS-38.20',
  'Block stops 1. = 3 STS-38.3',
  '3 HP lost. = 3 STS-38.3',
];

const dialog = (page: Page): Locator => page.locator('dialog[open]');

const chainIn = async (page: Page): Promise<readonly string[]> => {
  const steps = dialog(page).locator('section').first().locator('li');
  await steps.first().waitFor();
  return await steps.evaluateAll((items) =>
    items.map((item) => {
      const pictures = (element: Element): string =>
        [...element.childNodes]
          .map((node) =>
            node instanceof Element
              ? node.getAttribute('data-symbol') === null
                ? pictures(node)
                : (node.getAttribute('aria-label') ?? '')
              : (node.textContent ?? ''),
          )
          .join('');
      return [...item.children]
        .map(pictures)
        .join(' ')
        .replaceAll(/[\s\u00a0\u2060]+/g, ' ')
        .trim();
    }),
  );
};

const lineOf = (page: Page, words: RegExp): Locator =>
  page.locator('[data-log-line]').filter({ hasText: words });

const playTwinStrike = async (page: Page): Promise<void> => {
  await page.locator('[data-hand-card]').first().click();
  await andWait(page, () => page.locator('[data-target^="enemy"]').first().click());
};

describe('a line of the log', () => {
  test('opens its chain by mouse, and each step its rule', async () => {
    const page = await newPage();
    await openAt(page, app.url, FIGHT);
    await playTwinStrike(page);
    await lineOf(page, /blocks 1 and loses 3 HP/).click();
    expect(await chainIn(page)).toEqual(TWIN_STRIKE);
    expect(await seriousProblems(page)).toEqual([]);
    await dialog(page).getByRole('button', { name: 'Rule STS-38.20' }).click();
    await dialog(page).getByText('STS-38.20').first().waitFor();
    await page.close();
  });

  test('opens it by keyboard, and gets the focus back', async () => {
    const page = await newPage();
    await openAt(page, app.url, FIGHT);
    await playTwinStrike(page);
    await page.locator('[data-log-line]').last().focus();
    const line = lineOf(page, /blocks 1 and loses 3 HP/);
    const focused = (): Promise<boolean> => line.evaluate((element) => element === document.activeElement);
    for (let presses = 0; presses < 20 && !(await focused()); presses++) await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    expect(await chainIn(page)).toEqual(TWIN_STRIKE);
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    expect(await focused()).toBe(true);
    await page.close();
  });

  test('reads well on a phone, and leads back to the log', async () => {
    const page = await newPage(PHONE);
    await openAt(page, app.url, FIGHT);
    await playTwinStrike(page);
    await page.keyboard.press('l');
    await dialog(page)
      .locator('[data-log-line]')
      .filter({ hasText: /blocks 1 and loses 3 HP/ })
      .tap();
    expect(await chainIn(page)).toEqual(TWIN_STRIKE);
    expect(await seriousProblems(page)).toEqual([]);
    const box = await dialog(page).locator('[data-why-dialog]').boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= 390).toBe(true);
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await dialog(page).getByRole('list', { name: 'Log' }).waitFor();
    await page.close();
  });
});

describe('elsewhere', () => {
  test('a line of a replay opens the same chain', async () => {
    const page = await newPage();
    const table = await openAt(page, app.url, FIGHT);
    await playTwinStrike(page);
    await page.goto(`${app.url}/replay/${table}`);
    await page.locator('[data-replay]').waitFor();
    await page.keyboard.press('End');
    await lineOf(page, /blocks 1 and loses 3 HP/).click();
    expect(await chainIn(page)).toEqual(TWIN_STRIKE);
    await page.close();
  });

  test('text mode writes out the chains of lines and of options', async () => {
    const page = await newPage();
    const table = await openAt(page, app.url, FIGHT);
    await page.goto(`${app.url}/text/${table}`);
    const option = page.getByRole('listitem').filter({ hasText: /Twin Strike/ });
    await option.getByText('Why?', { exact: true }).first().press('Enter');
    await option.getByRole('listitem').filter({ hasText: 'Vulnerable doubles it' }).first().waitFor();
    await page.goto(`${app.url}/table/${table}`);
    await settled(page);
    await playTwinStrike(page);
    await page.goto(`${app.url}/text/${table}`);
    await page.getByText('The whole log').press('Enter');
    const line = page.getByRole('listitem').filter({ hasText: /^Jaw Worm blocks 1 and loses 3 HP/ });
    await line.getByText('Why?', { exact: true }).press('Enter');
    await line.getByRole('listitem').filter({ hasText: 'Vulnerable doubles it' }).waitFor();
    expect(await problemsAtBothWidths(page)).toEqual([]);
    await page.close();
  });
});

describe('the figures of a preview', () => {
  test('open from the list of options', async () => {
    const page = await newPage(PHONE);
    await openAt(page, app.url, FIGHT);
    await page.getByRole('button', { name: /\d+ options?/ }).click();
    await page
      .getByRole('button', { name: /^Why\? .*Twin Strike/ })
      .first()
      .click();
    await dialog(page)
      .getByRole('button', { name: /Jaw Worm: HP 10 to 3/ })
      .click();
    expect(await chainIn(page)).toEqual(TWIN_STRIKE);
    expect(await seriousProblems(page)).toEqual([]);
    await page.close();
  });

  test('open by a key while they are shown', async () => {
    const page = await newPage();
    await openAt(page, app.url, FIGHT);
    await page.keyboard.press('1');
    await page.locator('[data-figure^="enemy"] [data-why]').first().waitFor();
    await page.keyboard.press('y');
    await dialog(page)
      .getByRole('button', { name: /Jaw Worm: HP 10 to 3/ })
      .click();
    expect(await chainIn(page)).toEqual(TWIN_STRIKE);
    await page.close();
  });

  test('open from the explanation of a figure under the mouse', async () => {
    const page = await newPage();
    await openAt(page, app.url, FIGHT);
    await page.locator('[data-hand-card]').first().click();
    const figure = page.locator('[data-figure^="enemy"] [data-explain="sign:hp"][data-why]').first();
    await figure.hover();
    await page.getByRole('tooltip').getByRole('button', { name: 'Why?' }).click();
    expect(await chainIn(page)).toEqual(TWIN_STRIKE);
    await page.close();
  });
});
