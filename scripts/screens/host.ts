// What replay, endings, campaign and chat look like.
import type { Page } from 'playwright-core';
import { openForTwo } from '../../e2e/testing/opened.ts';
import { randomClimb } from '../../e2e/testing/random-climb.ts';

type Shot = (page: Page, name: string) => Promise<void>;

export async function replay(page: Page, url: string, shot: Shot): Promise<void> {
  const table = await randomClimb(page, url, { characters: ['Ironclad', 'Silent'] });
  await page.goto(`${url}/replay/${table}`);
  await page.locator('[data-replay]').waitFor();
  await page.getByRole('button', { name: /Move \d+ of/ }).click();
  await page.getByRole('button', { name: 'Round 2' }).first().click();
  await page.locator('[data-figure^="enemy"]').first().waitFor();
  await page.waitForTimeout(500);
  await shot(page, 'replay-chapters');
  await page.getByRole('button', { name: 'Close' }).click();
  await shot(page, 'replay');
}

export async function story(page: Page, url: string, shot: Shot): Promise<void> {
  const table = await longestClimb(page, url);
  await page.goto(`${url}/table/${table}`);
  await page.getByRole('heading', { name: 'Turning points' }).waitFor();
  await shot(page, 'story-top');
  await page.getByRole('heading', { name: 'The way up' }).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 700);
  await shot(page, 'story-path');
  await page.getByRole('heading', { name: 'The party' }).evaluate((node) => node.scrollIntoView());
  await shot(page, 'story-party');
}

/** A random climb is short; one of several is long enough to show. */
async function longestClimb(page: Page, url: string): Promise<string> {
  let best = { table: '', moves: 0 };
  for (let luck = 1; luck <= 8; luck++) {
    const table = await randomClimb(page, url, { characters: ['Ironclad', 'Silent'], luck });
    const moves = await page.evaluate(
      async (id) => (await (await fetch(`/api/tables/${id}/summary`)).json()).summary.stops.length,
      table,
    );
    if (moves > best.moves) best = { table, moves };
  }
  return best.table;
}

const CAMPAIGN = {
  version: 1,
  boxes: { Ironclad: 8, Silent: 5, Defect: 2, Watcher: 0 },
  colorless: 3,
  actFour: 1,
  ascension: 4,
  achievements: ['Ninja', 'Barricaded', 'Perfect', 'Ruby', 'The Transient'],
  statistics: {
    Ironclad: { games: 14, wins: 3, bosses: 21, bestAct: 4 },
    Silent: { games: 6, wins: 1, bosses: 8, bestAct: 3 },
    Defect: { games: 2, wins: 0, bosses: 1, bestAct: 2 },
    Watcher: { games: 0, wins: 0, bosses: 0, bestAct: 0 },
  },
};

export async function campaign(page: Page, url: string, shot: Shot): Promise<void> {
  await randomClimb(page, url, { characters: ['Defect', 'Watcher'], counts: true });
  await page.evaluate(
    (value) =>
      fetch('/api/campaign/slay-the-spire', {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ campaign: value }),
      }),
    CAMPAIGN,
  );
  await page.goto(`${url}/campaign`);
  await page.getByRole('heading', { name: /Achievements/ }).waitFor();
  await shot(page, 'campaign');
  await page.getByRole('heading', { name: /Achievements/ }).evaluate((node) => node.scrollIntoView());
  await shot(page, 'campaign-achievements');
}

export async function chat(page: Page, url: string, shot: Shot): Promise<void> {
  await page.goto(`${url}/credits`);
  const { table, invite } = await openForTwo(page, url);
  await page.goto(`${url}/table/${table}`);
  await page.locator('[data-table]').waitFor();
  const friend = await (await page.context().browser()?.newContext())?.newPage();
  if (friend === undefined) throw new Error('there is no browser for a friend');
  await friend.goto(`${url}/join/${table}/${invite}`);
  await friend.getByRole('button', { name: /Silent/ }).click();
  await friend.locator('[data-table]').waitFor();
  await friend.keyboard.press('c');
  await friend.getByRole('textbox', { name: 'Your words' }).fill('I take the one in my row.');
  await friend.keyboard.press('Enter');
  await friend.getByRole('button', { name: 'I can block 5' }).click();
  await page.getByRole('button', { name: /^Chat/ }).click();
  await page.getByRole('textbox', { name: 'Your words' }).fill('Good. Then I strike first.');
  await page.keyboard.press('Enter');
  await friend.getByRole('button', { name: 'do not kill this one yet' }).click();
  await page.waitForTimeout(300);
  await shot(page, 'chat');
  await page.getByRole('button', { name: 'Close' }).click();
  await friend.getByRole('button', { name: 'attack this one' }).click();
  await friend.getByRole('button', { name: 'I am ready' }).click();
  await page.waitForTimeout(300);
  await shot(page, 'signals');
  await page.getByRole('button', { name: /People at this table|Invite/ }).click();
  await shot(page, 'people');
  await friend.context().close();
}
