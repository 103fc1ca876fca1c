import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { whileSeen } from './unseen.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Hands axe to a page once: half a megabyte of script at every check took as long as the checks. */
async function bringAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
}

/**
 * Controls that show a printed piece (cards of a hand, figures, heroes and tracks at a table, entries of the library and
 * of stories) have names that begin with the printed name and say what matters in an order that reads well aloud:
 * "Silent, 9 of 9 HP, 0 Block" where the figure shows "Silent 7 3 9/9". This rule wants every visible word in the name,
 * in its order. Set-up, sandbox, rulebook, lessons and the pages of a person pass it.
 */
const PASSED = 'label-content-name-mismatch';

/** What axe knows of its rules: its own list says how bad it is to break one, `getRules` does not. */
type Audited = {
  readonly _audit: { readonly rules: readonly { readonly id: string; readonly impact: string }[] };
};

/** Rules whose results would be dropped are not run: on some pages they took half of the time. */
const RULES = Object.fromEntries(
  (axe as unknown as Audited)._audit.rules
    .filter(({ id, impact }) => id === PASSED || impact === 'minor' || impact === 'moderate')
    .map(({ id }) => [id, { enabled: false }]),
);

/** Everything axe calls serious or critical, in a form that reads well when a test fails. Passed rules are not described. */
export async function seriousProblems(page: Page): Promise<string[]> {
  await bringAxe(page);
  const { violations } = await whileSeen(page, () =>
    page.evaluate((rules) => window.axe.run(document, { resultTypes: ['violations'], rules }), RULES),
  );
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
