import { mysticSpires } from '@three-spires/mystic-spires';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { problemsAtBothWidths } from '../testing/axe.ts';
import { closeDialog } from '../testing/dialog.ts';
import { noOverlaps, SIZES } from '../testing/geometry.ts';
import { inBrowser } from '../testing/in-browser.ts';
import { openForTwo } from '../testing/opened.ts';
import { openFor, playAtRandom } from '../testing/random-game.ts';
import { settled } from '../testing/settled.ts';

const { app, newPage } = inBrowser();
let ann: Page;
let bob: Page;
let table: string;
let invite: string;

const person = async (name: string): Promise<Page> => {
  const page = await newPage();
  await page.goto(`${app.url}/credits`);
  await page.evaluate(
    (given) =>
      fetch('/api/me', {
        method: 'PATCH',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name: given }),
      }),
    name,
  );
  return page;
};

const join = async (page: Page): Promise<void> => {
  await page.goto(`${app.url}/join/${table}/${invite}`);
  await page.getByRole('button', { name: /Silent/ }).click();
  await page.locator('[data-table]').waitFor();
};

beforeAll(async () => {
  [ann, bob] = [await person('Ann'), await person('Bob')];
  ({ table, invite } = await openForTwo(ann, app.url));
  await ann.goto(`${app.url}/table/${table}`);
  await ann.locator('[data-table]').waitFor();
  await join(bob);
});

const panel = (page: Page) => page.locator('#chat');

const openByKey = async (page: Page): Promise<void> => {
  await settled(page);
  await page.keyboard.press('c');
  await panel(page).waitFor();
};
const lines = (page: Page) => panel(page).getByRole('listitem');

describe('two people at a table', () => {
  test('talk, and see above the table what was said', async () => {
    await ann.getByRole('button', { name: 'Chat', exact: true }).click();
    await ann.getByRole('textbox', { name: 'Your words' }).fill('Shall we begin?');
    await ann.keyboard.press('Enter');
    await lines(ann).filter({ hasText: 'Shall we begin?' }).waitFor();
    await bob.getByRole('log', { name: 'Newly said' }).getByText('Shall we begin?').waitFor();
    await bob.getByRole('button', { name: 'Chat, 1 new' }).click();
    await lines(bob).filter({ hasText: 'Ann' }).waitFor();
    expect(await problemsAtBothWidths(bob)).toEqual([]);
    await bob.keyboard.press('Escape');
    await panel(bob).waitFor({ state: 'detached' });
  });

  test('give signs that appear at the figure', async () => {
    await panel(ann).getByRole('button', { name: 'I can block 5' }).click();
    await bob.getByRole('log', { name: 'Newly said' }).getByText('I can block 5').waitFor();
    const figure = await panel(ann).getByRole('combobox', { name: 'Point at' }).inputValue();
    await panel(ann).getByRole('button', { name: 'do not kill this one yet' }).click();
    // Both at once: the sign is visible for a few seconds only.
    await bob.waitForFunction((at) => {
      const box = document.querySelector(`[data-figure="${at}"]`)?.getBoundingClientRect();
      const sign = document.querySelector('[data-signal="spare"]')?.getBoundingClientRect();
      if (box === undefined || sign === undefined || sign.width === 0) return false;
      const middle = sign.left + sign.width / 2;
      return middle > box.left && middle < box.right;
    }, figure);
    await bob.locator('[data-figure="enemy:0"]').click({ modifiers: ['Alt'] });
    await lines(ann).filter({ hasText: 'look here' }).waitFor();
  });

  test('find the chat again after a reload', async () => {
    await ann.reload();
    await ann.locator('[data-table]').waitFor();
    await openByKey(ann);
    await lines(ann).filter({ hasText: 'Shall we begin?' }).waitFor();
    await ann.keyboard.press('Escape');
  });

  test('are heard by a spectator, who can speak too', async () => {
    const eve = await person('Eve');
    await eve.goto(`${app.url}/join/${table}/${invite}`);
    await eve.getByRole('button', { name: 'Look on' }).click();
    await eve.locator('[data-table]').waitFor();
    expect(await eve.locator('[data-playable]').count()).toBe(0);
    await openByKey(eve);
    await lines(eve).filter({ hasText: 'Shall we begin?' }).waitFor();
    await eve.getByRole('textbox', { name: 'Your words' }).fill('Good luck');
    await eve.keyboard.press('Enter');
    await ann.getByRole('log', { name: 'Newly said' }).getByText('Good luck').waitFor();
  });

  test('can mute it', async () => {
    await bob.getByRole('button', { name: 'Settings', exact: true }).click();
    await bob.getByRole('checkbox', { name: /Mute the chat/ }).check();
    await closeDialog(bob);
    await openByKey(ann);
    await panel(ann).getByRole('button', { name: 'Thank you' }).click();
    await lines(ann).filter({ hasText: 'Thank you' }).waitFor();
    expect(await bob.getByRole('log', { name: 'Newly said' }).count()).toBe(0);
    await bob.getByRole('button', { name: 'Chat', exact: true }).click();
    await lines(bob).filter({ hasText: 'Thank you' }).waitFor();
  });

  test('are told by the page title when it is their turn', async () => {
    await expect.poll(() => ann.title()).toContain('Your turn');
  });

  test('can give a seat back, which another person takes by the link', async () => {
    await bob.getByRole('button', { name: 'People at this table' }).click();
    expect(await problemsAtBothWidths(bob)).toEqual([]);
    await bob.locator('[data-action="give-back"]').click();
    await bob.locator('[data-action="give-back-yes"]').click();
    await bob.waitForURL(/\/join\//);
    await ann.locator('[data-lobby]').waitFor();
    const eve = await person('Eve');
    await join(eve);
    await ann.getByRole('button', { name: 'People at this table' }).click();
    await ann.getByRole('dialog').getByText('Eve', { exact: true }).waitFor();
  });
});

test('an open chat leaves the charts of a finished game in sight', async () => {
  const page = await person('Ann');
  const over = await openFor(page, {
    game: 'mystic-spires',
    setup: { decks: ['March of Cinders', 'Critical Light'] },
    seats: [{ holder: 'me' }, { holder: 'bot' }],
  });
  await playAtRandom(page, over, { luck: 3, moves: 3, concession: mysticSpires.concession ?? 0 });
  await page.goto(`${app.url}/table/${over}`);
  const charts = page.locator('main[data-result] figure');
  await charts.first().waitFor();
  await openByKey(page);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    for (const chart of await charts.all()) {
      await chart.evaluate((element) => element.scrollIntoView({ block: 'start' }));
      await expect.poll(() => noOverlaps(page, ['#chat', 'main[data-result] figure'])).toEqual([]);
    }
  }
});
