import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { seriousProblems } from '../testing/axe.ts';
import { closeDialog } from '../testing/dialog.ts';
import { andWait } from '../testing/fight.ts';
import { inBrowser } from '../testing/in-browser.ts';
import { boss, clock, crowd, orbs, roll } from '../testing/positions.ts';
import { stage } from '../testing/staged.ts';

const { app, newPage } = inBrowser();
let page: Page;

beforeAll(async () => {
  page = await newPage();
});

const label = async (figure: string): Promise<string> =>
  (await page.locator(`[data-figure="${figure}"]`).getAttribute('aria-label')) ?? '';

const said = (): Promise<string> => page.locator('[data-announcer]').innerText();

describe('the die that can be changed', () => {
  test('shows who may change it and with what, and takes a face', async () => {
    await stage(page, app.url, roll);
    const asked = page.getByRole('region', { name: 'The die shows 4' });
    await asked.getByRole('button', { name: /The Abacus/ }).waitFor();
    expect(await seriousProblems(page)).toEqual([]);
    await andWait(page, () => page.locator('[data-die-face="6"]').click());
    await page.getByRole('region', { name: 'The die shows 6' }).waitFor();
    await andWait(page, () => page.locator('[data-die-change="The Abacus"]').click());
    await page.locator('[data-hand-card][data-playable]').first().waitFor();
    expect(await page.getByRole('img', { name: 'The die shows 1' }).count()).toBe(1);
  });

  test('is kept with a key', async () => {
    await stage(page, app.url, roll);
    await page.locator('[data-action="accept-die"]').focus();
    await andWait(page, () => page.keyboard.press('Enter'));
    expect(await page.locator('[data-question="die"]').count()).toBe(0);
  });

  test('is kept automatically if the player has set that', async () => {
    await stage(page, app.url, roll);
    await page.keyboard.press(',');
    await page.getByRole('checkbox', { name: /Keep every roll for me/ }).check();
    await closeDialog(page);
    await page.locator('[data-hand-card][data-playable]').first().waitFor();
    expect(await page.locator('[data-question="die"]').count()).toBe(0);
    // A page that is not loaded again keeps its settings for the next table.
    await page.evaluate(() => localStorage.clear());
    await page.reload();
  });
});

describe('Orbs', () => {
  test('lie in their slots and are chosen there', async () => {
    await stage(page, app.url, orbs);
    expect(
      await page
        .locator('[data-slot]')
        .evaluateAll((all) => all.map((each) => each.getAttribute('data-slot'))),
    ).toEqual(['lightning', 'frost', 'dark']);
    await andWait(page, () => page.locator('[data-hand-card][aria-label^="Recursion"]').click());
    const frost = page.locator('[data-target="orb:1"]');
    await frost.hover();
    expect(await page.getByRole('status').first().innerText()).toContain('Block 0 → 1');
    await andWait(page, () => frost.click());
    expect(await label('player:0')).toContain('1 Block');
  });
});

describe('what a fight shows', () => {
  test('a stance, a doubling and a clock have names', async () => {
    await stage(page, app.url, clock);
    expect(await label('player:0')).toMatch(/2 Miracles?, Calm, Next Attack twice/);
    expect(await label('enemy:0')).toContain('each player may play 4 cards this turn');
    await andWait(page, async () => {
      await page.keyboard.press('m');
      await page.keyboard.press('Enter');
    });
    expect(await label('player:0')).toContain('4 Energy');
  });

  test('previews of a card without a target come with the pointer', async () => {
    await stage(page, app.url, clock);
    await page.locator('[data-hand-card][aria-label^="Defend"]').hover();
    expect(await page.getByRole('status').first().innerText()).toContain('Block 0 → 1');
  });

  test.each([
    ['four players and twelve enemies', crowd, 12],
    ['a Boss beside all rows', boss, 3],
  ] as const)('%s, at every width, with nothing serious for axe', async (_, position, enemies) => {
    await stage(page, app.url, position);
    for (const [width, height] of [
      [1440, 900],
      [1024, 768],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect(await page.locator('[data-figure^="enemy"]').count()).toBe(enemies);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
      expect(await seriousProblems(page)).toEqual([]);
    }
    const rows = await page
      .locator('[data-row]')
      .evaluateAll((all) => all.map((row) => row.getAttribute('data-row')));
    expect(rows[0]).toBe('1');
    await page.setViewportSize({ width: 1440, height: 900 });
  });
});

test('a round can be followed by ear', async () => {
  const player = {
    character: 'Ironclad',
    hp: 9,
    hand: ['Defend'],
    draw: ['Strike', 'Strike', 'Strike', 'Strike', 'Bash'],
  };
  await stage(page, app.url, {
    die: 5,
    nextDie: [5],
    players: [player],
    enemies: [{ name: 'Jaw Worm', row: 1 }],
  } as never);
  await andWait(page, () => page.locator('[data-hand-card]').first().click());
  await expect.poll(said).toContain('Ironclad gains 1 Block.');
  await andWait(page, () => page.keyboard.press('e'));
  await page.waitForFunction(() =>
    document.querySelector('[data-announcer]')?.textContent?.includes('Round 2'),
  );
  const words = await said();
  for (const sentence of [
    'The enemies act.',
    'Ironclad blocks 1 and loses 2 HP.',
    'Round 2 begins.',
    'The die shows 5.',
    'The enemies intend:',
    'Jaw Worm: 3 Hit hits Ironclad for 3, 1 time.',
    'Ironclad: 3 damage incoming, would lose 3 HP.',
  ])
    expect(words).toContain(sentence);
  expect(await page.getByRole('status').first().innerText()).toContain('Your turn');
});

test('sounds are off until asked for, and can be turned on and up', async () => {
  await stage(page, app.url, clock);
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  const sound = page.getByRole('checkbox', { name: /^Sound/ });
  expect(await sound.isChecked()).toBe(false);
  expect(await page.getByRole('slider', { name: 'Volume' }).isDisabled()).toBe(true);
  await sound.check();
  await page.getByRole('slider', { name: 'Volume' }).fill('80');
  expect(await page.evaluate(() => localStorage.getItem('three-spires.settings'))).toContain('"volume":80');
});
