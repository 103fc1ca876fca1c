// Screens of the library, the rulebook and the sandbox.
import type { Page } from 'playwright-core';

type Shoot = (page: Page, name: string) => Promise<void>;

export async function rulebook(page: Page, url: string, shoot: Shoot): Promise<void> {
  await page.goto(`${url}/rules`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await shoot(page, 'rulebook');
  await page.goto(`${url}/rules/slay-the-spire/STS-17.5`);
  await page.locator('[data-current]').waitFor();
  await shoot(page, 'rulebook-chapter');
  await page.goto(`${url}/rules/slay-the-spire/vulnerable`);
  await page.locator('[data-keyword][data-current]').waitFor();
  await shoot(page, 'rulebook-glossary');
  await page.getByRole('searchbox', { name: 'Search the rules' }).fill('multi-hit');
  await page.waitForTimeout(300);
  await shoot(page, 'rulebook-search');
  for (const game of ['slay-the-spire', 'mystic-spires', 'stygian-society']) {
    await page.goto(`${url}/rules/${game}/aid`);
    await page.locator('[data-aid]').waitFor();
    await shoot(page, `aid-${game}`);
    await page.goto(`${url}/sources/${game}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await shoot(page, `sources-${game}`);
  }
}

export async function library(page: Page, url: string, shoot: Shoot): Promise<void> {
  await page.goto(`${url}/library`);
  await page.locator('[data-entry]').first().waitFor();
  await shoot(page, 'library');
  await page.goto(`${url}/library/slay-the-spire?kind=enemy&act=1`);
  await page.locator('[data-entry]').first().waitFor();
  await shoot(page, 'library-enemies');
  await page.goto(`${url}/library/slay-the-spire?q=vulnerable&upgraded=1`);
  await page.locator('[data-entry]').first().waitFor();
  await shoot(page, 'library-search');
  await page.goto(`${url}/library/slay-the-spire?kind=relic`);
  await page.locator('[data-entry]').first().waitFor();
  await shoot(page, 'library-relics');
  await page.goto(`${url}/library/slay-the-spire?kind=event`);
  await page.locator('[data-entry]').first().waitFor();
  await shoot(page, 'library-events');
  for (const [name, place] of [
    ['library-card', 'card/bash'],
    ['library-enemy', 'enemy/a1-boss-guardian'],
    ['library-relic', 'bossRelic/wrist-blade'],
    ['library-map', 'map/act-i-map-side-a'],
    ['library-board', 'board/defect'],
  ] as const) {
    await page.goto(`${url}/library/slay-the-spire/${place}`);
    await page.locator('[data-opened]').waitFor();
    await shoot(page, name);
  }
}

export async function sandbox(page: Page, url: string, shoot: Shoot): Promise<void> {
  await page.goto(`${url}/sandbox`);
  await page.locator('[data-verdict="good"]').waitFor();
  await shoot(page, 'sandbox');
  await page.getByRole('button', { name: 'The Guardian, wounded' }).click();
  await shoot(page, 'sandbox-boss');
  await page.getByRole('button', { name: 'Four climbers' }).click();
  await shoot(page, 'sandbox-four');
  await page.getByRole('button', { name: 'Add to Hand' }).first().click();
  await page.getByRole('searchbox').fill('strike');
  await page.waitForTimeout(400);
  await shoot(page, 'sandbox-picker');
}
