import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import {
  andWait,
  fight,
  type Hands,
  isOver,
  seqOf,
  startSeeded,
  step,
  takeRewards,
} from '../testing/fight.ts';
import { inBrowserAlone, PHONE } from '../testing/in-browser.ts';
import { openAt } from '../testing/opened.ts';
import { short } from '../testing/positions.ts';
import { stage } from '../testing/staged.ts';

const { app, newPage } = inBrowserAlone();

async function seated(options?: BrowserContextOptions): Promise<Page> {
  const page = await newPage(options);
  await startSeeded(page, app.url);
  return page;
}

/** Most tests here check actions and results, not animation; e2e/keyboard plays a fight with animation. */
const moving: BrowserContextOptions = { reducedMotion: 'no-preference' };

describe('a whole fight', () => {
  test.each([
    ['by mouse on a wide screen', {}, 'mouse'],
    ['by tapping on a phone', PHONE, 'touch'],
  ] as const)('%s', async (_, options, hands: Hands) => {
    const page = await newPage(options);
    await page.goto(`${app.url}/credits`);
    await openAt(page, app.url, short);
    expect(await fight(page, hands)).toBe('rewards');
    await takeRewards(page);
    await page.locator('main[data-result]').waitFor();
    await page.getByRole('button', { name: 'Again with the same party' }).click();
    await page.locator('[data-hand-card]').first().waitFor();
  });
});

describe('a preview', () => {
  test('shows exactly what then happens', async () => {
    const page = await seated(moving);
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
  });

  test('is taken back by undo', async () => {
    const page = await seated(moving);
    const defend = page.locator('[data-hand-card][aria-label^="Defend"]').first();
    await andWait(page, () => defend.click());
    expect(await page.locator('[data-hand-card]').count()).toBe(4);
    await andWait(page, () => page.getByRole('button', { name: 'Undo' }).click());
    await page.waitForFunction(() => document.querySelectorAll('[data-hand-card]').length === 5);
  });

  test('follows a card that is dragged onto an enemy', async () => {
    const page = await seated(moving);
    const strike = page.locator('[data-hand-card][aria-label^="Strike"]').first();
    const enemy = page.locator('[data-figure^="enemy"]').first();
    await andWait(page, () => strike.dragTo(enemy));
    expect(await page.locator('[data-hand-card]').count()).toBe(4);
  });
});

describe('the table', () => {
  test('announces what happened', async () => {
    const page = await seated();
    const card = page.locator('[data-hand-card][data-playable]').first();
    const [name = ''] = ((await card.getAttribute('aria-label')) ?? '').split(',');
    await step(page);
    const announcer = page.locator('[data-announcer]');
    await page.waitForFunction(() => document.querySelector('[data-announcer]')?.textContent !== '');
    expect(await announcer.textContent()).toContain(name);
    expect(await announcer.getAttribute('aria-live')).toBe('polite');
  });

  test('comes back to the same question after a reload', async () => {
    const page = await seated();
    const hand = await page.locator('[data-hand-card]').count();
    const seq = await seqOf(page);
    await page.reload();
    await page.locator('[data-hand-card]').first().waitFor();
    expect(await seqOf(page)).toBe(seq);
    expect(await page.locator('[data-hand-card]').count()).toBe(hand);
  });

  test('survives a crash of the server and goes on', async () => {
    const page = await seated();
    const defend = page.locator('[data-hand-card][aria-label^="Defend"]').first();
    await andWait(page, () => defend.click());
    const seq = await seqOf(page);
    await app.crash();
    await page.getByText('The connection is lost').waitFor();
    await app.restart();
    await page.getByText('The connection is lost').waitFor({ state: 'detached' });
    expect(await seqOf(page)).toBe(seq);
    await andWait(page, () => page.locator('[data-action="end-turn"]').click());
    expect(await isOver(page)).toBe(false);
  });

  test('says why a card cannot be played', async () => {
    const page = await seated();
    for (let cards = 0; cards < 3; cards++) {
      if ((await page.locator('[data-hand-card][data-playable]').count()) === 0) break;
      await step(page);
    }
    const left = page.locator('[data-hand-card]:not([data-playable])').first();
    await left.click();
    expect(await page.getByRole('alert').textContent()).toMatch(/Energy|cannot/);
  });
});

