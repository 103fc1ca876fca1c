import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { catchUp, isOver, isRewards, seqOf, step } from '../testing/fight.ts';
import { inBrowser } from '../testing/in-browser.ts';
import { openAt, passLobby } from '../testing/opened.ts';

const { app, newPage } = inBrowser();

const CHARACTERS = ['Ironclad', 'Silent', 'Defect', 'Watcher'] as const;

const party = {
  die: 4,
  players: CHARACTERS.map((character) => ({
    character,
    hand: ['Strike', 'Strike', 'Defend'],
    draw: ['Strike', 'Defend', 'Strike', 'Defend', 'Strike', 'Defend'],
  })),
  enemies: [1, 2, 3, 4].map((row) => ({ name: 'Red Louse', row, hp: 2 })),
};

const person = async (width: number): Promise<Page> => newPage({ viewport: { width, height: 860 } });

test('four people in four browsers win a fight together', async () => {
  const host = await person(1440);
  const table = await openAt(host, app.url, party, ['me', 'open', 'open', 'open']);
  const { invite } = (await (await host.request.get(`${app.url}/api/tables/${table}`)).json()) as {
    invite: string;
  };
  const pages = [host];
  for (const [place, character] of CHARACTERS.slice(1).entries()) {
    const guest = await person([1024, 390, 1280][place] ?? 1024);
    await guest.goto(`${app.url}/join/${table}/${invite}`);
    await guest.getByRole('button', { name: new RegExp(character) }).click();
    await guest.locator('[data-table] main').waitFor();
    await passLobby(guest);
    await guest.locator('[data-hand-card]').first().waitFor();
    expect(await guest.locator('[data-figure^="player"]').count()).toBe(4);
    pages.push(guest);
  }
  const fought = async (page: Page): Promise<boolean> => (await isRewards(page)) || (await isOver(page));
  for (let steps = 0; steps < 80 && !(await fought(host)); steps++)
    for (const page of pages) {
      if (!(await fought(page))) await step(page);
      for (const other of pages) await catchUp(other, page);
    }
  for (const page of pages) await page.locator('[data-action="confirm-rewards"]').waitFor();
  const seqs = async (): Promise<number> => new Set(await Promise.all(pages.map((page) => seqOf(page)))).size;
  await expect.poll(seqs).toBe(1);
});
