import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { cutPrompts, insideViewport, noOverlaps, pressedInPlaceOf, SIZES } from '../testing/geometry.ts';
import { inBrowser, PHONE } from '../testing/in-browser.ts';
import { ORDER, openMysticSpires, openPosition, RICH } from '../testing/mystic-spires-battle.ts';
import { SIX_LINKS, SPELLS, stageMysticSpires, TWELVE } from '../testing/mystic-spires-staged.ts';
import { settled } from '../testing/settled.ts';

const { app, newPage } = inBrowser();
let page: Page;

beforeAll(async () => {
  page = await newPage();
});

/** What a player needs at every moment, and what must not lie over each other. */
const TOWERS = ['[data-tower]', '[data-crystal]', '[data-zone]'];
const UNITS = ['[data-lane] > li', '[data-tower]', '[data-crystal]', '[data-zone]', '[data-moment]'];

/** The sentences of `problems` at every size. */
const problemsAtAllSizes = async (problems: () => Promise<readonly string[]>): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await settled(page);
    found.push(...(await problems()).map((problem) => `${size.width}x${size.height}: ${problem}`));
  }
  return found;
};

/** Figures of Units that are smaller than 12 px or leave their tile. */
const unreadableFigures = (): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-lane="units"] [data-kind]')].flatMap((figure) => {
      const tile = figure.closest('[data-thing]');
      const name = `${tile?.getAttribute('aria-label')} ${figure.dataset.kind}`;
      const size = Number.parseFloat(getComputedStyle(figure).fontSize);
      const [own, frame] = [figure.getBoundingClientRect(), tile?.getBoundingClientRect()];
      const isInside =
        frame !== undefined &&
        own.left >= frame.left - 1 &&
        own.right <= frame.right + 1 &&
        own.bottom <= frame.bottom + 1;
      return [
        ...(size < 12 ? [`${name} is ${size} px.`] : []),
        ...(isInside ? [] : [`${name} leaves its tile.`]),
      ];
    }),
  );

const boardProblems = async (more: readonly string[] = []): Promise<readonly string[]> => [
  ...(await insideViewport(page, [...TOWERS, '[data-moment]', ...more])),
  ...(await noOverlaps(page, [...TOWERS, '[data-moment]', ...more])),
  ...(await unreadableFigures()),
];

