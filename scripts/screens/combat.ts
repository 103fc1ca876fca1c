import type { Page } from 'playwright-core';
import { andWait } from '../../e2e/testing/fight.ts';
import { boss, clock, crowd, orbs, roll } from '../../e2e/testing/positions.ts';
import { stage } from '../../e2e/testing/staged.ts';

type Shoot = (page: Page, name: string) => Promise<void>;

const SETTLED_MS = 1_400;

const opened = async (page: Page, url: string, position: Parameters<typeof stage>[2]): Promise<void> => {
  await stage(page, url, position);
  await page.waitForTimeout(SETTLED_MS);
};

/** Fights of every kind: many enemies, a Boss, Orbs, stances and a die that can be changed. */
export async function fights(page: Page, url: string, shoot: Shoot): Promise<void> {
  await opened(page, url, crowd);
  await shoot(page, 'crowd');
  await page.locator('[data-hand-card][aria-label^="Strike"]').click();
  await page.locator('[data-target="enemy:3"]').hover();
  await shoot(page, 'crowd-preview');
  await page.keyboard.press('Escape');
  await opened(page, url, boss);
  await shoot(page, 'boss');
  await opened(page, url, clock);
  await shoot(page, 'clock');
  await opened(page, url, orbs);
  await shoot(page, 'orbs');
  await andWait(page, () => page.locator('[data-hand-card][aria-label^="Recursion"]').click());
  await page.waitForTimeout(SETTLED_MS);
  await shoot(page, 'orb-question');
  await opened(page, url, roll);
  await shoot(page, 'die-window');
}

/** The list of lessons, and the first of them step by step. */
export async function learn(page: Page, url: string, shoot: Shoot): Promise<void> {
  await page.goto(`${url}/learn/slay-the-spire`);
  await page.locator('[data-lesson]').first().waitFor();
  await shoot(page, 'learn-lessons');
  await page.goto(`${url}/learn/slay-the-spire/fight`);
  const next = page.locator('[data-learn="next"]');
  await next.waitFor();
  await page.waitForTimeout(SETTLED_MS);
  await shoot(page, 'learn');
  await next.click();
  await shoot(page, 'learn-intent');
  for (const step of ['incoming', 'energy']) {
    await next.click();
    await page.locator(`[data-step="${step}"]`).waitFor();
  }
  await shoot(page, 'learn-energy');
  await next.click();
  await page.locator('[data-hand-card][aria-label^="Strike"]').first().click();
  await page.locator('[data-step="attack"]').waitFor();
  await shoot(page, 'learn-attack');
}