describe('what a card asks for', () => {
  const hand = (...cards: readonly string[]) => ({
    character: 'Ironclad',
    hand: cards,
    discard: ['Defend', 'Bash'],
  });
  const louse = { name: 'Red Louse', row: 1, hp: 20 };
  const open = newPage;
  const card = (page: Page, name: string) => page.locator(`[data-hand-card][aria-label^="${name}"]`);
  const enemyLabel = async (page: Page, index: number): Promise<string> =>
    (await page.locator(`[data-figure="enemy:${index}"]`).getAttribute('aria-label')) ?? '';

  test('a row lights up, and so do the enemies in it', async () => {
    const page = await open();
    const enemies = [louse, { name: 'Green Louse', row: 1, hp: 20 }, { name: 'Jaw Worm', row: 2, hp: 20 }];
    await stage(page, app.url, { players: [hand('Cleave'), { character: 'Silent' }], enemies });
    await card(page, 'Cleave').click();
    expect(await page.locator('[data-target^="row"]').count()).toBe(2);
    await andWait(page, () => page.locator('[data-figure="enemy:1"]').click());
    expect(await enemyLabel(page, 0)).toContain('18 of ');
    expect(await enemyLabel(page, 1)).toContain('18 of ');
    expect(await enemyLabel(page, 2)).toContain('20 of ');
  });

  test('X is chosen first', async () => {
    const page = await open();
    await stage(page, app.url, { players: [hand('Whirlwind')], enemies: [louse] });
    await card(page, 'Whirlwind').click();
    await page.locator('[data-x="2"]').click();
    const target = page.locator('[data-target]').first();
    if ((await target.count()) > 0) await andWait(page, () => target.click());
    expect(await page.locator('[data-figure="player:0"]').getAttribute('aria-label')).toContain('1 Energy');
  });

  test('a player lights up', async () => {
    const page = await open();
    await stage(page, app.url, { players: [hand('Defend+'), { character: 'Silent' }], enemies: [louse] });
    await card(page, 'Defend').click();
    await andWait(page, () => page.locator('[data-target="player:1"]').click());
    expect(await page.locator('[data-figure="player:1"]').getAttribute('aria-label')).toContain('2 Block');
  });

  test('cards of another pile are laid out', async () => {
    const page = await open();
    await stage(page, app.url, { players: [hand('Headbutt')], enemies: [louse] });
    await card(page, 'Headbutt').click();
    await andWait(page, () => page.locator('[data-target="enemy:0"]').click());
    await andWait(page, () =>
      page.locator('[data-question="card"]').getByRole('button', { name: 'Bash' }).click(),
    );
    expect(await page.getByRole('button', { name: 'Draw pile: 1 card' }).count()).toBe(1);
  });

  test('a potion is used from where it lies', async () => {
    const page = await open();
    const player = { ...hand('Strike'), potions: ['Fire Potion', 'Block Potion'] };
    await stage(page, app.url, { players: [player], enemies: [louse] });
    await page.getByRole('button', { name: 'Fire Potion', exact: true }).click();
    const target = page.locator('[data-target]').first();
    await andWait(page, () => target.click());
    expect(await enemyLabel(page, 0)).not.toContain('20 of ');
  });

  test('a Shiv is thrown with S', async () => {
    const page = await open();
    const silent = { character: 'Silent', hand: ['Strike'], shivs: 2 };
    await stage(page, app.url, { players: [silent], enemies: [{ ...louse, name: 'Jaw Worm' }] });
    await page.keyboard.press('s');
    await page.locator('[data-target="enemy:0"]').waitFor();
    await andWait(page, () => page.keyboard.press('Enter'));
    expect(await enemyLabel(page, 0)).toContain('19 of ');
  });
});
