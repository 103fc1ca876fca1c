import { expect } from 'vitest';
import { until } from './driver.ts';
import type { EnginePage } from './page.ts';

const WIDE = { width: 1440, height: 900 } as const;
const PHONE = { width: 390, height: 844 } as const;

/** What a person presses in a game on the way through it. Of each list the first that is there. */
type Path = {
  /** On the front page, until the set-up page is open. */
  readonly door: readonly string[];
  /** On the set-up page, one after the other. */
  readonly setUp: readonly string[];
  /** At the table when it is my turn: whatever is there first. */
  readonly moves: readonly string[];
  /** At the table, one after the other, to give up; or a table that is soon lost, where one cannot give up alone. */
  readonly end: readonly string[] | { readonly table: object; readonly moves: readonly string[] };
};

const GIVE_UP = ['[data-action="menu"]', 'dialog [data-grave]', '[data-action="give-up"]'];

/** A card that is pressed again while the table moves shows what is printed on it. */
const CLOSE = 'dialog[open] header button';

const SOCIETY = [
  '[data-does="pay"]',
  '[data-target]',
  '[data-question] [data-choice]',
  '[data-acting] [data-type="action"][data-usable]',
  '[data-card][data-usable]',
];

export const PATHS: Readonly<Record<string, Path>> = {
  'slay-the-spire': {
    door: ['a[href="/new/slay-the-spire"]'],
    setUp: ['label:has(> input[value="firstFight"])', '[data-action="begin"]'],
    moves: [
      '[data-action="end-anyway"]',
      '[data-target]',
      '[data-hand-card][data-answer]',
      '[data-question] button',
      '[data-hand-card][data-playable]',
      '[data-action="end-turn"]:not([disabled])',
    ],
    end: GIVE_UP,
  },
  'mystic-spires': {
    door: ['a[href="/new/mystic-spires"]'],
    setUp: ['[data-action="begin"]'],
    moves: [
      '[data-target]',
      '[data-question] [data-choice]',
      '[data-hand-card][data-answer]',
      '[data-action="none"]',
      '[data-action="pass"]',
      '[data-hand-card][data-playable]',
      '[data-action="battle"]',
      '[data-action="end-turn"]',
    ],
    end: ['[data-action="concede"]', 'dialog [data-action="concede"]'],
  },
  'stygian-society': {
    door: ['a[href="/new/stygian-society"]'],
    setUp: ['[data-action="begin"]'],
    moves: SOCIETY,
    end: {
      table: {
        game: 'stygian-society',
        setup: {
          ...{ players: 1, tower: 'fast' },
          position: {
            physical: false,
            heroes: [{ hero: 'Knight' }, { hero: 'Doctor' }, { hero: 'Burglar' }],
            ...{ floor: 6, place: 'Lady Hemlock', field: { red: 5 }, wounds: 24 },
          },
        },
        seats: [{ holder: 'me' }],
        seed: 'staged',
      },
      moves: ['[data-card][data-usable][aria-label^="Catch Breath"]', ...SOCIETY],
    },
  },
};

const seqOf = (page: EnginePage): Promise<number> =>
  page.evaluate(() => Number(document.querySelector('[data-table]')?.getAttribute('data-seq')));

/** Presses what can be pressed, the first that is free, until it is done. */
async function pressUntil(
  page: EnginePage,
  moves: readonly string[],
  isDone: () => Promise<boolean>,
): Promise<void> {
  const pressed: string[] = [];
  await until(`A move in ${page.engine}`, async () => {
    if (await isDone()) return true;
    for (const selector of [...moves, CLOSE])
      if (await page.tryPress(selector)) {
        pressed.push(selector);
        break;
      }
    return (await isDone()) || undefined;
  }).catch((cause: unknown) => {
    throw new Error(`No move in ${page.engine} after pressing ${pressed.slice(-9).join(', ')}.`, { cause });
  });
}

/** Makes one move. */
async function move(page: EnginePage, { moves }: Path): Promise<void> {
  const before = await seqOf(page);
  await pressUntil(page, moves, async () => (await seqOf(page)) > before);
}

async function endGame(page: EnginePage, url: string, { end }: Path): Promise<void> {
  if ('table' in end) {
    await openTable(page, url, end.table);
    await pressUntil(page, end.moves, () => page.isThere('main[data-result]'));
  } else for (const selector of end) await page.press(selector);
  await page.waitFor('main[data-result]');
}

/** Runs in the page. */
const postTable = async (data: object): Promise<string> => {
  const answer = await fetch('/api/tables', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(data),
  });
  if (!answer.ok) throw new Error(`No table was opened: ${await answer.text()}`);
  return ((await answer.json()) as { table: string }).table;
};

/** Opens a table as the person of a page, and goes there. */
export async function openTable(page: EnginePage, url: string, data: object): Promise<void> {
  const table = await page.evaluate(postTable, data);
  await page.open(`${url}/table/${table}`);
  await page.waitFor('[data-table] main');
}

/** What would have to be scrolled sideways. */
const tooWide = (page: EnginePage): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** What the front page shows last: leaving it before would break off what it loads. */
const LAST = '[data-climb-as]';

/** The front page, with stories told at once. */
export async function openFront(page: EnginePage, url: string, motion: 'less' | 'full'): Promise<void> {
  await page.resize(WIDE);
  await page.open(`${url}/`);
  await page.waitFor(LAST);
  const settings = JSON.stringify({ speed: motion === 'less' ? 'instant' : 'normal', motion });
  await page.evaluate((value) => localStorage.setItem('three-spires.settings', value), settings);
  await page.reload();
  await page.waitFor(LAST);
}

const DEVICE = '[data-world="device"]';

/** The first moves of a game on this device, a reload, and the moves after it. */
export async function playOnDevice(page: EnginePage, url: string, game: string): Promise<void> {
  const path = PATHS[game];
  if (path === undefined) throw new Error(`No path through ${game}.`);
  await openFront(page, url, 'less');
  for (const selector of [DEVICE, `${DEVICE}[aria-pressed="true"]`, ...path.door, ...path.setUp])
    await page.press(selector);
  await page.waitFor('[data-table] main');
  expect(await page.evaluate(() => location.pathname)).toMatch(/^\/table\/here-/);
  await move(page, path);
  await move(page, path);
  const before = await seqOf(page);
  await page.reload();
  await page.waitFor('[data-table] main');
  expect(await seqOf(page)).toBeGreaterThanOrEqual(before);
  await move(page, path);
  expect(await page.errors()).toEqual([]);
}

/** From the front page through the first moves of a game, a reload and the size of a phone to its end. */
export async function playThrough(page: EnginePage, url: string, game: string): Promise<void> {
  const path = PATHS[game];
  if (path === undefined) throw new Error(`No path through ${game}.`);
  await openFront(page, url, 'less');
  for (const selector of [...path.door, ...path.setUp]) await page.press(selector);
  await page.waitFor('[data-table] main');
  await move(page, path);
  await move(page, path);
  const before = await seqOf(page);
  await page.reload();
  await page.waitFor('[data-table] main');
  expect(await seqOf(page)).toBeGreaterThanOrEqual(before);
  await page.resize(PHONE);
  expect(await tooWide(page)).toBeLessThanOrEqual(0);
  await move(page, path);
  await endGame(page, url, path);
  expect(await tooWide(page)).toBeLessThanOrEqual(0);
  expect(await page.errors()).toEqual([]);
}
