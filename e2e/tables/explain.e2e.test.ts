import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { seriousProblems } from '../testing/axe.ts';
import { inBrowser, PHONE } from '../testing/in-browser.ts';
import { openPosition, RICH } from '../testing/mystic-spires-battle.ts';
import { crowd } from '../testing/positions.ts';
import { stage } from '../testing/staged.ts';
import { stageStygianSociety } from '../testing/stygian-society-staged.ts';

const { app, newPage } = inBrowser();

const FLOOR = {
  heroes: [
    { hero: 'Knight', skills: ['Cleave'], treasures: ['Buckler'] },
    { hero: 'Doctor', skills: ['Tonic'], tokens: { Dazed: { white: 1 } } },
    { hero: 'Burglar', skills: ['Hurl Knives'] },
  ],
  place: 'Webbed Stair',
  field: { blue: 6, green: 4, white: 2, red: 2, black: 1 },
  crypt: { blue: 1, yellow: 1 },
  peril: 4,
  wounds: 12,
  luck: 2,
};

type Said = { readonly at: string; readonly says: RegExp; readonly rule: string };

type Case = {
  readonly game: string;
  readonly open: (page: Page) => Promise<unknown>;
  /** What is pointed at, what takes the focus, what is pressed for long. */
  readonly pointed: readonly Said[];
  readonly focused: Said;
  readonly pressed: Said;
};

const CASES: readonly Case[] = [
  {
    game: 'Slay the Spire',
    open: (page) => stage(page, app.url, crowd, 1),
    pointed: [
      { at: '[data-token="vulnerable"]', says: /Vulnerable.*double damage/s, rule: 'STS-38.20' },
      { at: '[data-symbol="hit"][data-explain^="intent"]', says: /Attack.*damage/s, rule: 'STS-14.15' },
      { at: '[data-pile="exhaustPile"]', says: /Exhaust/, rule: 'STS-38.7' },
    ],
    focused: {
      at: '[data-kind="relic"][aria-label^="Anchor"]',
      says: /Anchor.*Start of combat/s,
      rule: 'STS-8.18',
    },
    pressed: { at: '[data-figure^="enemy"] [data-token]', says: /token|damage/, rule: 'STS-38.20' },
  },
  {
    game: 'Mystic Spires',
    open: (page) => openPosition(page, app.url, RICH),
    pointed: [
      { at: '[data-status="Poisoned"]', says: /Poisoned.*Standby Phase/s, rule: 'MYS-33.2' },
      { at: '[data-zone="graveyard"]', says: /Graveyard.*destroyed/s, rule: 'MYS-4.2' },
      { at: '[data-action="menu"]', says: /^Menu$/, rule: '' },
    ],
    focused: { at: '[data-explain="phase:Battle"]', says: /Battle Phase.*intercept/s, rule: 'MYS-17.1' },
    pressed: { at: '[data-crystal="0"]', says: /Crystal.*100/s, rule: 'MYS-39.1' },
  },
  {
    game: 'The Stygian Society',
    open: (page) => stageStygianSociety(page, app.url, FLOOR),
    pointed: [
      {
        at: '[data-card][aria-label*="Cleave"] strong, [data-card][aria-label*="Cleave"]',
        says: /Cleave.*Drop 2 blue/s,
        rule: 'STY-5.2',
      },
      { at: '[data-track="peril"]', says: /Peril.*chart/s, rule: 'STY-12.1' },
      { at: '[data-tray="field"] [data-colour="red"]', says: /Red cube/, rule: 'STY-7.1' },
    ],
    focused: { at: '[data-explain="hero:Doctor"]', says: /Doctor.*wounds/s, rule: 'STY-18.1' },
    pressed: { at: '[data-track="wounds"]', says: /Wounds.*lost/s, rule: 'STY-24.1' },
  },
];

const tooltip = (page: Page): Locator => page.getByRole('tooltip');

