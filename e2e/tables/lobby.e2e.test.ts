import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readQr } from '../../packages/web/kit/qr-reader.ts';
import { problemsAtBothWidths } from '../testing/axe.ts';
import { insideViewport, noOverlaps, SIZES } from '../testing/geometry.ts';
import { inBrowser, WIDE } from '../testing/in-browser.ts';
import { openAt, openTable } from '../testing/opened.ts';

const { app, newPage } = inBrowser();

const person = async (name: string): Promise<Page> => {
  const page = await newPage();
  await page.request.get(`${app.url}/api/me`);
  await page.request.patch(`${app.url}/api/me`, { data: { name } });
  return page;
};

const GAMES = [
  { game: 'slay-the-spire', players: 2, title: 'Slay the Spire', names: ['Ironclad', 'Silent'] },
  { game: 'mystic-spires', players: undefined, title: 'Mystic Spires', names: ['Keeper 1', 'Keeper 2'] },
  { game: 'stygian-society', players: 2, title: 'The Stygian Society', names: [] },
] as const;
type Game = (typeof GAMES)[number];

/** From the front page to the lobby, by at most two clicks. */
const openLobby = async (page: Page, { game, players }: Game): Promise<void> => {
  await page.goto(app.url);
  await page.locator(`article[data-game="${game}"] [data-action="together"]`).click();
  if (players !== undefined) await page.locator(`[data-players="${players}"]`).click();
  await page.locator('[data-lobby] [data-qr]').waitFor();
};

const linkIn = (page: Page): Promise<string> =>
  page.getByRole('textbox', { name: 'Invitation link' }).inputValue();

const seat = (page: Page, number: number) => page.locator(`[data-lobby] [data-seat="${number}"]`);

/** Where a deck is to be chosen, the first one is. */
const choose = async (page: Page): Promise<void> => {
  const button = page.locator('[data-lobby] [data-action="choose"]');
  if ((await button.count()) === 0) return;
  await button.click();
  await page.getByRole('button', { name: /^Play with/ }).click();
  await button.waitFor({ state: 'detached' });
};

