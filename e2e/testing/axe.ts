import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { whileSeen } from './unseen.ts';

/**
 * Everything axe calls serious or critical, in a form that reads well when a test fails. The "legacy" mode only means
 * that frames of other origins are not checked, and there are none. It saves opening a second page per check, and passed
 * rules are not described. Together that cuts the time to a fifth.
 */
export async function seriousProblems(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await whileSeen(page, () => axe.analyze());
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary}`),
    );
}

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** The same on a desktop and on a phone. On the phone, nothing may overflow sideways either. */
export async function problemsAtBothWidths(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const size of [PHONE, WIDE]) {
    await page.setViewportSize(size);
    found.push(...(await seriousProblems(page)));
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    if (wide > size.width) found.push(`the page is ${wide} pixels wide on a screen of ${size.width}`);
  }
  return found;
}
