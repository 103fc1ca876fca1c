import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { cutPrompts, insideViewport, noOverlaps, pressedInPlaceOf, SIZES } from '../testing/geometry.ts';
import { inBrowser, PHONE, WIDE } from '../testing/in-browser.ts';
import { boss, crowd } from '../testing/positions.ts';
import { settled } from '../testing/settled.ts';
import { stage } from '../testing/staged.ts';

const { app, newPage } = inBrowser();
let wide: Page;
let phone: Page;

beforeAll(async () => {
  wide = await newPage();
  phone = await newPage(PHONE);
});

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
/** Cards of a full hand overlap: the left edge of each is free. */
const FREE_EDGE = { x: 12, y: 40 };

type Name = keyof typeof POSITIONS;
type Size = (typeof SIZES)[number];

/** Stages a position on the page for screens of this size. */
async function open(name: Name, size: Size): Promise<Page> {
  const page = size.width < PHONE_WIDTH ? phone : wide;
  await page.setViewportSize(size);
  await stage(page, app.url, POSITIONS[name]);
  return page;
}

/** The position that a page shows since a test that changes nothing. */
const shown = new Map<Page, Name>();

/** As `open`, but a page that shows the position already only changes its size. */
async function show(name: Name, size: Size): Promise<Page> {
  const page = size.width < PHONE_WIDTH ? phone : wide;
  if (shown.get(page) === name) {
    await page.setViewportSize(size);
    await settled(page);
  } else {
    shown.delete(page);
    await open(name, size);
    shown.set(page, name);
  }
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

const cases = (Object.keys(POSITIONS) as Name[]).flatMap((name) =>
  SIZES.map((size) => [name, size] as const),
);

describe('a fight', () => {
  test.each(cases)('shows all that is necessary of %s at %o', async (name, size) => {
    const page = await show(name, size);
    const parts = necessary(size.width);
    expect(await insideViewport(page, parts)).toEqual([]);
    expect(await noOverlaps(page, parts)).toEqual([]);
    expect(await insideViewport(page, ['[data-hand-card]'])).toEqual([]);
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
  });

  test('has its question read aloud once in a turn, and not after every card', async () => {
    const page = await open('solo', SIZES[2]);
    const live = (): Promise<string | null> =>
      page.getByText('Your turn: play cards or end the turn').locator('..').getAttribute('aria-live');
    await page.locator('[data-hand-card][aria-label^="Defend"]').first().click();
    await page.locator('[data-hand-card]').nth(6).waitFor({ state: 'detached' });
    await page.mouse.move(10, 10);
    await expect.poll(live).toBe('off');
    await page.locator('[data-hand-card][aria-label^="Bash"]').click();
    await page.getByText('Bash: choose an enemy').waitFor();
    expect(await page.getByText('Bash: choose an enemy').locator('..').getAttribute('aria-live')).toBeNull();
  });

  test('keeps a card under the pointer steady, also at its edges', async () => {
    const page = await open('solo', SIZES[2]);
    const cards = page.locator('[data-hand-card]');
    /** Points on the edges of a card as it lies in the fan, a little inside. */
    const edgesOf = (place: number): Promise<readonly (readonly [number, number])[]> =>
      cards.nth(place).evaluate((card) => {
        const { transformOrigin, rotate, translate } = getComputedStyle(card);
        const [x = 0, y = 0] = transformOrigin.split(' ').map(Number.parseFloat);
        const [, down = 0] = translate.split(' ').map(Number.parseFloat);
        const turn = new DOMMatrix(`rotate(${rotate === 'none' ? '0deg' : rotate})`);
        const slot = (card.parentElement as HTMLElement).getBoundingClientRect();
        const { clientWidth: width, clientHeight: height } = card;
        return [
          [2, height / 4],
          [2, height / 2],
          [width - 2, height / 4],
          [width / 2, height - 2],
        ].map(([left = 0, top = 0]) => {
          const point = turn.transformPoint({ x: left - x, y: top - y });
          return [slot.left + x + point.x, slot.top + y + point.y + down] as const;
        });
      });
    const isPointedAt = (place: number): Promise<boolean> =>
      cards.nth(place).evaluate(async (card) => {
        await new Promise(requestAnimationFrame);
        return card.matches(':hover');
      });
    for (const place of [0, 6])
      for (const [left, top] of await edgesOf(place)) {
        await page.mouse.move(10, 10);
        const seen = new Set<boolean>();
        for (const step of [0, 0.5, 0, 0.5]) {
          await page.mouse.move(left + step, top);
          seen.add(await isPointedAt(place));
        }
        expect([place, left, top, seen.size]).toEqual([place, left, top, 1]);
      }
  });

  test.each([1, 2, 3] as const)(
    'shows Block and Energy after a card on one line, at size %i',
    async (size) => {
      for (const [name, card] of [
        ['solo', 'Defend'],
        ['crowd', 'Shrug It Off'],
      ] as const) {
        const page = await open(name, SIZES[size]);
        await page.locator('[data-hand-card]', { hasText: card }).first().hover({ position: FREE_EDGE });
        const changed = page.locator(':is([data-explain="sign:block"], [data-energy])[data-changed] > span');
        await changed.nth(1).waitFor();
        const lines = await changed.evaluateAll((figures) =>
          figures.map((figure) => {
            const text = document.createRange();
            text.selectNodeContents(figure.lastChild as ChildNode);
            return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size;
          }),
        );
        expect([name, lines]).toEqual([name, [1, 1]]);
      }
    },
  );

  test('keeps a long name with "away" inside its plate', async () => {
    await wide.setViewportSize(WIDE);
    await stage(wide, app.url, crowd, 1);
    const burst = await wide.locator('[data-figure^="player"] [data-plate]').evaluateAll((plates) =>
      plates.flatMap((plate) => {
        const { left, right } = plate.getBoundingClientRect();
        return [...plate.querySelectorAll('*')]
          .map((each) => each.getBoundingClientRect())
          .filter((box) => box.width > 1 && (box.left < left - 20 || box.right > right + 1));
      }),
    );
    expect(burst).toEqual([]);
  });

  test('says what a chosen card does inside the banner of a phone', async () => {
    for (const [name, card] of [
      ['solo', 'Defend'],
      ['crowd', 'Shrug It Off'],
    ] as const) {
      const page = await open(name, SIZES[0]);
      await page.locator('[data-hand-card]', { hasText: card }).first().tap({ position: FREE_EDGE });
      const prompt = page.getByRole('status').filter({ hasText: 'Energy 3 → 2' });
      const burst = await prompt.evaluate((told) => {
        const { top, bottom } = (told.parentElement as Element).getBoundingClientRect();
        const box = told.getBoundingClientRect();
        return box.top < top || box.bottom > bottom;
      });
      expect([name, burst]).toEqual([name, false]);
    }
  });

  test('on a phone: nothing lies over a lifted card, nothing is hidden by it, and no prompt is cut', async () => {
    for (const name of ['solo', 'crowd'] as const) {
      const page = await open(name, SIZES[0]);
      const hand = page.locator('[data-hand-card]');
      for (const place of [0, 3, 6]) {
        await hand.nth(place).tap({ position: FREE_EDGE });
        const lifted = '[data-hand-card][aria-pressed="true"]';
        await page.locator(lifted).waitFor();
        await settled(page);
        expect([name, place, await pressedInPlaceOf(page, lifted)]).toEqual([name, place, []]);
        for (const other of ['[data-action="end-turn"]', '[data-pile="discardPile"]'])
          expect([other, await pressedInPlaceOf(page, other)]).toEqual([other, []]);
        expect(await cutPrompts(page)).toEqual([]);
        const target = page.locator('[data-target]').first();
        if ((await target.count()) > 0) {
          const before = await target.boundingBox();
          await target.tap();
          await page.locator('[data-armed]').waitFor();
          await page.getByText(/: tap .+ once more$/).waitFor();
          await settled(page);
          expect(await cutPrompts(page)).toEqual([]);
          expect(await target.boundingBox()).toEqual(before);
        }
        await page.getByRole('button', { name: 'Cancel' }).tap();
        await page.locator(lifted).waitFor({ state: 'detached' });
      }
    }
  });

  test('shows every card of a hand on a phone, and how many they are', async () => {
    const page = await open('crowd', SIZES[0]);
    const hand = page.locator('[data-hand-card]');
    const lefts = await hand.evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().left));
    expect(await hand.count()).toBe(7);
    for (const [place, left] of lefts.entries())
      if (place > 0) expect(left - (lefts[place - 1] ?? 0)).toBeGreaterThan(24);
    expect(await page.locator('[data-hand-count]').textContent()).toContain('7');
  });
});

test('the largest letters cut no name of those who stand on the table', async () => {
  const page = await newPage();
  await page.addInitScript(() => {
    localStorage.setItem('three-spires.settings', JSON.stringify({ text: 'largest', speed: 'instant' }));
  });
  await stage(page, app.url, crowd);
  const cutNames = (): Promise<string[]> =>
    page.locator('[data-figure] :is(span, strong, h2, h3)').evaluateAll((all) =>
      all
        .filter((each) => each.checkVisibility() && getComputedStyle(each).textOverflow === 'ellipsis')
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
        .map(({ textContent }) => textContent ?? ''),
    );
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expect.poll(async () => ({ size, cut: await cutNames() })).toEqual({ size, cut: [] });
  }
});
