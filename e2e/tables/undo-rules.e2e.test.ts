/** What may be taken back in the other two games; e2e/tables/fairness.e2e.test.ts shows the same for Slay the Spire. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { andWait, catchUp, reached, seqOf } from '../testing/fight.ts';
import { inBrowser } from '../testing/in-browser.ts';
import { joinTable, step } from '../testing/mystic-spires-battle.ts';
import { goToTable, openTable } from '../testing/opened.ts';
import { pressFirst } from '../testing/press-first.ts';
import { settled } from '../testing/settled.ts';

const { app, newPage } = inBrowser();

const mark = (page: Page) => page.getByRole('button', { name: 'Practice' });
const undo = (page: Page) => page.getByRole('button', { name: /[Uu]ndo/ }).first();
const isBarred = async (page: Page): Promise<boolean> =>
  (await undo(page).getAttribute('aria-disabled')) === 'true';

/** Opens a table without a seed, so that only free undo makes it practice. */
async function open(page: Page, data: object, freeUndo: boolean): Promise<string> {
  const { table } = await openTable(page, app.url, { ...data, ...(freeUndo ? { freeUndo } : {}) });
  await goToTable(page, app.url, table);
  return table;
}

const expectPractice = async (page: Page): Promise<void> => {
  await mark(page).focus();
  await page.getByRole('tooltip').getByText('Free undo').waitFor();
};

const stepLimit = 40;

describe('a duel of Mystic Spires', () => {
  const DUEL = {
    game: 'mystic-spires',
    setup: { decks: ["Sleepers' Court", 'March of Cinders'], first: 'first' },
    seats: [{ holder: 'me' }, { holder: 'open' }],
  };

  /** Two people play until the first of them has made a move and the second has been asked. */
  const duel = async (freeUndo: boolean): Promise<readonly [Page, Page]> => {
    const [host, guest] = [await newPage(), await newPage()];
    const table = await open(host, DUEL, freeUndo);
    await joinTable(host, guest, app.url, table);
    for (
      let steps = 0;
      steps < stepLimit && (await guest.locator('[data-moment="acting"]').count()) === 0;
      steps++
    )
      for (const [page, other] of [
        [host, guest],
        [guest, host],
      ] as const)
        if ((await guest.locator('[data-moment="acting"]').count()) === 0 && (await step(page)))
          await catchUp(other, page);
    // What the guest is asked came after what the host has seen so far.
    await catchUp(host, guest);
    return [host, guest];
  };

  test('that counts closes undo where a card was seen or the opponent was asked', async () => {
    const [host] = await duel(false);
    expect(await mark(host).count()).toBe(0);
    expect(await isBarred(host)).toBe(true);
    expect(await undo(host).getAttribute('aria-label')).toMatch(
      /(you have seen something|has been asked) since/,
    );
    const before = await seqOf(host);
    await undo(host).focus();
    await host.keyboard.press('Enter');
    await host.getByRole('alert').waitFor();
    expect(await seqOf(host)).toBe(before);
  });

  test('with free undo is marked as practice, and any move can be taken back', async () => {
    const [host, guest] = await duel(true);
    await expectPractice(host);
    expect(await isBarred(host)).toBe(false);
    const asks = (await undo(host).getAttribute('aria-label'))?.startsWith('Ask') === true;
    const before = await seqOf(host);
    await undo(host).click();
    if (asks) await guest.getByRole('button', { name: 'Agree' }).click();
    await reached(host, before + 1);
  });
});

describe('a game of The Stygian Society', () => {
  const TOWER = {
    game: 'stygian-society',
    setup: { players: 1, heroes: ['Knight', 'Doctor', 'Burglar'], tower: 'fast' },
    seats: [{ holder: 'me' }],
  };

  const ANSWERED = ['[data-does="pay"]', '[data-target]', '[data-question] [data-choice]'];
  const PICKED_UP = [
    '[data-acting] [data-type="action"][data-usable]',
    '[data-card][data-usable][aria-label^="Brawl"]',
  ];

  const playUntil = async (page: Page, isThere: () => Promise<boolean>): Promise<void> => {
    for (let presses = 0; presses < stepLimit && !(await isThere()); presses++) {
      await pressFirst(page, ANSWERED, PICKED_UP);
      await settled(page);
    }
    expect(await isThere()).toBe(true);
  };

  test('that counts closes undo once cubes have fallen; with free undo they are taken back', async () => {
    const counts = await newPage();
    await open(counts, TOWER, false);
    expect(await mark(counts).count()).toBe(0);
    await playUntil(counts, () => isBarred(counts));
    expect(await undo(counts).getAttribute('aria-label')).toContain('you have seen something since');

    const practice = await newPage();
    await open(practice, TOWER, true);
    await expectPractice(practice);
    const fallen = await seqOf(counts);
    await playUntil(practice, async () => (await seqOf(practice)) >= fallen);
    expect(await isBarred(practice)).toBe(false);
    await andWait(practice, () => undo(practice).click());
  });
});
