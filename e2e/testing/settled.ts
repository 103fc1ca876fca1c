import type { Page } from 'playwright-core';

/** Waits until a page that has just been drawn accepts input: keys pressed before that would be lost. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  );
}