/** Takes the first seat that the invitation offers. */
const takeSeat = async (page: Page): Promise<void> => {
  await page
    .getByRole('button', { name: /Take this seat|^Play with/ })
    .first()
    .click();
  await page.waitForURL(/\/table\//);
};

/** The modules of the code on a page, from the bars it is drawn with. */
const modulesOn = async (page: Page): Promise<boolean[][]> => {
  const code = page.locator('[data-qr]');
  const size = Number(await code.getAttribute('data-qr'));
  const bars = (await code.locator('path').getAttribute('d')) ?? '';
  const modules = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  for (const [, x, y, width] of bars.matchAll(/M(\d+) (\d+)h(\d+)/g))
    modules[Number(y)]?.fill(true, Number(x), Number(x) + Number(width));
  return modules;
};

/** Gives the only seat back at a table or in a lobby, and lands at the invitation. */
const giveBack = async (page: Page): Promise<void> => {
  if ((await page.locator('[data-lobby]').count()) === 0)
    await page.getByRole('button', { name: /People at this table|^Invite$/ }).click();
  await page.locator('[data-action="give-back"]').click();
  await page.getByRole('dialog', { name: /^Give back the seat of/ }).waitFor();
  await page.locator('[data-action="give-back-yes"]').click();
  await page.waitForURL(/\/join\//);
};

const PARTS = ['[data-seat]', '[data-qr]', '[data-invite] button', '[data-lobby] [data-action="begin"]'];

/** What of a page leaves the screen or covers something else, at every size. */
const misfits = async (page: Page, parts: readonly string[]): Promise<string[]> => {
  const found: string[] = [];
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const problems = [...(await insideViewport(page, parts)), ...(await noOverlaps(page, parts))];
    found.push(...problems.map((problem) => `${size.width} x ${size.height}: ${problem}`));
  }
  await page.setViewportSize(WIDE);
  return found;
};

const atTable = async (page: Page): Promise<void> => {
  await page.locator('[data-lobby]').waitFor({ state: 'detached' });
  await page.locator('[data-table] main').waitFor();
};

describe.each(GAMES)('a lobby of $game', (game) => {
  let ann: Page;
  let bob: Page;

  beforeAll(async () => {
    ann = await person('Ann');
    bob = await person('Bob');
  });

  afterAll(async () => {
    for (const page of [ann, bob]) await page.context().close();
  });

  test('invites by link, code and name, and fits every screen with the button that begins', async () => {
    await openLobby(ann, game);
    expect(await problemsAtBothWidths(ann)).toEqual([]);
    await ann.getByText(/^Waiting for someone to take the seat of/).waitFor();
    await ann.getByText('A table of Ann').waitFor();
    expect(await misfits(ann, PARTS)).toEqual([]);
    const link = await linkIn(ann);
    expect(readQr(await modulesOn(ann))).toBe(link);

    await bob.goto(link);
    const invitation = await bob
      .getByRole('heading', { level: 1, name: /^Ann invites you to/ })
      .textContent();
    expect(invitation).toMatch(new RegExp(`^Ann invites you to ${game.title}: play .`));
    if (game.names[1] !== undefined) expect(invitation).toContain(game.names[1]);
    await bob
      .getByRole('button', { name: /Take this seat|^Play with/ })
      .first()
      .waitFor();
    expect(await problemsAtBothWidths(bob)).toEqual([]);
    expect(await misfits(bob, ['h1', '[data-take]'])).toEqual([]);
  });

  test('ends when everyone sits', async () => {
    await takeSeat(bob);
    await choose(ann);
    for (const page of [ann, bob]) await atTable(page);
  });

  test('lets a seat be given back in the running game, and taken again', async () => {
    await giveBack(bob);
    await bob.getByText('You gave this seat back.').waitFor();
    // The front page knows the way back too.
    await bob.goto(app.url);
    await bob.locator('[data-continue] [data-turn="left"]').click();
    await bob.getByText('You gave this seat back.').waitFor();
    // Nothing is left to choose: one press takes it.
    await bob.getByRole('button', { name: /Take this seat/ }).click();
    await bob.waitForURL(/\/table\//);
    await atTable(bob);
  });
});

test('a lobby for four fits a phone', async () => {
  const ann = await person('Ann');
  await openLobby(ann, { ...GAMES[0], players: 4 as 2 });
  expect(await misfits(ann, PARTS)).toEqual([]);
});

describe('the people of a lobby', () => {
  let ann: Page;

  beforeAll(async () => {
    ann = await person('Ann');
  });

  afterAll(() => ann.context().close());

  test('swap seats, and begin without the others', async () => {
    await openLobby(ann, GAMES[0]);
    await ann.getByRole('button', { name: 'Take the seat of Silent myself' }).click();
    // Everyone sits: the table is shown. The first seat is given back there, and the lobby asks for someone again.
    await ann.locator('[data-lobby]').waitFor({ state: 'detached' });
    await ann.getByRole('button', { name: 'People at this table' }).click();
    await ann.locator('[data-action="give-back"]').first().click();
    await ann.locator('[data-action="give-back-yes"]').click();
    await seat(ann, 0).filter({ hasText: 'Open seat' }).waitFor();
    await seat(ann, 1).filter({ hasText: 'You' }).waitFor();
    await ann.getByText('Waiting for someone to take the seat of Ironclad.').waitFor();
    await ann.locator('[data-lobby] [data-action="begin"]').click();
    await ann.locator('[data-lobby]').waitFor({ state: 'detached' });
    await ann.getByText('Waiting for someone to take the seat of Ironclad').first().waitFor();
    expect(await ann.getByText('Ironclad is choosing').count()).toBe(0);
  });

  test('let a bot take an empty seat, and are asked before the last one begins the game', async () => {
    for (const game of GAMES) {
      await openLobby(ann, game);
      await choose(ann);
      const letBot = ann.getByRole('button', { name: /Let a bot play/ });
      const asked = ann.getByRole('dialog', { name: 'Begin with a bot?' });
      await letBot.click();
      await asked.getByRole('button', { name: 'Keep the seat open' }).click();
      await asked.waitFor({ state: 'detached' });
      expect(await ann.locator('[data-lobby] [data-seat][data-open]').count()).toBe(1);
      await letBot.click();
      expect(await problemsAtBothWidths(ann)).toEqual([]);
      await ann.locator('[data-action="last-seat-yes"]').click();
      await ann.locator('[data-lobby]').waitFor({ state: 'detached' });
      await ann.getByRole('button', { name: 'People at this table' }).click();
      await ann
        .getByRole('dialog')
        .getByText(/a bot \(Master\)/)
        .waitFor();
    }
  });

  test('are told when someone else has taken the seat', async () => {
    const [bob, cid] = [await person('Bob'), await person('Cid')];
    await openLobby(ann, GAMES[0]);
    const link = await linkIn(ann);
    for (const page of [bob, cid]) await page.goto(link);
    for (const page of [bob, cid]) await page.getByRole('button', { name: /Silent/ }).waitFor();
    await takeSeat(bob);
    await cid.getByRole('button', { name: /Silent/ }).click();
    await cid.getByRole('alert').filter({ hasText: 'Someone else has just taken this seat.' }).waitFor();
    await cid.getByText('All seats at this table are taken.').waitFor();
  });

  test('share the link where the browser can', async () => {
    const sharer = await person('Ann');
    await sharer.addInitScript(() => {
      const shared: unknown[] = [];
      Object.assign(window, { shared });
      Object.defineProperty(navigator, 'share', { value: async (data: unknown) => void shared.push(data) });
    });
    await openLobby(sharer, GAMES[0]);
    await sharer.locator('[data-action="share"]').click();
    const shared = await sharer.evaluate(() => (window as unknown as { shared: { url: string }[] }).shared);
    expect(shared).toMatchObject([{ url: await linkIn(sharer) }]);
  });

  test('are offered notes for their turns, once', async () => {
    await openLobby(ann, GAMES[0]);
    const offer = ann.locator('[data-notify-offer]');
    await offer.getByRole('button', { name: 'Not now' }).click();
    await offer.waitFor({ state: 'detached' });
    await ann.reload();
    await ann.locator('[data-lobby] [data-qr]').waitFor();
    expect(await offer.count()).toBe(0);
  });
});

test('a position with an open seat is joined without a choice', async () => {
  const [ann, bob] = [await person('Ann'), await person('Bob')];
  const { table, invite } = await openTable(ann, app.url, {
    game: 'mystic-spires',
    setup: { decks: [null, null], position: { keepers: [{}, {}] } },
    seats: [{ holder: 'me' }, { holder: 'open' }],
  });
  await bob.goto(`${app.url}/join/${table}/${invite}`);
  await takeSeat(bob);
  await bob.locator('[data-table] main').waitFor();
});

describe('the front page of a person who comes back', () => {
  test('has games to continue above the fold at all sizes, yours first, without finished ones', async () => {
    const ann = await person('Ann');
    await openAt(ann, app.url, {
      players: [{ character: 'Watcher' }],
      ...{ enemies: [], climb: { act: 1, room: 'campfire' } },
    });
    await ann.getByRole('button', { name: 'Menu' }).click();
    await ann.getByRole('button', { name: 'Give up' }).click();
    await ann.locator('[data-action="give-up"]').click();
    await ann.locator('main[data-result="defeat"]').waitFor();
    await openTable(ann, app.url, {
      game: 'slay-the-spire',
      setup: { characters: ['Ironclad'], climb: {} },
      seats: [{ holder: 'me' }],
    });
    await openTable(ann, app.url, {
      game: 'mystic-spires',
      setup: { decks: ["Sleepers' Court", null] },
      seats: [{ holder: 'me' }, { holder: 'open' }],
    });
    await ann.goto(app.url);
    const lines = ann.locator('[data-continue] a');
    await expect.poll(() => lines.count()).toBe(2);
    expect(await lines.evaluateAll((all) => all.map((line) => (line as HTMLElement).dataset.turn))).toEqual([
      'mine',
      'open',
    ]);
    await lines.first().getByText('Slay the Spire').waitFor();
    await lines
      .first()
      .getByText(/Your turn/)
      .waitFor();
    expect(await problemsAtBothWidths(ann)).toEqual([]);
    for (const size of SIZES) {
      await ann.setViewportSize(size);
      const parts = ['[data-continue] a', '[data-action="sound"]', '[data-action="settings"]', 'h1'];
      expect([...(await insideViewport(ann, parts)), ...(await noOverlaps(ann, parts))]).toEqual([]);
    }
  });

  test('switches the sound on and opens the settings', async () => {
    const ann = await person('Ann');
    await ann.goto(app.url);
    const sound = ann.getByRole('switch', { name: 'Sound' });
    await sound.click();
    expect(await sound.getAttribute('aria-checked')).toBe('true');
    await ann.getByRole('button', { name: 'Settings' }).click();
    const dialog = ann.getByRole('dialog', { name: 'Settings' });
    expect(await dialog.getByRole('checkbox', { name: /^Sound Short/ }).isChecked()).toBe(true);
    await ann.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await ann.getByRole('link', { name: 'History' }).getAttribute('href')).toBe('/history');
  });
});