/** The explanation lies inside the window, and over no part of what it explains. */
const liesBeside = async (page: Page, thing: Locator): Promise<void> => {
  const [box, at] = [await tooltip(page).boundingBox(), await thing.boundingBox()];
  const view = page.viewportSize();
  if (box === null || at === null || view === null) throw new Error('Something is not to be seen.');
  const where = JSON.stringify({ box, at, view });
  expect(Math.min(box.x, box.y), where).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width, where).toBeLessThanOrEqual(view.width);
  expect(box.y + box.height, where).toBeLessThanOrEqual(view.height);
  const isApart =
    box.x >= at.x + at.width ||
    at.x >= box.x + box.width ||
    box.y >= at.y + at.height ||
    at.y >= box.y + box.height;
  expect(isApart, where).toBe(true);
};

const isExplained = async (page: Page, { at, says, rule }: Said): Promise<void> => {
  await tooltip(page).waitFor();
  await expect.poll(() => tooltip(page).textContent()).toMatch(says);
  if (rule !== '') expect(await tooltip(page).getByRole('button').textContent()).toContain(rule);
  await liesBeside(page, page.locator(at).first());
};

const isGone = async (page: Page): Promise<void> => {
  await expect.poll(() => tooltip(page).count()).toBe(0);
};

/** Lays a finger on a thing and lifts it when the explanation is there. */
const pressLong = async (page: Page, thing: Locator): Promise<void> => {
  await thing.scrollIntoViewIfNeeded();
  const box = await thing.boundingBox();
  if (box === null) throw new Error('There is nothing to press.');
  const touch = await page.context().newCDPSession(page);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await tooltip(page).waitFor();
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
};

describe.each(CASES)('explanations at the table of $game', ({ open, pointed, focused, pressed }) => {
  test('come to a mouse at rest and lead to the rule', async () => {
    const page = await newPage();
    await open(page);
    for (const said of pointed) {
      await page.mouse.move(2, 400);
      await isGone(page);
      await page.locator(said.at).first().hover();
      await isExplained(page, said);
    }
    expect(await seriousProblems(page)).toEqual([]);
    const [first] = pointed;
    if (first === undefined) throw new Error('Nothing is pointed at.');
    await page.mouse.move(2, 400);
    await isGone(page);
    await page.locator(first.at).first().hover();
    await tooltip(page).getByRole('button').click();
    await page
      .getByRole('dialog')
      .locator(`[id="${first.rule}"], [data-rule="${first.rule}"]`)
      .first()
      .waitFor();
    await isGone(page);
  });

  test('come with the focus, are read with it, and go with Escape', async () => {
    const page = await newPage();
    await open(page);
    await page.keyboard.press('Tab');
    const thing = page.locator(focused.at).first();
    await thing.focus();
    await isExplained(page, focused);
    const described = await thing.getAttribute('aria-describedby');
    expect(described).toBe(await tooltip(page).getAttribute('id'));
    await page.keyboard.press('Escape');
    await isGone(page);
    expect(await thing.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await thing.getAttribute('aria-describedby')).toBeNull();
    await page.keyboard.press('Tab');
    await thing.focus();
    await page.keyboard.press('F1');
    await page.getByRole('dialog').getByText(focused.rule, { exact: true }).first().waitFor();
  });

  test('come on a phone after a long press, which presses nothing', async () => {
    const page = await newPage(PHONE);
    await open(page);
    await pressLong(page, page.locator(pressed.at).first());
    await isExplained(page, { ...pressed, rule: '' });
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await seriousProblems(page)).toEqual([]);
    await tooltip(page).getByRole('button').tap();
    await page.getByRole('dialog').waitFor();
    await isGone(page);
  });
});

describe('explanations in a dialog', () => {
  test('come to terms and pictures in a text; Escape closes them and leaves the dialog', async () => {
    const page = await newPage();
    await page.goto(`${app.url}/library/slay-the-spire/card/bash`);
    const dialog = page.getByRole('dialog');
    const sign = dialog.locator('button[data-explain="sign:vulnerable"]').first();
    await sign.hover();
    await isExplained(page, {
      at: 'dialog button[data-explain="sign:vulnerable"]',
      says: /double damage/,
      rule: 'STS-38.20',
    });
    await page.keyboard.press('Escape');
    await isGone(page);
    expect(await dialog.count()).toBe(1);
    await page.mouse.move(2, 400);
    await sign.hover();
    await tooltip(page).getByRole('button').click();
    await page.getByRole('dialog', { name: 'Rules' }).waitFor();
  });
});
