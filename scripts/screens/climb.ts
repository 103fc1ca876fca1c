// Screens of a climb: set-up, Neow, the map, the ends of Acts.
import type { Page } from 'playwright-core';
import { stage } from '../../e2e/testing/staged.ts';

type Shoot = (page: Page, name: string, fullPage?: boolean) => Promise<void>;

/** The set-up page of a climb, with many options chosen. */
export async function newRun(page: Page, url: string, shoot: Shoot): Promise<void> {
  await page.goto(`${url}/new`);
  await page.getByRole('button', { name: 'Begin the climb' }).waitFor();
  await shoot(page, 'new-run', true);
  await page.locator('input[name="Defect"]').nth(2).check();
  await page.locator('input[name="mode"][value="custom"]').check({ force: true });
  await page.locator('input[name="unlocks"][value="all"]').check({ force: true });
  await page.locator('input[name="ascension"][value="4"]').check({ force: true });
  await page.getByRole('checkbox', { name: /^Heirloom/ }).check();
  await page.getByRole('checkbox', { name: /^Uncertain Future/ }).check();
  await shoot(page, 'new-run-custom', true);
}

const hero = {
  character: 'Ironclad',
  hp: 7,
  gold: 6,
  relics: ['Loaded Die', 'Vajra'],
  potions: ['Fire Potion'],
};
const party = [
  hero,
  { character: 'Silent', hp: 8, gold: 2, relics: ['Anchor'], potions: ['Block Potion', 'Swift Potion'] },
  { character: 'Defect', hp: 5, gold: 4, relics: [] },
  { character: 'Watcher', hp: 9, gold: 0, relics: ['Lantern'] },
];
const onTheWay = { map: 'act1-A', space: 5, path: [0, 2, 5], room: 'map' };

const position = (players: readonly { character: string }[], climb: object) => ({
  players,
  enemies: [],
  climb,
});

/** Neow, the map, its dialog, the end of an Act and a quick start; solo and with others. */
export async function climb(page: Page, url: string, shoot: Shoot): Promise<void> {
  const at = (players: readonly { character: string }[], where: object, seats?: number) =>
    stage(page, url, position(players, where), seats);
  await at([hero], { room: 'neow' });
  await page.waitForTimeout(500);
  await shoot(page, 'neow-question');
  await page.locator('[data-question] button').first().click();
  await page.locator('[data-target^="option:"]').first().waitFor();
  await shoot(page, 'neow');
  await at([hero], onTheWay);
  await page.waitForTimeout(500);
  await shoot(page, 'map');
  await page.getByRole('button', { name: 'Show the whole map' }).click();
  await shoot(page, 'map-whole');
  await page.locator('[data-action="map"]').click();
  await page.waitForTimeout(500);
  await shoot(page, 'map-dialog');
  await at(
    party,
    { ...onTheWay, act: 3, map: 'act3', space: 6, path: [0, 3, 6], keys: ['ruby', 'emerald'], ascension: 4 },
    1,
  );
  await page.locator('[data-target^="room:"]').first().click();
  await page.waitForTimeout(500);
  await shoot(page, 'map-party');
  await at([hero], { ...onTheWay, faceDown: [8, 11, 13, 14, 15], modifiers: ['Uncertain Future'] });
  await page.waitForTimeout(500);
  await shoot(page, 'map-hidden');
  await at(party.slice(0, 2), { act: 1, room: 'actEnd' }, 1);
  await page.waitForTimeout(500);
  await shoot(page, 'act-end');
  await at([hero], { room: 'quickStart', startAct: 3 });
  await page.waitForTimeout(500);
  await shoot(page, 'quick-start');
}