describe('the board fits at every size', () => {
  test('at the start', async () => {
    await openMysticSpires(page, app.url, {}, [{ holder: 'me' }, { holder: 'open' }]);
    await page.locator('[data-hand-card]').first().waitFor();
    expect(await problemsAtAllSizes(() => boardProblems())).toEqual([]);
  });

  test('with abilities, Equipment and statuses: nothing lies under a Tower', async () => {
    await stageMysticSpires(page, app.url, RICH);
    const lists = ['[data-lane] > li', '[data-ability]'];
    expect(await problemsAtAllSizes(() => boardProblems(lists))).toEqual([]);
  });

  test('with twelve Units a side', async () => {
    await stageMysticSpires(page, app.url, TWELVE);
    expect(await page.locator('[data-lane="units"] > li').count()).toBe(24);
    expect(await problemsAtAllSizes(() => boardProblems(['[data-lane] > li', '[data-ability]']))).toEqual([]);
  });

  test('with a question', async () => {
    await stageMysticSpires(page, app.url, ORDER);
    const asked = ['[data-question] [data-choice]'];
    expect(
      await problemsAtAllSizes(async () => [
        ...(await insideViewport(page, [...TOWERS, ...asked])),
        ...(await noOverlaps(page, asked)),
      ]),
    ).toEqual([]);
  });

  test('grows with the screen', async () => {
    await stageMysticSpires(page, app.url, RICH);
    const widths = async (width: number, height: number): Promise<readonly number[]> => {
      await page.setViewportSize({ width, height });
      await settled(page);
      return Promise.all(
        ['[data-thing]', '[data-tower]', '[data-hand-card]'].map(
          async (thing) => (await page.locator(thing).first().boundingBox())?.width ?? 0,
        ),
      );
    };
    const small = await widths(1440, 900);
    const large = await widths(1920, 1080);
    const largest = await widths(2560, 1440);
    small.forEach((width, at) => {
      expect(large[at]).toBeGreaterThan(width * 1.08);
      expect(largest[at]).toBeGreaterThan((large[at] ?? 0) * 1.08);
    });
  });

  test('keeps the buttons of the question where they are', async () => {
    await page.setViewportSize({ width: 1024, height: 768 });
    const end = page.locator('[data-action="end-turn"]');
    const before = await end.boundingBox();
    await page.locator('[data-hand-card][aria-label^="Greedy Hands"]').click();
    await page.locator('[data-thing][aria-label^="Cinder Lancer"]').hover();
    await page.locator('[role="status"]').getByText('Crystal 14 → 11').waitFor();
    expect((await end.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
    await page.keyboard.press('Escape');
  });

  test('shows HP of every card in hand', async () => {
    for (const size of SIZES.slice(1)) {
      await page.setViewportSize(size);
      await settled(page);
      const hidden = await page.evaluate(() =>
        [...document.querySelectorAll('[data-hand-card]')].flatMap((card) => {
          const hp = [...card.querySelectorAll('span')].findLast((each) => each.className.includes('hp'));
          if (hp === undefined) return [];
          const { left, top, width, height } = hp.getBoundingClientRect();
          const over = document.elementFromPoint(left + width / 2, top + height / 2);
          return card.contains(over) ? [] : [card.getAttribute('aria-label')];
        }),
      );
      expect(hidden).toEqual([]);
    }
  });
});

describe('the Cascade', () => {
  const newest = '[data-cascade] > li:first-child [data-link]';

  test('of three: every link has its text, the newest can be read whole at every size', async () => {
    await stageMysticSpires(page, app.url, SPELLS, SIX_LINKS.slice(0, 3));
    const problems = await problemsAtAllSizes(async () => {
      const texts = await page.locator('[data-link-text]').allTextContents();
      expect(texts).toHaveLength(3);
      expect(texts[0]).toContain("In response to your opponent's Instant");
      expect(texts[2]).toContain('Deal 3 damage');
      const text = await page.locator(`${newest} [data-link-text]`).evaluate((element) => ({
        cut: element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1,
        size: Number.parseFloat(getComputedStyle(element).fontSize),
      }));
      expect(text.cut).toBe(false);
      expect(text.size).toBeGreaterThanOrEqual(12);
      return [...(await boardProblems([newest])), ...(await noOverlaps(page, [...UNITS, newest]))];
    });
    expect(problems).toEqual([]);
    expect(await page.locator('[data-link]').allTextContents()).toEqual([
      expect.stringContaining('Friend'),
      expect.stringContaining('Me'),
      expect.stringContaining('Friend'),
    ]);
  });

  test('marks its targets on the board', async () => {
    const courser = page.locator('li:has([data-thing][aria-label^="Moonlit Courser"])');
    expect(await courser.locator('[data-aimed]').textContent()).toBe('C1');
    expect(await page.locator('[data-aimed]').count()).toBe(1);
  });

  test('of six fits, and no button has moved', async () => {
    await page.setViewportSize({ width: 1024, height: 768 });
    const bar = (): Promise<number> =>
      page.locator('[data-moment]').evaluate((element) => element.getBoundingClientRect().top);
    const before = await bar();
    await stageMysticSpires(page, app.url, SPELLS, SIX_LINKS);
    expect(await bar()).toBeCloseTo(before, 0);
    expect(await page.locator('[data-link]').count()).toBe(6);
    expect(await problemsAtAllSizes(() => boardProblems([newest]))).toEqual([]);
  });
});

test('on a phone nothing lies over a lifted card, in your turn and in a Cascade', async () => {
  const phone = await newPage(PHONE);
  const lifted = '[data-hand-card][aria-pressed="true"]';
  for (const [position, moves] of [
    [RICH, []],
    [SPELLS, SIX_LINKS.slice(0, 1)],
  ] as const) {
    await stageMysticSpires(phone, app.url, position, moves);
    const hand = phone.locator('[data-hand-card][data-playable]');
    const count = await hand.count();
    expect(count).toBeGreaterThan(0);
    for (const place of [0, count - 1]) {
      await hand.nth(place).tap({ position: { x: 10, y: 30 } });
      await phone.locator(lifted).waitFor();
      await settled(phone);
      expect(await pressedInPlaceOf(phone, lifted)).toEqual([]);
      expect(await cutPrompts(phone)).toEqual([]);
      const cancel = phone.getByRole('button', { name: 'Cancel' });
      await cancel.tap();
      await phone.locator(lifted).waitFor({ state: 'detached' });
    }
  }
});

describe('the end', () => {
  /** Nothing ends by itself: the scene stays until an input. */
  const withoutTimers = (where: Page): Promise<void> =>
    where.evaluate(() => {
      const after = window.setTimeout.bind(window);
      const patient = (what: () => void, ms = 0): number => (ms > 1_500 ? 0 : after(what, ms));
      Object.assign(window, { setTimeout: patient });
    });

  test('the losing Tower falls, and any key goes on to the result', async () => {
    const patient = await newPage({ speed: 'normal' });
    await stageMysticSpires(patient, app.url, {
      phase: 'Battle',
      keepers: [{ crystal: 6, field: ['Cinder Lancer'] }, { hp: 4 }],
    });
    await withoutTimers(patient);
    await patient.locator('[data-thing][data-usable]').click();
    await patient.locator('[data-tower="1"][data-target]').click();
    // Without timers the story waits: a key tells it to the end.
    await patient.locator('[data-table][data-telling]').waitFor();
    await patient.keyboard.press('Space');
    await patient.locator('[data-fallen="1"][data-scene="falls"]').waitFor();
    expect(await patient.locator('[data-shard]').count()).toBe(21);
    expect(await patient.locator('[data-fallen] [data-cracks="4"]').count()).toBe(1);
    expect(await insideViewport(patient, ['[data-falling] p', '[data-falling] button'])).toEqual([]);
    expect(await patient.locator('main[data-result]').count()).toBe(0);
    await patient.keyboard.press('Space');
    await patient.locator('main[data-result="victory"]').waitFor();
  });

  test('a concession lowers the flag, and a duel that is opened later shows its result at once', async () => {
    const patient = await newPage({ speed: 'normal' });
    const table = await openPosition(patient, app.url, RICH, [
      { holder: 'me' },
      { holder: 'bot', level: 'adept' },
    ]);
    await withoutTimers(patient);
    await patient.getByRole('button', { name: 'Concede' }).click();
    await patient.getByRole('button', { name: 'Concede the game' }).click();
    await patient.locator('[data-fallen="0"][data-scene="yields"]').waitFor();
    await patient.getByRole('button', { name: 'Skip' }).click();
    await patient.locator('main[data-result="defeat"]').waitFor();
    await patient.goto(`${app.url}/table/${table}`);
    await withoutTimers(patient);
    await patient.locator('main[data-result="defeat"]').waitFor();
  });
});
