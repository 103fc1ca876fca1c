import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { problemsAtBothWidths } from '../testing/axe.ts';
import { inBrowser } from '../testing/in-browser.ts';
import { whileSeen } from '../testing/unseen.ts';

const { app, newPage } = inBrowser();
let page: Page;

beforeAll(async () => {
  page = await newPage();
});

const open = async (place: string) => {
  await page.goto(`${app.url}/library/${place}`);
  const opened = page.locator('[data-opened]');
  await opened.waitFor();
  return opened;
};

test('MYS-7.1 a card of Mystic Spires marks condition, action and reaction', async () => {
  const opened = await open('mystic-spires/unit/oneiros-the-weaver');
  const part = (name: string) => opened.locator(`p [data-part="${name}"]`);
  expect(await part('condition').textContent()).toBe('Condition: Once per turn, ');
  expect(await part('action').textContent()).toContain('Action: you may destroy 1 Non-Effect Unit');
  expect(await part('reaction').textContent()).toContain('Reaction: If you do, summon 1 Dream Token');
  // The face of the card shows the same parts, with the condition in italics.
  expect(await opened.locator('[data-part="condition"]').count()).toBe(2);
  const style = await part('condition').evaluate((element) => getComputedStyle(element).fontStyle);
  expect(style).toBe('italic');
  expect(await problemsAtBothWidths(page)).toEqual([]);
});

test('MYS-6.3 a Non-Effect Unit shows its story on its face and beside it', async () => {
  const opened = await open('mystic-spires/unit/drowsy-pixie');
  await expect.poll(() => opened.getByText('She has never once reached ten.').count()).toBe(2);
});

test('no card text of Mystic Spires overflows its frame', async () => {
  await page.goto(`${app.url}/library/mystic-spires`);
  await page.locator('[data-entry]').first().waitFor();
  const cut = (): Promise<string[]> =>
    page.locator('[data-entry]').evaluateAll((entries) =>
      entries.flatMap((entry) => {
        const text = [...entry.querySelectorAll('span')].find((span) => /_text_/.test(span.className));
        return text && text.scrollHeight > text.clientHeight + 1
          ? [entry.getAttribute('data-entry') ?? '']
          : [];
      }),
    );
  const scroll = async (): Promise<number> => {
    await page.mouse.wheel(0, 6000);
    return page.locator('[data-entry]').count();
  };
  // The wheel turns nothing on a page that is not drawn.
  await whileSeen(page, () => expect.poll(scroll).toBeGreaterThan(150));
  expect(await cut()).toEqual([]);
});

test('the library shows the story of a room of The Stygian Society', async () => {
  const opened = await open('stygian-society/room/run-and-gun');
  await expect.poll(() => opened.getByText('no time between the two').count()).toBeGreaterThan(0);
});
