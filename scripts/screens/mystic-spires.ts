import type { Page } from 'playwright-core';
import { andWait } from '../../e2e/testing/fight.ts';
import {
  BATTLE,
  CASCADE,
  GRAVEYARD,
  LETHAL,
  openMysticSpires,
  openPosition,
  RICH,
} from '../../e2e/testing/mystic-spires-battle.ts';

type Shoot = (page: Page, name: string) => Promise<void>;

const SETTLED_MS = 900;
const HOT_SEAT = [{ holder: 'me' }, { holder: 'me' }] as const;

const settled = (page: Page): Promise<void> => page.waitForTimeout(SETTLED_MS);

/** A crowded table, previews, the Cascade, questions and endings. */
export async function battles(page: Page, url: string, shoot: Shoot): Promise<void> {
  await openPosition(page, url, RICH);
  await settled(page);
  await shoot(page, 'mystic-spires');
  await page.locator('[data-hand-card][aria-label^="Greedy Hands"]').click();
  await page.locator('[data-target]').first().hover();
  await shoot(page, 'mystic-spires-preview');
  await page.keyboard.press('Escape');
  await page.locator('[data-thing][aria-label^="Berserk"]').click();
  await settled(page);
  await shoot(page, 'mystic-spires-inspect');
  await page.keyboard.press('Escape');
  await page.locator('[data-zone="graveyard"]').last().click();
  await settled(page);
  await shoot(page, 'mystic-spires-graveyard');
  await page.keyboard.press('Escape');
  await openPosition(page, url, CASCADE, HOT_SEAT);
  await page.getByRole('button', { name: /I am/ }).click();
  await page.locator('[data-ability]').first().click();
  await andWait(page, () => page.locator('[data-target]').first().click());
  await page.getByRole('button', { name: /I am/ }).click();
  await settled(page);
  await shoot(page, 'mystic-spires-respond');
  await page.locator('[data-hand-card]').first().click();
  await andWait(page, () => page.locator('[data-target]').first().click());
  await page.getByRole('button', { name: /I am/ }).click();
  await settled(page);
  await shoot(page, 'mystic-spires-disrupted');
  await openPosition(page, url, BATTLE);
  await page.locator('[data-thing][aria-label^="Cinder Lancer"]').click();
  await page.locator('[data-tower][data-target]').hover();
  await settled(page);
  await shoot(page, 'mystic-spires-attack');
  await openMysticSpires(page, url, { first: 'throw' }, [{ holder: 'me' }, { holder: 'open' }]);
  await settled(page);
  await shoot(page, 'mystic-spires-throw');
  await openPosition(page, url, GRAVEYARD);
  await page.locator('[data-hand-card]').first().click();
  await andWait(page, () => page.locator('[data-hand-card]').first().click());
  await settled(page);
  await shoot(page, 'mystic-spires-search');
  await openPosition(page, url, { ...BATTLE, turnPlayer: 2, phase: 'Battle' }, HOT_SEAT);
  await page.getByRole('button', { name: /I am/ }).click();
  await page.locator('[data-thing][data-usable]').first().click();
  await andWait(page, () => page.locator('[data-tower][data-target]').click());
  await settled(page);
  await shoot(page, 'mystic-spires-hand-over');
  await openPosition(page, url, LETHAL, [{ holder: 'me' }, { holder: 'bot', level: 'adept' }]);
  await andWait(page, () => page.locator('[data-action="battle"]').click());
  await page.locator('[data-thing][data-usable]').first().click();
  await page.locator('[data-tower][data-target]').click();
  await page.locator('main[data-result]').waitFor();
  await shoot(page, 'mystic-spires-victory');
  await page.goto(`${url}/learn/mystic-spires/duel`);
  await page.locator('[data-step="welcome"]').waitFor();
  for (const step of ['tower', 'crystal']) {
    await page.locator('[data-learn="next"]').click();
    await page.locator(`[data-step="${step}"]`).waitFor();
  }
  await settled(page);
  await shoot(page, 'mystic-spires-learn');
}
