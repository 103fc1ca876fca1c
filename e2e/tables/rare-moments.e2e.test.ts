import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { andWait } from '../testing/fight.ts';
import { inBrowser } from '../testing/in-browser.ts';
import { openAt } from '../testing/opened.ts';
import { orbs } from '../testing/positions.ts';
import { stage } from '../testing/staged.ts';

const { app, newPage } = inBrowser();
let page: Page;

beforeAll(async () => {
  page = await newPage();
});

const banner = () => page.locator('header [role="status"]');
const said = () => page.locator('[data-announcer]');

/** The fields of a player in a position. */
type Player = { readonly character: string; readonly [field: string]: unknown };

const player = (fields: Player): Player => fields;

const PAIR: readonly [Player, Player] = [
  { character: 'Ironclad', hand: ['Strike', 'Defend'], draw: ['Strike', 'Strike'] },
  { character: 'Silent', hand: ['Strike', 'Defend'], draw: ['Strike', 'Strike'] },
];

describe('rare moments', () => {
  test('the Shield and the Spear: each chooses the row to face (STS-32.11)', async () => {
    await stage(page, app.url, {
      players: PAIR,
      enemies: [
        { name: 'Spire Shield', row: 1 },
        { name: 'Spire Spear', row: 2 },
      ],
      ...{ phase: 'start', round: 1, nextDie: [3] },
      climb: { act: 4, room: 'elite', unlocks: { actFour: true } },
    });
    await banner().filter({ hasText: 'Choose the row you want to face, or stay' }).waitFor();
    for (const name of ['Spire Shield', 'Spire Spear'])
      await page.locator(`[data-figure^="enemy:"][aria-label*="${name}"]`).waitFor();
    expect(await page.locator('[data-target^="row:"]').count()).toBeGreaterThan(1);
    await andWait(page, () => page.locator('[data-target^="row:"]').first().click());
    await banner()
      .filter({ hasText: /row you want to face|Your turn/ })
      .waitFor();
  });

  test('the Last Stand: a row stays empty, the other fights on (STS-35.1)', async () => {
    const [ironclad, silent] = PAIR;
    await stage(
      page,
      app.url,
      {
        players: [player({ ...ironclad, hp: 1, hand: ['Burn', 'Burn'] }), silent],
        enemies: [{ name: 'Hexaghost', row: 0, hp: 50 }],
        climb: { room: 'boss', options: ['lastStand'] },
      },
      2,
      [
        { do: 'end turn', seat: 'Ironclad' },
        { do: 'end turn', seat: 'Silent' },
      ],
    );
    await page.getByText('Ironclad has fallen; the others fight on').waitFor();
    expect(await page.locator('[data-figure="player:0"]').count()).toBe(0);
    await page.locator('[data-hand-card][data-playable]').first().waitFor();
  });

  test('Sequential Turns: one acts, the other waits (STS-36.1)', async () => {
    await stage(page, app.url, {
      players: PAIR,
      enemies: [{ name: 'Jaw Worm', row: 1 }],
      climb: { room: 'encounter', options: ['sequentialTurns'] },
    });
    const acting = page.locator('[data-acts]');
    expect(await acting.count()).toBe(1);
    const first = await acting.locator('[data-figure]').getAttribute('data-figure');
    await page.getByText('Acts now').waitFor();
    await andWait(page, () => page.locator('[data-action="end-turn"]').click());
    await page.waitForFunction(
      (before) => document.querySelector('[data-acts] [data-figure]')?.getAttribute('data-figure') !== before,
      first,
    );
  });

  test('Miracles pay above 6 Energy (STS-23.4)', async () => {
    await stage(page, app.url, {
      players: [
        player({
          ...{ character: 'Watcher', energy: 6, miracles: 2 },
          ...{ hand: ['Wreath of Flame'], draw: ['Strike'] },
        }),
      ],
      enemies: [{ name: 'Jaw Worm', row: 1 }],
    });
    await page.locator('[data-hand-card]').click();
    const eight = page.getByRole('button', { name: /8/ }).and(page.locator('[data-x]'));
    expect(await eight.getAttribute('aria-label')).toMatch(/2 Miracles/);
    await andWait(page, () => eight.click());
    expect(await page.locator('[data-figure="player:0"]').getAttribute('aria-label')).toMatch(/0 Energy/);
  });

  test('after the last blow, abilities wait to be put in order (STS-15.8, STS-13.20)', async () => {
    await page.goto(app.url);
    await page.evaluate(() => localStorage.setItem('three-spires.settings', '{"autoOrder":false}'));
    await stage(page, app.url, {
      players: [
        player({
          ...{ character: 'Ironclad', hp: 2, relics: ['Meat on the Bone'] },
          ...{ hand: ['Strike'], draw: ['Strike'], energy: 3 },
        }),
      ],
      enemies: [{ name: 'Jaw Worm', row: 1, hp: 1 }],
      climb: { room: 'encounter' },
    });
    await page.locator('[data-hand-card]').click();
    await andWait(page, () => page.locator('[data-target="enemy:0"]').click());
    const order = page.locator('[data-question="order"]');
    expect(await order.locator('[data-choice]').count()).toBe(2);
    const meat = order.getByRole('button', { name: /Meat on the Bone/ });
    await andWait(page, () => meat.click());
    await page.locator('main[data-place="rewards"]').waitFor();
    expect(await page.locator('[data-board="Ironclad"]').innerText()).toMatch(/\b5\s*\/\s*\d+/);
    // A page that is not loaded again keeps its settings for the next table.
    await page.evaluate(() => localStorage.clear());
    await page.reload();
  });

  test('Lightning that hits a row asks which, and the row is chosen on the field (STS-22.6)', async () => {
    await stage(page, app.url, {
      players: [
        player({
          ...{ character: 'Defect', orbs: ['lightning'], powers: ['Electrodynamics'] },
          ...{ hand: ['Dual Cast'], draw: ['Strike'], energy: 3 },
        }),
        PAIR[1],
      ],
      enemies: [
        { name: 'Jaw Worm', row: 1 },
        { name: 'Cultist', row: 2 },
      ],
    });
    await andWait(page, () => page.locator('[data-hand-card][aria-label^="Dual Cast"]').click());
    await banner().filter({ hasText: 'Dual Cast: choose a row' }).waitFor();
    expect(await page.locator('[data-target^="row:"]').count()).toBe(2);
    await andWait(page, () => page.locator('[data-target="row:2"]').click());
    await said()
      .filter({ hasText: /Cultist/ })
      .waitFor();
  });

  test('Orbs and Stances are reported in the log and to screen readers', async () => {
    await stage(page, app.url, { ...orbs, players: [player({ ...orbs.players[0], orbs: ['frost'] })] });
    await andWait(page, () => page.locator('[data-hand-card][aria-label^="Zap"]').click());
    await said().filter({ hasText: 'Defect Channels Lightning' }).waitFor();
    await page.locator('[data-type="orbChanneled"]').waitFor();
    await stage(page, app.url, {
      players: [player({ character: 'Watcher', hand: ['Eruption'], draw: ['Strike'] })],
      enemies: [{ name: 'Jaw Worm', row: 1 }],
    });
    await page.locator('[data-hand-card]').click();
    await andWait(page, () => page.locator('[data-target="enemy:0"]').click());
    await said().filter({ hasText: 'Watcher enters Wrath' }).waitFor();
  });
});

