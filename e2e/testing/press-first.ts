import type { Locator, Page } from 'playwright-core';
import { press, pressAndWait, seqOf } from './fight.ts';

/** Picks something up. Pressed again while the table moves, a card would show what is printed on it. */
async function pickUp(page: Page, thing: Locator): Promise<void> {
  const before = await seqOf(page);
  if (!(await press(thing))) return;
  await page.waitForFunction(
    (seq) =>
      Number(document.querySelector('[data-table]')?.getAttribute('data-seq')) > seq ||
      document.querySelector('[data-target], [data-picked], [data-question], [role="alert"]') !== null,
    before,
  );
}

/** The first of these that is on the page. */
async function firstOf(page: Page, selectors: readonly string[]): Promise<Locator | undefined> {
  const found = selectors.map((selector) => page.locator(`${selector}:visible`).first());
  const counts = await Promise.all(found.map((each) => each.count()));
  return found[counts.findIndex((count) => count > 0)];
}

/**
 * Presses the first thing that is there: of what the table answers, else of what is only picked up. Waits a moment where
 * there is nothing to press.
 */
export async function pressFirst(
  page: Page,
  answered: readonly string[],
  pickedUp: readonly string[],
): Promise<void> {
  const answer = await firstOf(page, answered);
  const thing = answer === undefined ? await firstOf(page, pickedUp) : undefined;
  if (answer !== undefined) await pressAndWait(page, answer);
  else if (thing !== undefined) await pickUp(page, thing);
  else await page.waitForTimeout(50);
}
