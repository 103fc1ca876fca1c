// Screens of the decks, new battles and the shelf of Mystic Spires.
import type { Page } from 'playwright-core';

type Shoot = (page: Page, name: string, fullPage?: boolean) => Promise<void>;

export async function decks(page: Page, url: string, shoot: Shoot): Promise<void> {
  await page.goto(`${url}/decks`);
  await page.locator('[data-deck]').first().waitFor();
  await shoot(page, 'decks');
  await page.goto(`${url}/decks/new?copy=${encodeURIComponent('March of Cinders')}`);
  await page.locator('[data-saving="saved"]').waitFor({ state: 'attached' });
  await page.locator('[data-pool]').first().waitFor();
  await shoot(page, 'deck-builder');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: /^Deck \(/ }).click();
  await shoot(page, 'deck-builder-deck');
  await page.getByRole('button', { name: 'Test hand' }).click();
  await page.locator('[data-test-hand]').waitFor();
  await shoot(page, 'deck-hand');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Export' }).click();
  await shoot(page, 'deck-export');
  await page.keyboard.press('Escape');
  await page.goto(`${url}/decks`);
  await page.locator('[data-deck]').first().waitFor();
  await shoot(page, 'decks-mine');
  await page.goto(`${url}/new/mystic-spires`);
  await page.locator('[data-action="begin"]').waitFor();
  await shoot(page, 'new-duel', true);
}

export async function mysticSpiresShelf(page: Page, url: string, shoot: Shoot): Promise<void> {
  await page.goto(`${url}/library/mystic-spires`);
  await page.locator('[data-entry]').first().waitFor();
  await shoot(page, 'mystic-spires-library');
  await page.goto(`${url}/library/mystic-spires?kind=tower`);
  await page.locator('[data-entry]').first().waitFor();
  await shoot(page, 'mystic-spires-towers');
  for (const [name, place] of [
    ['mystic-spires-card', 'unit/cinder-lancer'],
    ['mystic-spires-tower', 'tower/the-kiln-spire'],
  ] as const) {
    await page.goto(`${url}/library/mystic-spires/${place}`);
    await page.locator('[data-opened]').waitFor();
    await shoot(page, name);
  }
  await page.goto(`${url}/rules/mystic-spires/MYS-40.2`);
  await page.locator('[data-current]').waitFor();
  await shoot(page, 'mystic-spires-rules');
  await page.goto(`${url}/sandbox/mystic-spires`);
  await page.locator('[data-verdict="good"]').waitFor();
  await shoot(page, 'mystic-spires-sandbox');
  await page.getByRole('button', { name: 'In the Battle Phase' }).click();
  await shoot(page, 'mystic-spires-sandbox-battle', true);
}