describe('between two Acts', () => {
  /** A person at a real table; staged tables have no server. */
  const live = async (): Promise<Page> => newPage();

  const actEnd = {
    players: [{ character: 'Ironclad' }],
    enemies: [],
    climb: { act: 1, room: 'actEnd' },
  };

  test('a friend joins the climb by the invitation, and both decide (STS-33.7)', async () => {
    const [host, friend] = [await live(), await live()];
    const table = await openAt(host, app.url, actEnd);
    await host.getByRole('button', { name: 'Invite someone' }).click();
    const link = await host.getByRole('textbox', { name: 'Invitation link' }).inputValue();
    await friend.goto(link);
    await friend.getByRole('button', { name: /^Silent/ }).click();
    await friend.waitForURL(`**/table/${table}`);
    await friend.locator('[data-choice="on"]:not([disabled])').waitFor();
    await host.locator('[data-announcer]').filter({ hasText: 'Silent joins the climb' }).waitFor();
  });

  test('a climb is given up after a confirmation (R118)', async () => {
    const own = await live();
    await openAt(own, app.url, actEnd);
    await own.getByRole('button', { name: 'Menu' }).click();
    await own.getByRole('button', { name: 'Give up' }).click();
    await own.getByRole('dialog', { name: 'Give the climb up?' }).waitFor();
    await own.locator('[data-action="give-up"]').click();
    await own.locator('main[data-result="defeat"]').waitFor();
  });
});
