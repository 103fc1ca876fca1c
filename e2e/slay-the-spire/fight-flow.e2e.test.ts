import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { brightness } from '../testing/brightness.ts';
import { andWait, seqOf } from '../testing/fight.ts';
import { inBrowser, PHONE } from '../testing/in-browser.ts';
import { stage } from '../testing/staged.ts';

const { app, newPage } = inBrowser();

const card = (page: Page, name: string) => page.locator(`[data-hand-card][aria-label^="${name}"]`).first();
const figure = (page: Page, name: string) => page.locator(`[data-figure="${name}"]`);

/** An Ironclad against two enemies; 4 damage is coming. */
const duel = {
  die: 4,
  players: [
    {
      character: 'Ironclad',
      hp: 6,
      hand: ['Strike', 'Strike', 'Defend', 'Bash'],
      draw: ['Strike', 'Strike', 'Strike', 'Strike', 'Strike'],
    },
  ],
  enemies: [
    { name: 'Jaw Worm', row: 1, strength: 2, hp: 8 },
    { name: 'Acid Slime', row: 1, hp: 5 },
  ],
} as const;

/** The same with one enemy, which the Strike would kill. */
const lethal = { ...duel, enemies: [{ name: 'Jaw Worm', row: 1, strength: 2, hp: 1 }] } as const;
/** The same with a player who dies this turn unless Defend is played. */
const dying = {
  ...duel,
  players: [{ ...duel.players[0], hp: 4, hand: ['Defend'] }],
} as const;

const safe = { ...dying, players: [{ ...dying.players[0], hp: 9 }] } as const;

describe('by mouse', () => {
  test('a card without a target is played by one click', async () => {
    const page = await newPage();
    await stage(page, app.url, duel);
    await andWait(page, () => card(page, 'Defend').click());
    expect(await figure(page, 'player:0').getAttribute('aria-label')).toContain('1 Block');
  });

  test('what comes in and the Energy follow the card under the pointer', async () => {
    const page = await newPage();
    await stage(page, app.url, duel);
    const incoming = page.locator('[data-incoming]');
    expect(await incoming.textContent()).toContain('4 incoming: lose 4 HP');
    await card(page, 'Defend').hover();
    await expect.poll(() => incoming.textContent()).toContain('lose 4 → 3 HP');
    expect(await page.locator('[data-energy]').textContent()).toContain('3 → 2');
    await andWait(page, () => card(page, 'Defend').click());
    await page.mouse.move(5, 5);
    await expect.poll(() => incoming.textContent()).toContain('4 incoming: lose 3 HP');
  });

  test('all targets show what would happen to them as soon as a card is picked up', async () => {
    const page = await newPage();
    await stage(page, app.url, duel);
    await card(page, 'Strike').click();
    await page.mouse.move(5, 5);
    await expect.poll(() => figure(page, 'enemy:0').textContent()).toContain('8 → 7');
    await expect.poll(() => figure(page, 'enemy:1').textContent()).toContain('5 → 4');
  });

  test('a dragged card is under the pointer, with an arrow to its target', async () => {
    const page = await newPage();
    await stage(page, app.url, duel);
    await card(page, 'Strike').hover();
    await page.mouse.down();
    const box = await figure(page, 'enemy:1').boundingBox();
    if (box === null) throw new Error('The enemy has no place.');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y, { steps: 5 });
    const ghost = await page.locator('[data-drag-ghost] > *').boundingBox();
    expect(Math.abs((ghost?.x ?? 0) + (ghost?.width ?? 0) / 2 - x)).toBeLessThan(4);
    expect(await page.locator('[data-drag-arrow][data-hits]').count()).toBe(1);
    expect(await page.locator('[data-over]').getAttribute('data-figure')).toBe('enemy:1');
    await andWait(page, () => page.mouse.up());
    expect(await page.locator('[data-drag-ghost]').count()).toBe(0);
    expect(await figure(page, 'enemy:1').getAttribute('aria-label')).toContain('4 of ');
  });

  test('a card dropped on nothing stays in hand; one without a target is dragged up', async () => {
    const page = await newPage();
    await stage(page, app.url, duel);
    const seq = await seqOf(page);
    await card(page, 'Strike').dragTo(page.locator('[data-energy]'));
    expect(await page.locator('[data-hand-card][aria-pressed="true"]').count()).toBe(0);
    expect(await seqOf(page)).toBe(seq);
    await andWait(page, () => card(page, 'Defend').dragTo(figure(page, 'enemy:0')));
    expect(await page.locator('[data-hand-card]').count()).toBe(3);
  });
});

