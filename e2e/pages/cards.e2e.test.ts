import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { inBrowser, WIDE } from '../testing/in-browser.ts';
import { stageMysticSpires } from '../testing/mystic-spires-staged.ts';
import { stage } from '../testing/staged.ts';
import { whileSeen } from '../testing/unseen.ts';

const { app, newPage } = inBrowser();
let page: Page;

beforeAll(async () => {
  page = await newPage();
  await page.setViewportSize(WIDE);
});

/** Opens a list of the library and scrolls to its end. */
const openAll = async (list: string): Promise<void> => {
  await page.goto(`${app.url}/library/${list}`);
  await page.locator('[data-entry]').first().waitFor();
  const [, all = ''] = /(\d+) of/.exec((await page.getByText(/^\d+ of \d+$/).textContent()) ?? '') ?? [];
  const scroll = async (): Promise<number> => {
    await page.mouse.wheel(0, 6000);
    return page.locator('[data-entry]').count();
  };
  await whileSeen(page, () => expect.poll(scroll).toBe(Number(all)));
  await page.evaluate(() => document.fonts.ready);
};

type Face = {
  readonly name: string;
  /** The window's share of the card's area. */
  readonly share: number;
  readonly frame: string | null;
  readonly rarity: string | null;
  /** By how many pixels the text is taller than its slab, and the name wider than its lintel. */
  readonly tooTall: number;
  readonly tooWide: number;
};

/** Every card in the list, as it is drawn. */
const faces = (): Promise<readonly Face[]> =>
  page.locator('[data-entry] [data-card-name]').evaluateAll((names) =>
    names.map((name) => {
      const card = name.closest('[data-entry]')?.firstElementChild as HTMLElement;
      const window = card.querySelector('[data-picture]') as HTMLElement;
      const slab = [...card.querySelectorAll<HTMLElement>('span')].find(({ className }) =>
        /_text_/.test(className),
      );
      const words = slab?.firstElementChild as HTMLElement | undefined;
      return {
        name: name.textContent ?? '',
        share: (window.offsetWidth * window.offsetHeight) / (card.offsetWidth * card.offsetHeight),
        frame: card.getAttribute('data-frame'),
        rarity: card.getAttribute('data-rarity'),
        tooTall: slab && words ? words.offsetHeight - slab.clientHeight : Number.NaN,
        tooWide: (name as HTMLElement).scrollWidth - (name as HTMLElement).clientWidth,
      };
    }),
  );

const LISTS = {
  'slay-the-spire?kind=card': 290,
  'slay-the-spire?kind=card&upgraded=1': 290,
  'mystic-spires?kind=unit': 77,
  'mystic-spires?kind=instant': 40,
  'mystic-spires?kind=passive': 14,
  'mystic-spires?kind=token': 8,
} as const;

describe('cards of lead and stone', () => {
  test.each(Object.entries(LISTS))(
    'in %s are half a window or more, and cut no word of their names and texts',
    async (list, count) => {
      await openAll(list);
      const all = await faces();
      expect(all.length).toBe(count);
      expect(all.filter(({ share }) => share < 0.5)).toEqual([]);
      expect(all.filter(({ tooTall }) => !(tooTall <= 1))).toEqual([]);
      expect(all.filter(({ tooWide }) => tooWide > 1)).toEqual([]);
    },
  );

  test('of The Stygian Society show the window over their whole width', async () => {
    await openAll('stygian-society?kind=skill');
    const widths = await page.locator('[data-entry] [data-card-name]').evaluateAll((names) =>
      names.map((name) => {
        const card = name.closest('[data-entry]')?.querySelector('[data-type]') as HTMLElement;
        return (card.querySelector('[data-picture]') as HTMLElement).offsetWidth / card.offsetWidth;
      }),
    );
    expect(widths.length).toBe(64);
    expect(Math.min(...widths)).toBeGreaterThan(0.94);
  });

  test('have the outline of their type, and the gem of their rarity', async () => {
    await openAll('slay-the-spire?kind=card&character=Ironclad');
    const all = await faces();
    const face = (name: string): Face | undefined => all.find((each) => each.name === name);
    expect(face('Strike')).toMatchObject({ frame: 'pointed', rarity: 'starter' });
    expect(face('Defend')).toMatchObject({ frame: null });
    expect(face('Inflame')).toMatchObject({ frame: 'round', rarity: 'uncommon' });
    expect(face('Demon Form')).toMatchObject({ frame: 'round', rarity: 'rare' });
    const cut = await page
      .locator('[data-entry] [data-rarity][data-frame="pointed"]')
      .first()
      .evaluate((card) => getComputedStyle(card, '::before').clipPath);
    expect(cut).toContain('polygon');
  });
});

const SEVEN = {
  die: 4,
  players: [
    {
      character: 'Ironclad',
      hand: ['Strike', 'Perfected Strike+', 'Shrug It Off+', 'Demon Form', 'Feel No Pain', 'Bash', 'Rage'],
      draw: ['Strike'],
    },
  ],
  enemies: [{ name: 'Jaw Worm', row: 1 }],
} as const;

describe('names', () => {
  const letters = (): Promise<readonly number[]> =>
    page
      .locator('[data-hand] [data-card-name]')
      .evaluateAll((all) => all.map((name) => Number.parseFloat(getComputedStyle(name).fontSize)));

  test('are at least 12 px in a hand of seven at 1440', async () => {
    await stage(page, app.url, SEVEN);
    const sizes = await letters();
    expect(sizes.length).toBe(7);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(12);
  });

  test('are at least 12 px in a hand of seven of Mystic Spires, too', async () => {
    await stageMysticSpires(page, app.url, {
      phase: 'Main 1',
      keepers: [
        {
          crystal: 6,
          hand: [
            'Cinder Lancer',
            'Forge Matron',
            'Kilnguard',
            'Slag Bulwark',
            'Pyre Drake',
            'Kindling Imp',
            'Greedy Hands',
          ],
        },
        {},
      ],
    });
    const sizes = await letters();
    expect(sizes.length).toBe(7);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(12);
  });
});
