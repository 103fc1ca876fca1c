import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { problemsAtBothWidths, seriousProblems } from '../testing/axe.ts';
import { closeDialog } from '../testing/dialog.ts';
import { andWait } from '../testing/fight.ts';
import { inBrowser } from '../testing/in-browser.ts';
import { settled } from '../testing/settled.ts';

const { app, newPage } = inBrowser();

const person = async (): Promise<Page> => newPage();

const mark = (page: Page) => page.getByRole('button', { name: 'Practice' });
const undo = (page: Page) => page.getByRole('button', { name: /^Undo/ });
const freeUndo = (page: Page) => page.getByRole('checkbox', { name: /^Free undo/ });

/** A first fight, with free undo or without. */
const beginFight = async (page: Page, isFree: boolean): Promise<void> => {
  await page.goto(`${app.url}/new`);
  await page.locator('input[name="mode"][value="firstFight"]').check({ force: true });
  if (isFree) await freeUndo(page).check({ force: true });
  await page.getByRole('button', { name: 'Begin the fight' }).click();
  await page.locator('[data-hand-card]').first().waitFor();
  await settled(page);
};

const defends = (page: Page) => page.locator('[data-hand-card][aria-label^="Defend"]');

/** The same with a Defend in hand. A seed would make it practice, and one hand in forty has none. */
const beginWithDefend = async (page: Page): Promise<void> => {
  do await beginFight(page, false);
  while ((await defends(page).count()) === 0);
};

/** Ends the turn: cards are drawn and the die is rolled. */
const endTurn = async (page: Page): Promise<void> => {
  await andWait(page, () => page.locator('[data-action="end-turn"]').click());
  await page.locator('[data-action="end-turn"]:not([disabled])').waitFor();
};

describe('undo', () => {
  test('stops where something was revealed, and says why to mouse and keyboard', async () => {
    const page = await person();
    await beginWithDefend(page);
    expect(await mark(page).count()).toBe(0);
    await andWait(page, () => defends(page).first().click());
    await andWait(page, () => undo(page).click());
    await endTurn(page);
    expect(await undo(page).getAttribute('aria-disabled')).toBe('true');
    expect(await undo(page).getAttribute('aria-label')).toContain('you have seen something since');
    await undo(page).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('alert').getByText('You have seen something since').waitFor();
    expect(await seriousProblems(page)).toEqual([]);
  });

  test('is free at a practice table, which says so', async () => {
    const page = await person();
    await beginFight(page, true);
    await endTurn(page);
    await andWait(page, () => undo(page).click());
    await mark(page).focus();
    await page.getByRole('tooltip').getByText('Free undo').waitFor();
    expect(await problemsAtBothWidths(page)).toEqual([]);
    await page.goto(app.url);
    await page.getByText(/ · Practice$/).waitFor();
  });
});

describe('a game of Mystic Spires with a chosen seed', () => {
  test('is practice, and everyone who joins is told before and at the table', async () => {
    const [host, guest] = [await person(), await person()];
    await host.goto(`${app.url}/new/mystic-spires`);
    await host.locator('input[name="opponent"][value="friend"]').check({ force: true });
    await host.getByRole('textbox', { name: /^Seed/ }).fill('heron');
    await host.getByRole('button', { name: 'Begin the duel' }).click();
    await host.locator('[data-table] main').waitFor();
    const link = await host.getByRole('textbox', { name: 'Invitation link' }).inputValue();
    expect(await seriousProblems(host)).toEqual([]);

    await guest.goto(link);
    await guest.getByText('This game is practice.').waitFor();
    await guest.getByText('Chosen seed').waitFor();
    expect(await problemsAtBothWidths(guest)).toEqual([]);
    await guest.getByRole('button', { name: /^Play with/ }).click();
    await guest.locator('[data-table] main').waitFor();
    for (const page of [host, guest]) {
      await mark(page).hover();
      await page.getByRole('tooltip').getByText('Chosen seed').waitFor();
    }
  });

  test('goes on with a bot in a seat that was left, which its opponent cannot take', async () => {
    const [host, guest] = [await person(), await person()];
    await host.goto(app.url);
    const answer = await host.request.post(`${app.url}/api/tables`, {
      data: {
        game: 'mystic-spires',
        setup: { decks: ["Sleepers' Court", 'March of Cinders'], first: 'first' },
        seats: [{ holder: 'me' }, { holder: 'open' }],
      },
    });
    const { table, invite } = (await answer.json()) as { table: string; invite: string };
    await guest.goto(app.url);
    await guest.request.post(`${app.url}/api/tables/${table}/seats`, { data: { invite } });
    await guest.request.delete(`${app.url}/api/tables/${table}/seats/1`);
    await host.goto(`${app.url}/join/${table}/${invite}`);
    await host.getByText('it waits for the player who left it').waitFor();
    await host.goto(`${app.url}/table/${table}`);
    expect(await host.getByRole('button', { name: /Take the seat/ }).count()).toBe(0);
    await host.getByRole('button', { name: /Let a bot play/ }).click();
    await host.locator('[data-action="last-seat-yes"]').click();
    await host.locator('[data-lobby]').waitFor({ state: 'detached' });
    await host.getByRole('button', { name: 'People at this table' }).click();
    await host.getByText('a bot').waitFor();
    await closeDialog(host);
  });
});

test('The Stygian Society offers free undo as well', async () => {
  const page = await person();
  await page.goto(`${app.url}/new/stygian-society`);
  await freeUndo(page).check({ force: true });
  await page.getByText('Free undo: practice').waitFor();
  expect(await problemsAtBothWidths(page)).toEqual([]);
  await page
    .getByRole('button', { name: /Begin|Enter|Climb/ })
    .last()
    .click();
  await mark(page).waitFor();
});