describe('by touch', () => {
  test('the first tap shows, and the second plays', async () => {
    const page = await newPage(PHONE);
    await stage(page, app.url, duel);
    const seq = await seqOf(page);
    await card(page, 'Strike').tap();
    await expect.poll(() => figure(page, 'enemy:1').textContent()).toContain('5 → 4');
    await figure(page, 'enemy:1').tap();
    await page.locator('[data-armed][data-figure="enemy:1"]').waitFor();
    await figure(page, 'enemy:0').tap();
    await page.locator('[data-armed][data-figure="enemy:0"]').waitFor();
    expect(await seqOf(page)).toBe(seq);
    await andWait(page, () => figure(page, 'enemy:0').tap());
    expect(await figure(page, 'enemy:0').getAttribute('aria-label')).toContain('7 of ');
  });

  test('a card without a target is lifted by the first tap', async () => {
    const page = await newPage(PHONE);
    await stage(page, app.url, duel);
    const seq = await seqOf(page);
    await card(page, 'Defend').tap();
    await expect.poll(() => page.locator('[data-incoming]').textContent()).toContain('lose 4 → 3 HP');
    expect(await seqOf(page)).toBe(seq);
    await andWait(page, () => card(page, 'Defend').tap());
    expect(await figure(page, 'player:0').getAttribute('aria-label')).toContain('1 Block');
  });
});

describe('the list of options', () => {
  test('merges what is alike, and closes by Escape and by a press outside', async () => {
    const page = await newPage();
    await stage(page, app.url, duel);
    const list = page.getByRole('navigation', { name: 'All options' });
    const toggle = list.getByRole('button', { name: /options$/ });
    await toggle.click();
    expect(await list.getByRole('button', { name: /Strike.*×2/ }).count()).toBe(2);
    await page.keyboard.press('Escape');
    expect(await toggle.getAttribute('aria-expanded')).toBe('false');
    expect(await toggle.evaluate((button) => button === document.activeElement)).toBe(true);
    await toggle.click();
    await page.locator('[data-energy]').click();
    expect(await toggle.getAttribute('aria-expanded')).toBe('false');
  });
});

describe('before a likely mistake', () => {
  const end = (page: Page) => page.locator('[data-action="end-turn"]');
  const anyway = (page: Page) => page.locator('[data-action="end-anyway"]');
  /** The question is asked from previews, which come a moment after the table. */
  const previewed = (page: Page) => page.locator('[data-action="end-turn"][data-blunder]').waitFor();

  test.each([
    ['a Strike that would win', lethal, 'Strike would win the fight now.'],
    ['a Defend that would help', dying, 'Defend could help'],
  ])('the end of a turn with %s is asked once', async (_, position, words) => {
    const page = await newPage();
    await stage(page, app.url, position);
    await previewed(page);
    await end(page).click();
    await anyway(page).waitFor();
    expect(await page.getByRole('dialog').textContent()).toContain(words);
    await page.getByRole('button', { name: 'Go back' }).click();
    const seq = await seqOf(page);
    await end(page).click();
    await andWait(page, () => anyway(page).click());
    expect(await seqOf(page)).toBeGreaterThan(seq);
  });

  test('the question can be switched off', async () => {
    const page = await newPage();
    await stage(page, app.url, lethal);
    await previewed(page);
    await end(page).click();
    await page.getByRole('checkbox', { name: /Ask before a likely mistake/ }).uncheck();
    await page.getByRole('button', { name: 'Go back' }).click();
    await andWait(page, () => end(page).click());
    expect(await anyway(page).count()).toBe(0);
  });

  test('an ordinary end of a turn is not asked, and is bright when nothing is left to play', async () => {
    const page = await newPage();
    await stage(page, app.url, safe);
    const plain = await brightness(end(page));
    await andWait(page, () => card(page, 'Defend').click());
    await expect.poll(() => brightness(end(page))).toBeGreaterThan(plain + 0.2);
    await andWait(page, () => end(page).click());
  });
});

test('the inspector of an enemy tells which faces of the die bring which action', async () => {
  const page = await newPage();
  await stage(page, app.url, duel);
  await figure(page, 'enemy:0').click();
  const actions = page.getByRole('dialog').locator('li');
  expect(await actions.count()).toBe(3);
  expect(await actions.first().textContent()).toMatch(/1.*2/);
});
