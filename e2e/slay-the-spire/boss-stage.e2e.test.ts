import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { insideViewport, noOverlaps, SIZES } from '../testing/geometry.ts';
import { inBrowser, WIDE } from '../testing/in-browser.ts';
import { stage } from '../testing/staged.ts';

const { app, newPage } = inBrowser();
let page: Page;

beforeAll(async () => {
  page = await newPage();
});

const against = (enemies: readonly object[]) => ({
  die: 4,
  round: 2,
  players: [
    {
      character: 'Ironclad',
      hp: 7,
      hand: ['Strike', 'Defend', 'Bash', 'Anger', 'Cleave'],
      draw: ['Strike'],
      relics: ['Anchor', 'Vajra'],
    },
  ],
  enemies,
});
const boss = (name: string, more = {}) => ({ name, row: 0, ...more });
const beside = (name: string) => ({ name, row: 1 });

/** Every Boss of the four Acts, with the company it keeps. */
const FIGHTS = {
  'The Guardian': [boss('The Guardian')],
  Hexaghost: [boss('Hexaghost')],
  'Slime Boss': [boss('Slime Boss')],
  'The Collector': [boss('The Collector'), beside('Torch Head'), beside('Torch Head')],
  'Bronze Automaton': [
    boss('Bronze Automaton', { strength: 1, vulnerable: 2, weak: 1, poison: 3 }),
    beside('Bronze Orb'),
    beside('Bronze Orb'),
  ],
  'The Champ': [boss('The Champ')],
  'Awakened One': [boss('Awakened One'), beside('Cultist'), beside('Cultist')],
  'Awakened One: Phase 2': [boss('Awakened One: Phase 2')],
  'Time Eater': [boss('Time Eater', { cube: 2 })],
  'Corrupt Heart': [boss('Corrupt Heart')],
} as const;
const PAIR = [boss('Donu'), boss('Deca')];

/** The drawn heights of figures, without the air around them. */
const heights = async (selector: string): Promise<readonly number[]> => {
  const drawn = page.locator(`${selector} [data-stance]`);
  await drawn.first().waitFor();
  return drawn.evaluateAll((all) => all.map((each) => (each as HTMLElement).offsetHeight));
};

/** How far the Boss stands from the middle of the hall. */
const offAxis = (): Promise<number> =>
  page.evaluate(() => {
    const middle = (selector: string): number => {
      const { left, right } = (document.querySelector(selector) as Element).getBoundingClientRect();
      return (left + right) / 2;
    };
    return Math.abs(middle('[data-bosses] [data-stance]') - middle('[data-place-picture]'));
  });

const lightOf = (): Promise<string> =>
  page
    .locator('main[data-stage]')
    .evaluate((stage) => getComputedStyle(stage).getPropertyValue('--stage-light'));

describe('a Boss on its stage', () => {
  test.each(Object.keys(FIGHTS) as (keyof typeof FIGHTS)[])(
    '%s is 1.7 to 1.9 times as large as the hero, on the axis of a hall in another light',
    async (name) => {
      await page.setViewportSize(WIDE);
      await stage(page, app.url, against(FIGHTS[name]));
      const [large = 0] = await heights('[data-bosses]');
      const [hero = 1] = await heights('[data-figure="player:0"]');
      expect(large / hero).toBeGreaterThanOrEqual(1.7);
      expect(large / hero).toBeLessThanOrEqual(1.9);
      expect(await offAxis()).toBeLessThan(8);
      expect(await page.locator('[data-place-picture]').getAttribute('data-lit')).not.toBeNull();
    },
  );

  test.each(SIZES)('is the largest at %o, and covers nobody', async (size) => {
    await page.setViewportSize(size);
    for (const enemies of [...Object.values(FIGHTS), PAIR]) {
      await stage(page, app.url, against(enemies));
      const bosses = await heights('[data-bosses]');
      const others = await heights('[data-row]');
      expect(Math.min(...bosses) / Math.max(...others)).toBeGreaterThan(1.4);
      const parts = ['[data-plate]', '[data-intent]'];
      const own = size.width < 760 ? parts.map((part) => `[data-bosses] ${part}`) : parts;
      expect(await noOverlaps(page, [...own, '[data-hand]', '[data-energy]', '[data-pile]'])).toEqual([]);
      expect(await insideViewport(page, [...own, '[data-hand]'])).toEqual([]);
    }
  });

  test('stands in another light in its second phase: another mode, or half its HP', async () => {
    const lit: string[] = [];
    for (const more of [{}, { mode: 2 }]) {
      await stage(page, app.url, against([boss('The Guardian', more)]));
      lit.push(await lightOf());
    }
    for (const hp of [60, 51, 50, 3]) {
      await stage(page, app.url, against([boss('Corrupt Heart', { hp })]));
      lit.push(await lightOf());
    }
    const [attack, defence, first, above, half, last] = lit;
    expect(new Set([attack, defence]).size).toBe(2);
    expect(above).toBe(first);
    expect(half).not.toBe(first);
    expect(last).toBe(half);
  });

  test('has the stage to itself when the other of a pair has fallen', async () => {
    await page.setViewportSize(WIDE);
    const position = against([boss('Donu', { hp: 1 }), boss('Deca')]);
    await stage(page, app.url, position, 1, [{ do: 'play', card: 'Strike', enemy: 'Donu' }]);
    const [large = 0] = await heights('[data-figure="enemy:1"]');
    const [hero = 1] = await heights('[data-figure="player:0"]');
    expect(large / hero).toBeGreaterThanOrEqual(1.7);
    expect(await offAxis()).toBeLessThan(8);
    expect(await page.locator('main[data-stage]').getAttribute('data-stage')).toBe('deca');
  });

  test('is what a stage is for: a fight against an Elite has none', async () => {
    await stage(page, app.url, against([{ name: 'Gremlin Leader', row: 1 }, beside('Mad Gremlin')]));
    expect(await page.locator('[data-stage], [data-lit][data-place-picture]').count()).toBe(0);
  });

  test('enters once, and nothing of the stage moves afterwards', async () => {
    const moving = await newPage({ reducedMotion: 'no-preference' });
    await stage(moving, app.url, against([boss('Corrupt Heart')]));
    const left = (): Promise<number> =>
      moving.evaluate(
        () =>
          document.getAnimations().filter(({ effect, playState }) => {
            const target = effect instanceof KeyframeEffect ? effect.target : null;
            return playState === 'running' && target?.closest('[data-place-picture], [data-bosses]') !== null;
          }).length,
      );
    await expect.poll(left).toBe(0);
  });
});
