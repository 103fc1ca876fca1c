import type { Page } from 'playwright-core';
import { andWait } from '../../e2e/testing/fight.ts';
import { QUESTIONS, ROOMS, type Room } from '../../e2e/testing/room-positions.ts';
import { stage } from '../../e2e/testing/staged.ts';

type Shoot = (page: Page, name: string) => Promise<void>;

const SCENES: readonly (readonly [string, Room])[] = Object.entries({ ...ROOMS, ...QUESTIONS });

/** Every place between combats and every kind of question there, or those named on the command line. */
export async function rooms(first: Page, url: string, shoot: Shoot): Promise<void> {
  const named = SCENES.filter(([name]) => process.argv.includes(name));
  for (const [name, { position, moves }] of named.length > 0 ? named : SCENES) {
    const page = await first.context().newPage();
    page.on('pageerror', (error) => console.error('page error:', error.message));
    await stage(page, url, position, position.players.length, moves);
    await page.waitForTimeout(500);
    await shootRoom(page, name, shoot);
    await page.close();
  }
}

async function shootRoom(page: Page, name: string, shoot: Shoot): Promise<void> {
  if (name.startsWith('rewards') || name.startsWith('treasure')) await revealAll(page);
  if (name === 'upgrade') await page.locator('[data-deck-card="Bash"]').click();
  await page.mouse.move(2, 500);
  await shoot(page, `room-${name}`);
  if (name === 'campfireParty') {
    await page.keyboard.press('d');
    await page.getByRole('dialog').waitFor();
    await shoot(page, 'deck');
  }
  if (name === 'merchant') {
    await page.locator('[data-board] [data-item]').last().click();
    await page.getByRole('dialog').waitFor();
    await shoot(page, 'own-potion');
  }
}

async function revealAll(page: Page): Promise<void> {
  const reveal = page.locator('main').getByRole('button', { name: /^Reveal/ });
  while ((await reveal.count()) > 0) await andWait(page, () => reveal.first().click());
}
