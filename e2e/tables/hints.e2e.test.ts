import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { problemsAtBothWidths, seriousProblems } from '../testing/axe.ts';
import { andWait, seqOf } from '../testing/fight.ts';
import { noOverlaps } from '../testing/geometry.ts';
import { inBrowser, PHONE, WIDE } from '../testing/in-browser.ts';
import { openPosition } from '../testing/mystic-spires-battle.ts';
import { goToTable, openAt, openTable } from '../testing/opened.ts';

const { app, newPage } = inBrowser();

const FIGHT = {
  die: 4,
  players: [{ character: 'Ironclad', hp: 6, hand: ['Strike', 'Strike', 'Defend', 'Bash'], draw: ['Strike'] }],
  enemies: [
    { name: 'Jaw Worm', row: 1, strength: 2, hp: 8 },
    { name: 'Acid Slime', row: 1, hp: 5 },
  ],
};

const CROWDED = { ...FIGHT, enemies: [...FIGHT.enemies, { name: 'Cultist', row: 1 }] };
const NEARLY_WON = { ...FIGHT, enemies: [{ name: 'Jaw Worm', row: 1, hp: 1 }] };

const BATTLE = {
  turn: 4,
  keepers: [
    { crystal: 10, hand: ['Kindling Imp', 'Kiln Spark'], field: ['Cinder Lancer'] },
    { hp: 20, crystal: 6, hand: ['Kiln Spark'], field: ['Barrow Rat'] },
  ],
};

const AGAINST_ADEPT = [{ holder: 'me' }, { holder: 'bot', level: 'adept' }] as const;

const openTower = async (page: Page): Promise<void> => {
  const { table } = await openTable(page, app.url, {
    game: 'stygian-society',
    setup: {
      players: 1,
      position: {
        players: 1,
        heroes: [
          { hero: 'Knight', skills: ['Cleave'] },
          { hero: 'Doctor', skills: ['Tonic'] },
        ],
        physical: false,
        place: 'Run and Gun',
        front: ['Ripper', 'Ripper'],
        rear: [],
        field: { blue: 3, green: 2 },
      },
    },
    seats: [{ holder: 'me' }],
    seed: 'hints',
  });
  await goToTable(page, app.url, table);
};

const OPENINGS: readonly (readonly [string, (page: Page) => Promise<unknown>])[] = [
  ['Slay the Spire', (page) => openAt(page, app.url, FIGHT)],
  ['Mystic Spires', (page) => openPosition(page, app.url, BATTLE, AGAINST_ADEPT)],
  ['The Stygian Society', openTower],
];

const hint = (page: Page) => page.locator('[data-action="hint"]');
const strip = (page: Page) => page.locator('[data-hints]');
const lines = (page: Page) => page.locator('[data-hint]');
const marks = (page: Page) => page.locator('[data-hint-mark]:visible');

/** A thread that has just started loads all games first. */
const ask = async (page: Page): Promise<void> => {
  await hint(page).click();
  await strip(page).waitFor({ timeout: 60_000 });
};

/** Words of hints that do not fit where they stand, or lie outside the window. */
const cutOff = (page: Page): Promise<string[]> =>
  page.locator('[data-hints], [data-hint], [data-hint] > *').evaluateAll((all) =>
    all.flatMap((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const isInside = left >= 0 && right <= window.innerWidth && top >= 0 && bottom <= window.innerHeight;
      const fits = element.scrollWidth <= element.clientWidth && element.scrollHeight <= element.clientHeight;
      const isInline = getComputedStyle(element).display === 'inline';
      return isInside && (fits || isInline) ? [] : [element.textContent ?? ''];
    }),
  );

const WIDTHS = [
  { width: 390, height: 844 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
] as const;

/** Whether each mark lies on something that can be pressed or aimed at. */
const markedThings = (page: Page): Promise<boolean[]> =>
  marks(page).evaluateAll((all) => {
    const things = [
      ...document.querySelectorAll('main button, [data-hand-card], [data-figure], [data-spot]'),
    ];
    const boxes = things.map((thing) => thing.getBoundingClientRect());
    return all.map((mark) => {
      const { left, right, top, bottom } = mark.getBoundingClientRect();
      return boxes.some(
        (box) => box.left < right && box.right > left && box.top < bottom && box.bottom > top,
      );
    });
  });

describe.each(OPENINGS)('%s', (_, open) => {
  test('marks what a bot advises where it lies, and a press on the first line plays it', async () => {
    const page = await newPage();
    await open(page);
    await ask(page);
    const count = await lines(page).count();
    expect(count).toBeGreaterThanOrEqual(1);
    expect(count).toBeLessThanOrEqual(3);
    expect(await lines(page).first().innerText()).toMatch(/^1\s+\S/);
    await expect.poll(() => marks(page).count()).toBeGreaterThanOrEqual(1);
    expect(await markedThings(page)).not.toContain(false);
    expect(await strip(page).evaluate((element) => element.closest('dialog'))).toBeNull();
    expect(await problemsAtBothWidths(page)).toEqual([]);
    for (const size of WIDTHS) {
      await page.setViewportSize(size);
      await expect.poll(() => cutOff(page)).toEqual([]);
    }
    await page.setViewportSize(WIDE);
    const seq = await seqOf(page);
    await andWait(page, () => lines(page).first().click());
    expect(await seqOf(page)).toBeGreaterThan(seq);
    // Hints are about one position: the next one has none until they are asked for.
    await strip(page).waitFor({ state: 'detached' });
    expect(await marks(page).count()).toBe(0);
  });

  test('hides the hints again, and shows them on a phone', async () => {
    const page = await newPage(PHONE);
    await open(page);
    await ask(page);
    expect(await marks(page).count()).toBeGreaterThanOrEqual(1);
    expect(await seriousProblems(page)).toEqual([]);
    await page.getByRole('button', { name: 'Hide the hints' }).click();
    expect(await strip(page).count()).toBe(0);
  });
});

test('leave what the enemies are going to do in sight, on every screen but a phone', async () => {
  const page = await newPage();
  await openAt(page, app.url, CROWDED);
  await ask(page);
  for (const size of WIDTHS.filter(({ width }) => width > 760)) {
    await page.setViewportSize(size);
    await expect
      .poll(() => noOverlaps(page, ['[data-hints]', '[data-figure^="enemy"] [data-intent]']))
      .toEqual([]);
  }
});

test('says in words what each option of a fight brings', async () => {
  const page = await newPage();
  await openAt(page, app.url, NEARLY_WON);
  await ask(page);
  const first = await lines(page).first().innerText();
  expect(first).toContain('Wins the fight.');
  const all = (await lines(page).allInnerTexts()).join();
  expect(all).not.toMatch(/→|->|Energy \d/);
});

test('rivals who are both people have no hints unless they choose them', async () => {
  const page = await newPage();
  await openPosition(page, app.url, BATTLE, [{ holder: 'me' }, { holder: 'me' }]);
  await page.getByRole('button', { name: /^I am/ }).click();
  await page.locator('[data-moment="acting"]').waitFor();
  expect(await hint(page).count()).toBe(0);
  await page.goto(`${app.url}/new/mystic-spires`);
  const group = page.getByRole('radiogroup', { name: 'Hints' });
  expect(await group.getByRole('radio', { name: 'On', exact: true }).isChecked()).toBe(true);
  await page.locator('input[name="opponent"][value="friend"]').check({ force: true });
  expect(await group.getByRole('radio', { name: 'Off', exact: true }).isChecked()).toBe(true);
});
