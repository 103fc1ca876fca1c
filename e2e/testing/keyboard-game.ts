import type { Page } from 'playwright-core';

type Played = {
  readonly moves?: number;
  readonly luck?: number;
  /** Options that lead to and fro are left out by what they say. */
  readonly idle?: RegExp;
};

/** What text mode shows: the newest entry, whether it is my turn, the options, the end. */
type Shown = {
  readonly seq: string;
  readonly over: string | null;
  readonly options: readonly string[];
};

const read = (page: Page): Promise<Shown | undefined> =>
  page.evaluate(() => {
    const table = document.querySelector('[data-plain-table]');
    if (table === null) return undefined;
    const options = [...table.querySelectorAll('[data-option]')].map((each) => each.textContent ?? '');
    return { seq: table.getAttribute('data-seq') ?? '', over: table.getAttribute('data-over'), options };
  });

const MOST_TABS = 60;

/** Presses Tab until the field for numbers has the focus; false if it has gone, because others have decided. */
export async function tabToNumber(page: Page): Promise<boolean> {
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    const [isThere, isGone] = await page.evaluate(() => [
      document.activeElement?.getAttribute('name') === 'number',
      document.querySelector('[name="number"]') === null,
    ]);
    if (isThere) return true;
    if (isGone) return false;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The field for numbers was not reached with ${MOST_TABS} tabs.`);
}

/** Waits until there is an option that leads on, or the game is over. */
const asked = async (page: Page, idle: RegExp): Promise<Shown> => {
  await page.waitForFunction((source) => {
    const table = document.querySelector('[data-plain-table]');
    if (table?.hasAttribute('data-over')) return true;
    const isIdle = new RegExp(source);
    return [...(table?.querySelectorAll('[data-option]') ?? [])].some(
      (each) => !isIdle.test(each.textContent ?? ''),
    );
  }, idle.source);
  const shown = await read(page);
  if (shown === undefined) throw new Error('The table has gone.');
  return shown;
};

/** Waits until the position is another one, or the page says why not. */
const answered = (page: Page, seq: string): Promise<unknown> =>
  page.waitForFunction((before) => {
    const table = document.querySelector('[data-plain-table]');
    const alerts = [...document.querySelectorAll('[role="alert"]')].map((each) => each.textContent ?? '');
    return table?.getAttribute('data-seq') !== before || alerts.some((text) => text !== '');
  }, seq);

export type KeyboardGame = { readonly moves: number; readonly over: string | null };

const NOTHING = /^$/;

/** Plays a table in text mode with the keyboard alone, at random, to its end or for some moves. */
export async function playByKeyboard(page: Page, played: Played = {}): Promise<KeyboardGame> {
  const { moves = Number.POSITIVE_INFINITY, idle = NOTHING } = played;
  let random = played.luck ?? 1;
  let made = 0;
  for (;;) {
    const shown = await asked(page, idle);
    if (shown.over !== null || made >= moves) return { moves: made, over: shown.over };
    const numbers = shown.options.flatMap((line, at) => (idle.test(line) ? [] : [at + 1]));
    random = (Math.imul(random, 1_664_525) + 1_013_904_223) >>> 0;
    const number = numbers[(random >>> 8) % numbers.length];
    if (number === undefined || !(await tabToNumber(page))) continue;
    await page.keyboard.type(String(number));
    await page.keyboard.press('Enter');
    await answered(page, shown.seq);
    made++;
  }
}
