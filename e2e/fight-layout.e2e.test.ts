import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { insideViewport, noOverlaps, SIZES } from './geometry.ts';
import { inBrowser, PHONE } from './in-browser.ts';
import { boss, crowd } from './positions.ts';
import { stage } from './staged.ts';

const { app, newPage } = inBrowser();

/** One player with a full hand against three enemies, one of them with words for an intent. */
const solo = {
  die: 4,
  players: [
    {
      character: 'Ironclad',
      hp: 6,
      hand: ['Strike', 'Strike', 'Defend', 'Bash', 'Whirlwind', 'Defend', 'Headbutt'],
      draw: ['Strike'],
      potions: ['Fire Potion'],
      relics: ['Anchor', 'Vajra'],
    },
  ],
  enemies: [
    { name: 'Jaw Worm', row: 1, strength: 1 },
    { name: 'Cultist', row: 1 },
    { name: 'Gremlin Nob', row: 1 },
  ],
} as const;

const POSITIONS = { crowd, solo, boss };
const PHONE_WIDTH = 760;

async function open(name: keyof typeof POSITIONS, viewport: (typeof SIZES)[number]): Promise<Page> {
  const page = await newPage(viewport.width < PHONE_WIDTH ? PHONE : { viewport });
  await stage(page, app.url, POSITIONS[name]);
  return page;
}

/** On a phone the rows of the others lie below your own; the board scrolls there. */
const necessary = (width: number): readonly string[] => {
  const own = width < PHONE_WIDTH ? ':is([data-own], [data-bosses]) ' : '';
  return [
    'header',
    `${own}[data-plate]`,
    `${own}[data-intent]`,
    '[data-hand]',
    '[data-energy]',
    '[data-pile]',
    '[data-action="end-turn"]',
  ];
};

const cases = SIZES.flatMap((size) =>
  (Object.keys(POSITIONS) as (keyof typeof POSITIONS)[]).map((name) => [name, size] as const),
);

describe('a fight', () => {
  test.each(cases)('shows all that is necessary of %s at %o', async (name, size) => {
    const page = await open(name, size);
    const parts = necessary(size.width);
    expect(await insideViewport(page, parts)).toEqual([]);
    expect(await noOverlaps(page, parts)).toEqual([]);
    expect(await insideViewport(page, ['[data-hand-card]'])).toEqual([]);
    await page.context().close();
  });

  test('with four players has figures that can be seen, larger than their intents', async () => {
    const page = await open('crowd', SIZES[3]);
    const heights = (selector: string): Promise<number[]> =>
      page.locator(selector).evaluateAll((found) => found.map((each) => each.getBoundingClientRect().height));
    const figures = await heights('[data-figure] [data-enemy]');
    const intents = await heights('[data-intent]');
    expect(figures.length).toBe(16);
    expect(Math.min(...figures)).toBeGreaterThanOrEqual(120);
    expect(Math.max(...intents)).toBeLessThan(Math.min(...figures));
    await page.context().close();
  });

  test('does not move when a card is picked up', async () => {
    const page = await open('solo', SIZES[2]);
    const places = (): Promise<string[]> =>
      page.locator('[data-plate], [data-intent], [data-action="end-turn"]').evaluateAll((found) =>
        found.map((each) => {
          const { x, y } = each.getBoundingClientRect();
          return `${Math.round(x)} ${Math.round(y)}`;
        }),
      );
    const before = await places();
    await page.locator('[data-hand-card][aria-label^="Bash"]').click();
    await page.locator('[data-figure="enemy:0"] [data-token="vulnerable"]').waitFor();
    expect(await places()).toEqual(before);
    await page.context().close();
  });

  test('keeps a long name with "away" inside its plate', async () => {
    const page = await newPage();
    await stage(page, app.url, crowd, 1);
    const burst = await page.locator('[data-figure^="player"] [data-plate]').evaluateAll((plates) =>
      plates.flatMap((plate) => {
        const { left, right } = plate.getBoundingClientRect();
        return [...plate.querySelectorAll('*')]
          .map((each) => each.getBoundingClientRect())
          .filter((box) => box.width > 1 && (box.left < left - 20 || box.right > right + 1));
      }),
    );
    expect(burst).toEqual([]);
    await page.context().close();
  });

  test('shows every card of a hand on a phone, and how many they are', async () => {
    const page = await open('crowd', SIZES[0]);
    const hand = page.locator('[data-hand-card]');
    const lefts = await hand.evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().left));
    expect(await hand.count()).toBe(7);
    for (const [place, left] of lefts.entries())
      if (place > 0) expect(left - (lefts[place - 1] ?? 0)).toBeGreaterThan(24);
    expect(await page.locator('[data-hand-count]').textContent()).toContain('7');
    await page.context().close();
  });
});
